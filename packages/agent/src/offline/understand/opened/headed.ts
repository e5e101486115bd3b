// Whether a message is about something, or speaks of it in passing: what it is about is said in its first words.

/** A wish of so many letters is of one thing; a longer one tells a story, which has readers of its own. */
const longestWish = 180
const firstWords = 60

/** Is what the words say the message's subject? */
export function isAbout(message: string, words: RegExp): boolean {
  const at = message.search(words)
  return (
    message.length <= longestWish &&
    at >= 0 &&
    at <= firstWords &&
    !/\b(?:with|plus)\b|\(|\/|:/i.test(message.slice(0, at))
  )
}
