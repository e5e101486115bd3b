// The files that came with a request, as they stand in the prompt (attachments/attached-files.ts).

export interface AttachedText {
  name: string
  mediaType: string
  /** Under this address apps show a picture; null for other files. */
  url: string | null
  text: string | null
}

/** @param texts of the request's message */
export function readAttachedTexts(texts: readonly string[]): AttachedText[] {
  const told = texts.find((text) => text.startsWith('The person attached these files.'))
  if (told === undefined) return []
  return [...told.matchAll(/^File (\d+): (.+?) \(([\w.+-]+\/[\w.+-]+), \d+ kB\)(.*)$/gm)].map(
    ([, place = '', name = '', mediaType = '', rest = '']) => ({
      name,
      mediaType,
      url: /An app shows it under (\S+)/.exec(rest)?.[1] ?? null,
      text: new RegExp(`<file-${place}>\\n([\\s\\S]*?)\\n</file-${place}>`).exec(told)?.[1] ?? null,
    }),
  )
}
