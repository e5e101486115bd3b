// What services that a message names usually take and cost, where it says neither.

export interface ServiceFacts {
  minutes: number
  price: number
}

/** By the words of its name, the narrower first: minutes and price. */
const known: readonly (readonly [words: RegExp, minutes: number, price: number])[] = [
  [/\bcut\b.*\bbeard\b|\bbeard\b.*\bcut\b/i, 50, 41],
  [/\bblow[- ]?(?:dry|drying|out)\b/i, 35, 32],
  [/\b(?:highlights?|balayage|foils?)\b/i, 120, 118],
  [/\bcolou?r(?:ing|ed)?\b|\btint\b/i, 90, 74],
  [/\bperms?\b|\bextensions?\b/i, 120, 124],
  [/\b(?:kids|children|child)\p{L}*\b.*\bcut\b/iu, 25, 18],
  [/\b(?:hair ?)?cuts?\b|\btrim\b(?!.*\b(?:beard|nail))/i, 40, 38],
  [/\b(?:beard|moustache)\b/i, 20, 18],
  [/\bshav(?:e|ing)\b/i, 30, 28],
  [/\bwash(?:ing)?\b.*\bbrush|\bbath\b/i, 60, 38],
  [/\bwash(?:ing)?\b/i, 45, 32],
  [/\b(?:nail|claw)s? (?:trim|clip)\p{L}*/iu, 15, 12],
  [/\bgel\b/i, 60, 42],
  [/\bmanicures?\b/i, 40, 29],
  [/\bpedicures?\b/i, 50, 39],
  [/\b(?:eye)?(?:lash|brow)\p{L}*/iu, 45, 48],
  [/\bwax(?:ing)?\b|\bsugaring\b/i, 30, 27],
  [/\bfacials?\b|\bpeels?\b/i, 60, 64],
  [/\bmake-?up\b/i, 50, 55],
  [/\bhot stone\b|\bdeep tissue\b/i, 75, 88],
  [/\bmassages?\b/i, 60, 68],
  [/\bphysio\p{L}*|\bosteopath\p{L}*/iu, 45, 62],
  [/\btaping\b/i, 20, 22],
  [/\bacupunct\p{L}*/iu, 50, 70],
  [/\bsmall tattoos?\b/i, 60, 90],
  [/\blarge tattoos?\b|\bcover-?ups?\b/i, 240, 420],
  [/\btattoos?\b/i, 120, 180],
  [/\btouch-?ups?\b/i, 45, 40],
  [/\bpiercings?\b/i, 20, 45],
  [/\binspections?\b|\bcheck-?ups?\b|\bservicing\b/i, 45, 48],
  [/\bbrakes?\b|\bgears?\b|\bwheels?\b/i, 40, 35],
  [/\btyres?\b|\btires?\b|\bpunctures?\b/i, 20, 15],
  [/\boil\b/i, 30, 65],
  [/\bclean(?:ing|s)?\b/i, 45, 58],
  [/\bconsult\p{L}*|\badvice\b/iu, 30, 35],
  [/\blessons?\b/i, 45, 34],
]
const usual = { minutes: 45, price: 40 } as const

export function factsOfService(name: string): ServiceFacts {
  const [, minutes, price] = known.find(([words]) => words.test(name)) ?? []
  return { minutes: minutes ?? usual.minutes, price: price ?? usual.price }
}
