/** Reads what a note's form sent. @returns `{ note }` or `{ problem }` */
export function readNote(input) {
  const title = String(input.title ?? '').trim()
  const content = String(input.content ?? '').trim()
  if (title === '' || title.length > 120) return { problem: 'A note needs a title of up to 120 letters.' }
  if (content === '' || content.length > 5000) return { problem: 'A note needs some words, up to 5000 letters.' }
  return { note: { title, content } }
}
