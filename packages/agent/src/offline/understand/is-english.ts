// Whether a message is written in the one language that these rules know.

const foreignWords =
  /\b(?:vorrei|ricette|della|gli|che|czy|dla|chcę|için|bir|och|för|jag|vill|und|mit|eine?[nrms]?|der|das|für|ich|möchte|bitte|avec|une|pour|les|des|veux|faire|con|una|para|los|las|quiero|een|voor|ik|wil|maak|um|uma|com|quero)\b/gi
const englishWords = /\b(?:the|with|and|for|an?|my|of|to|where|each|app|list|tracker|please|build|make|i|that)\b/gi

/** Rules that know English words only would guess at any other language. */
export function isEnglish(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return false
  const foreign = text.match(foreignWords)?.length ?? 0
  return foreign < 2 || foreign <= (text.match(englishWords)?.length ?? 0)
}
