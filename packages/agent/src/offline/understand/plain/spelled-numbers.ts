/** Small numbers as people write them out, by their words. */
export const spelledNumbers: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
}

/** @returns the number that was typed or written out; 0 for what is none */
export const numberTold = (told: string): number => spelledNumbers[told.toLowerCase()] ?? (Number(told) || 0)
