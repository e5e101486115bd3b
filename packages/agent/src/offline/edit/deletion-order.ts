// Files that go are taken away from the top: one that another still names may not go yet (see `guards/guard-changes`).
import { namesAfterSlash } from '../../guards/guard-changes.ts'

type Files = Readonly<Record<string, string>>

/** The same paths, each before those that its text names. Files that name each other keep their order. */
export function fromTheTop(paths: readonly string[], files: Files): string[] {
  const ordered: string[] = []
  const waiting = [...paths]
  while (waiting.length > 0) {
    const next = waiting.findIndex((path) => waiting.every((other) => other === path || !names(files[other], path)))
    ordered.push(...waiting.splice(Math.max(next, 0), 1))
  }
  return ordered
}

function names(text: string | undefined, path: string): boolean {
  const name = path
    .split('/')
    .at(-1)
    ?.replace(/\.[jt]sx?$/, '')
  return name !== undefined && text !== undefined && namesAfterSlash(text, name)
}
