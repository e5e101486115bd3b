// How a text may sound: the words for it, and what they are chosen under. Both are evidence only, and no list of all.
import { sensesOfNoun } from '../../lexicon/noun-senses.ts'

/** What the way in which something is said goes by. */
export const soundNoun = String.raw`tones?(?: of voice)?|moods?|styles?|voices?|manners?|vibes?|feelings?|wordings?|phrasings?|registers?|attitudes?|spirits?|humou?rs?|temperaments?|touch|tonalit(?:y|ies)|personalit(?:y|ies)|dictions?`
/** What else is chosen of a few. */
export const sortNoun = String.raw`genres?|occasions?|events?|seasons?|lengths?|languages?|platforms?|channels?|networks?|audiences?|target groups?|themes?|categor(?:y|ies)|kinds?|sorts?|formats?|sizes?|ages?|age groups?|roles?|relationships?|relations?|holidays?|purposes?|formalit(?:y|ies)|recipients?`

const tones = new Set(
  'funny serious formal informal casual playful warm dry witty sarcastic ironic romantic poetic bold elegant cheeky classy friendly professional humorous touching sincere solemn cheerful heartfelt sober plain loud calm edgy quirky silly epic dark dreamy luxurious cosy cozy rustic modern punchy gentle tender festive nostalgic emotional sentimental inspiring motivational mysterious mystical dramatic grumpy angry polite firm kind honest charming pushy neutral factual matter-of-fact light-hearted lighthearted enthusiastic confident minimalist simple sweet sassy snarky laid-back relaxed upbeat energetic comforting hearty boastful refined scholarly down-to-earth sensual chill nerdy merciless wild noble crisp proud modest shy young old-fashioned traditional fresh rude harsh soft cool fierce happy sad short long brief detailed businesslike dignified hopeful joyful clever cute posh strict furious sharp smooth rough tough raw cold hot quiet light heavy deep shameless blunt hip trendy retro vintage urban folksy rebellious zen hypnotic lyrical literary scientific technical persuasive salesy ceremonious irreverent whimsical wistful wry deadpan earnest jolly merry spooky creepy gothic pirate shakespearean breezy snappy catchy stern absurd wholesome comical heart-rending flattering flowery grovelling welcoming urgent regal brisk giggly sleepy chatty earthy goofy folksy rhyming exclusive inviting personal neat cheesy trashy corny'.split(
    ' ',
  ),
)

function isThing(word: string): boolean {
  const known = sensesOfNoun(word)
  return known !== null && (known.share >= 5 || known.senses[0] === 'communication')
}

/** Does a word say how something sounds, as far as its form tells? */
export function soundsLikeTone(words: string): boolean {
  const last = words.toLowerCase().trim().split(/\s+/).at(-1) ?? ''
  return (
    tones.has(words.toLowerCase().trim()) ||
    tones.has(last) ||
    // A dish, a clinic and Turkish are things of their own.
    (/^[\p{L}-]{3,}(?:ful|ous|ish|ic|less|esque|hearted|minded)$/u.test(last) && !isThing(last))
  )
}

/** What may be chosen where nobody lists it. */
const usualChoices: readonly [RegExp, string][] = [
  [
    new RegExp(String.raw`\b(?:${soundNoun})$`, 'i'),
    'friendly, funny, playful, serious, formal, professional, casual, warm, bold, elegant',
  ],
  [/\blengths?$/i, 'short, medium, long'],
  [/\bsizes?$/i, 'short, medium, long'],
  [/\b(?:occasions?|events?)$/i, 'birthday, wedding, anniversary, graduation, retirement, farewell, Christmas'],
  [/\blanguages?$/i, 'English, German, French, Spanish'],
  [/\b(?:platforms?|channels?|networks?)$/i, 'Instagram, Facebook, LinkedIn, TikTok, X'],
  [/\bgenres?$/i, 'fantasy, crime, romance, science fiction, horror, comedy'],
  [/\bseasons?$/i, 'spring, summer, autumn, winter'],
]

export function usualOptions(noun: string): string[] | undefined {
  return usualChoices.find(([says]) => says.test(noun))?.[1].split(', ')
}
