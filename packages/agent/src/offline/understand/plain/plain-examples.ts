// "People who do old crafts: a basket weaver, two blacksmiths, a lady who makes brooms and so on": whoever is only named for
// an example is no fact of what is kept.

const examples =
  /\s*(?::|,? (?:such as|like|for example|e\.g\.))\s*(?:an?|two|three|four|some|the) [^.:;()?!]{6,160}?,?\s*(?:and so (?:on|forth)|and the like|etc\.?|and (?:many )?others)(?=\s*(?:[.;]|$))/giu

export const withoutExamples = (message: string): string => message.replace(examples, '')
