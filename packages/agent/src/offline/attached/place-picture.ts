// A picture on the first page, above its heading.

/** Null where the page has no place that these rules know. */
export function placePicture(source: string, { url, alt }: { url: string; alt: string }): string | null {
  if (source.includes(url)) return source
  const lines = source.split('\n')
  const heading = lines.findIndex((line) => /^\s+<h1\b/.test(line))
  const main = lines.findIndex((line) => /^\s*(?:return )?<main\b[^>]*>\s*$/.test(line))
  const before = lines[heading - 1]?.trim() ?? ''
  // A heading that is all that is returned has nothing beside it.
  const at = heading > 0 && /[>}]$/.test(before) && !/[({]$/.test(before) ? heading : main + 1
  if (at <= 0) return null
  const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? ''
  const image = `${indent}<img src="${url}" alt="${alt}" className="mb-6 max-h-96 w-full rounded-surface object-cover" />`
  return [...lines.slice(0, at), image, ...lines.slice(at)].join('\n')
}

/** Words for people who do not see it, from the name of the file. */
export function altOf(fileName: string): string {
  const words = fileName
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return words.length === 0 ? 'Picture' : words.join(' ')
}
