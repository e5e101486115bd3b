// What the name of a record is asked for as, where nobody said it.
const titleLabels: Readonly<Record<string, string>> = {
  notes: 'Title',
  tasks: 'Title',
  recipes: 'Title',
  books: 'Title',
  films: 'Title',
  works: 'Title',
  photos: 'Title',
  posts: 'Title',
  expenses: 'What',
  workouts: 'Activity',
  events: 'Title',
  tickets: 'Title',
}

/** A painting has a title whatever subject it is counted to. */
const titled =
  /(?:^|\s)(?:works?|artwork|painting|drawing|print|photo|photograph|poem|story|piece|sculpture|album|song|track|vinyl|record|cd|lp)$/

export function titleLabelOf(topic: string, singular = ''): string {
  return titled.test(singular) ? 'Title' : (titleLabels[topic] ?? 'Name')
}
