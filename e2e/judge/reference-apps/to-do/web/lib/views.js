export const shows = [
  { value: 'open', label: 'To do' },
  { value: 'done', label: 'Done' },
  { value: 'all', label: 'Everything' },
]

export const sorts = [
  { value: 'newest', label: 'Newest first' },
  { value: 'due', label: 'Due first' },
  { value: 'title', label: 'By name' },
]

/** The wish if it is one of the choices, else the first choice. */
export function pick(choices, wish) {
  return choices.some(({ value }) => value === wish) ? wish : choices[0].value
}
