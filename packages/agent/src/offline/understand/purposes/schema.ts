// A row of the tables of schemas: what is kept however it is asked for, found by words that stand together in the message.
import type { Part } from '../../brief.ts'
import type { Purpose, Records } from './purpose.ts'

/** What is no record that is kept, whatever else is said. */
export const other =
  /\b(?:web ?sites?|home ?pages?|landing pages?|calculators?|converters?|blogs?|portfolios?|chat ?bots?|countdowns?|timers?|stopwatch|flash ?cards?|online shop|web ?shop|(?:text|name|password|quote|idea|poem|letter|slogan|code|invoice|meme|password|random \w+) generators?|forums?|message boards?|guest ?books?)\b/i

/** Said to the composer where the part is done by people. */
const hints: Partial<Record<Part, (kind: string) => string>> = {
  signups: (kind) => `People sign up for a ${kind} with their name until no places are left.`,
  loans: (kind) => `Somebody borrows a ${kind} and gives it back; it shows who has it.`,
  likes: () => 'Everyone can vote for what they like.',
  ratings: () => 'Visitors rate them with stars and the average is shown.',
}

type Row = Pick<Purpose, 'saysNot' | 'beats'>

/**
 * @param says what the message holds, as `tells` puts it together
 * @param kept the records; of the message where they go by one of its words
 */
export function schema(
  says: RegExp | readonly RegExp[],
  kept: Records | ((message: string) => Records),
  { saysNot, beats }: Row = {},
): Purpose {
  return {
    id: typeof kept === 'function' ? 'kept' : kept.title,
    says: says instanceof RegExp ? [says] : says,
    saysNot: saysNot === undefined ? other : new RegExp(`${saysNot.source}|${other.source}`, 'iu'),
    ...(beats !== undefined && { beats }),
    records: ({ message }) => {
      const records = typeof kept === 'function' ? kept(message) : kept
      const hint =
        records.hint ?? records.parts?.map((part) => hints[part]?.(records.kind)).find((said) => said !== undefined)
      return hint === undefined ? records : { ...records, hint }
    },
  }
}

/** The word of a message that names what its records are of. */
export function nounOf(message: string, words: string, usual: string): string {
  return new RegExp(String.raw`\b(${words})(?:s|es)?\b`, 'iu').exec(message)?.[1]?.toLowerCase() ?? usual
}
