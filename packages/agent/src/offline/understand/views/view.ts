// What somebody wants to see or find of their records, as one of the things that a list can do.

export type View =
  /** What is past its day and still open, or comes next; `every` where it says how often something is to be done. */
  | { sort: 'due'; said: string; isLate: boolean; every?: string }
  /** A tick: "Paid", "Read", "To sell". What is not ticked comes first; it is hidden at first once it is over. */
  | { sort: 'mark'; said: string; label: string; isHidden: boolean }
  /** What is open, whatever tells that here. */
  | { sort: 'open'; said: string }
  /** What there is too little of: below so many, where a number was said. */
  | { sort: 'low'; said: string; least: number | null }
  /** One number over all of them; `isOpen` of those that are not paid. */
  | { sort: 'total'; said: string; isOpen: boolean }
  /** A number for each of something: a month, a person, a place. */
  | { sort: 'per'; said: string; by: string; isCount: boolean }
  | { sort: 'order'; said: string; first: string }
  | { sort: 'narrow'; said: string; by: string }
  | { sort: 'group'; said: string; by: string }
  /** Who has it now. */
  | { sort: 'holder'; said: string }
  /** What most people want comes first. */
  | { sort: 'liked'; said: string }
  /** How far each has come. */
  | { sort: 'stage'; said: string }
  /** A number that was asked for in so many words. */
  | { sort: 'figure'; said: string }
  /** Something else that is to be seen: no list shows it. */
  | { sort: 'other'; said: string }
  | { sort: 'find'; said: string }
  | { sort: 'chart'; said: string }
  | { sort: 'print'; said: string }
  /** Nothing runs while nobody looks: the day stands first instead. */
  | { sort: 'remind'; said: string }
