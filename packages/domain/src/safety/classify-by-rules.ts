import { harmRules } from './harm-rules.ts'

/** @returns what the text asks for that is not done here, in words; null for nearly everything */
export function findHarm(text: string): string | null {
  for (const sentence of sentencesOf(text)) {
    const rule = harmRules.find(({ asks, unless }) => asks.some((ask) => ask.test(sentence)) && !unless.test(sentence))
    if (rule !== undefined) return rule.harm
  }
  return null
}

/** Written apart or with look-alike letters it still says the same. */
function sentencesOf(text: string): string[] {
  return text
    .normalize('NFKC')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .toLowerCase()
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.replaceAll(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
}
