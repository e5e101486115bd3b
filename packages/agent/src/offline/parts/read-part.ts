// Parts that are the same in every app are real files under `files/<part>`, with `{{marks}}` where an app's own words go.
import { readFileSync, readdirSync } from 'node:fs'

const folder = new URL('./files/', import.meta.url)
const parts = new Map<string, Readonly<Record<string, string>>>()

function readFiles(part: string): Readonly<Record<string, string>> {
  const root = new URL(`${part}/`, folder)
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.txt'))
  return Object.fromEntries(
    paths
      .toSorted()
      .map((path) => [path.replaceAll('\\', '/').replace(/\.txt$/, ''), readFileSync(new URL(path, root), 'utf8')]),
  )
}

/**
 * The files of a part with its marks filled in; marks also stand in paths, as `__mark__`.
 *
 * @throws when a file has a mark that is not given: a part with a hole must not reach an app
 */
export function readPart(part: string, marks: Readonly<Record<string, string>> = {}): Record<string, string> {
  const files = parts.get(part) ?? readFiles(part)
  parts.set(part, files)
  const fill = (text: string) =>
    text.replace(/\{\{([a-zA-Z]+)\}\}/g, (_, mark: string) => {
      const value = marks[mark]
      if (value === undefined) throw new Error(`The part ${part} has no value for ${mark}`)
      return value
    })
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path.replace(/__([a-zA-Z]+)__/g, (_, mark: string) => marks[mark] ?? mark),
      fill(text),
    ]),
  )
}
