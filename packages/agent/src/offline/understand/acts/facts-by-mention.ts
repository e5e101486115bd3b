// The facts that somebody notes of a thing because the message speaks of them, in whatever part of a sentence.
export interface Mention {
  /** As the tables of purposes write it: "photo (picture)". */
  fact: string
  /** What speaks of it; without it the fact goes without saying. */
  said?: RegExp
}

/** @returns the facts as one list, each once */
export function factsByMention(message: string, mentions: readonly Mention[]): string {
  return mentions
    .filter(({ said }) => said === undefined || said.test(message))
    .map(({ fact }) => fact)
    .join(', ')
}
