// Two kinds of which the one belongs to the other, as the readers of this room tell them.
export interface Kind {
  noun: string
  /** Its facts in the person's words, those that it usually has where none is told. */
  facts: string[]
}

export interface Pair {
  parent: Kind
  child: Kind
  /** Which of them the app is about. */
  main: 'parent' | 'child'
  /** What was named of the parents: "boiler, roof, windows". */
  rows: string[]
  /** Whether a child with a day and a text of its own is as good, whatever else is told. */
  isLoose: boolean
  /** Whether it is of things that are looked after, by whatever noun they go. */
  isOfThings: boolean
  /** Whether nothing says that the two are apart: facts of one list may be just that. */
  isOneList: boolean
  /** Whether such an option says what is done. */
  isSort: (option: string) => boolean
  /** Whether a fact so called is none: it says what the record belongs to. */
  isStray: (label: string, side: 'parent' | 'child') => boolean
  /** Whether a kind so called stands for the child as well. */
  isAlike: (noun: string) => boolean
}
