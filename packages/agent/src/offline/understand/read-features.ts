// Wishes that this builder cannot fulfil yet, and kinds of app it does not make; said plainly instead of left out silently.
export const hidingDrafts = 'hiding drafts from visitors'
export const matching = 'matches of two people who like each other, and messages between them'
export const putDown = 'putting oneself down for a place, and closing it when it is full'
export const ranked = 'a ranking of people by what they added up'
export const workedOut = 'values worked out from other fields of a record'
export const privateMessages = 'private messages from one person to another'
const unsupportedFeatures: [RegExp, string][] = [
  [
    /\b(?:payments?|stripe|paypal|pay online|credit card)\b(?! method)(?=.*\b(?:online|stripe|paypal|card|process|accept|take)\b)|\b(?:accept|take|process) payments?\b|\bstripe\b|\bpaypal\b/i,
    'taking payments (orders are stored, money is not moved)',
  ],
  [/\b(?:gps|live location)\b/i, 'following where a device is'],
  [
    /\b(?:reminds? me|reminders|notifications?|notify|push messages?|send(?:s|ing)? (?:an? )?e-?mails?|e-?mails? me|sends? me|sms)\b/i,
    'reminders and messages, because nothing runs while nobody looks',
  ],
  [/\b(?:drag and drop|drag)\b/i, 'dragging (things move by choosing where to)'],
  [/\b(?:pdf)\b/i, 'PDF files'],
  [/\b(?:like each other|both like|it['’]?s a match|mutual(?:ly)? like|is a match|matches? when)\b/i, matching],
  [
    /\b(?:private|direct|personal) messages?\b|\bdms?\b|\bmessage each other\b|\bwrite (?:to )?each other\b|\bmessages? (?:between|to each other)\b|\bsend (?:each other|one another|another \p{L}+) (?:an? )?messages?\b/iu,
    privateMessages,
  ],
  [
    /\bsign(?:s|ing)? up for (?:an?|the|one|some) (?:shift|event|class|workshop|slot|place|ride|match|session|game|trip)\b|\bwhen (?:it|a \p{L}+|the \p{L}+|one) is full\b|\bfully booked\b|\bwaiting list\b/iu,
    putDown,
  ],
  [/\bleader ?board\b|\branking\b(?! field)/i, ranked],
  [/\bdrafts?\b[^.;]{0,40}\b(?:nobody|hidden|not visible|only (?:i|me|visible|seen)|private)\b/i, hidingDrafts],
  [/\b(?:multi-?language|several languages)\b/i, 'several languages'],
  [/\b(?:android|ios app|iphone app|app store)\b/i, 'a phone app (the web app works on phones)'],
  [
    /\b(?:stock prices?|live (?:data|prices?|rates?)|real-?time (?:data|prices?)|api integration|exchange rates?)\b(?! ?(?:field|column))/i,
    'data from other services',
  ],
  [
    /\bwarn(?:s|ings?)?\b|\bhighlight(?:s|ed)?\b|\bturns? red\b|\bgets? an? \p{L}+ (?:["“][^"”]*["”] )?(?:label|badge|mark)\b|\b(?:running|runs) low\b/iu,
    'warnings and marks that follow from a date or a number',
  ],
  [/\bwork(?:s|ed)? out the (?!total|sum|balance)\p{L}+ of (?:the|each|every|a)\b/iu, workedOut],
]

/** Wishes in the sentence that will be missing from the app. */
export function readUnsupported(text: string): string[] {
  return unsupportedFeatures.filter(([pattern]) => pattern.test(text)).map(([, words]) => words)
}

const otherKinds: [RegExp, string][] = [
  [
    /\b(?:tetris|chess (?:game|app|board|engine|against|online)|(?:play|game of|build|make|create)(?: an?)? chess|pong|platformer|(?:3d|multi-?player|racing|shooting|strategy|role-?playing) game|video game(?! (?:collection|list|log|tracker|library|backlog|catalog)))\b/i,
    'a game of that sort',
  ],
  [/\bchat ?bot\b/i, 'a chatbot'],
  [
    /\b(?:video call app|(?:uber|airbnb|youtube|whatsapp|netflix|spotify) clone|video player|music player|drawing app|photo editor|image editor)\b/i,
    'that kind of app',
  ],
  [/\b(?:news app)\b/i, 'an app fed by other services'],
]

/** A kind of app this builder does not make, in words; null when the sentence can be read as records. */
export function readOtherKind(text: string): string | null {
  return otherKinds.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
