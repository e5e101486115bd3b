// The description in the root layout's metadata, which search results and shared links show.
import type { FileChange, FileTree } from '@joinery/contract/files'

const layouts = ['web/app/layout.jsx', 'web/app/layout.tsx']
const metadata = /(export\s+const\s+metadata\s*=\s*)\{([^{}]*)\}/
const described = /(\bdescription\s*:\s*)(?:'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`([^`$\\]*)`)/

/** Null where there is none that is written out. */
export function readDescription(files: FileTree): string | null {
  const [, , inside = ''] = metadata.exec(layoutOf(files)?.text ?? '') ?? []
  const found = described.exec(inside)
  const written = found?.[2] ?? found?.[3] ?? found?.[4]
  return written === undefined ? null : written.replaceAll(/\\(['"\\])/g, '$1')
}

/** Null where the layout has no metadata that is written out, but makes it as it runs. */
export function writeDescription(
  files: FileTree,
  { name, description }: { name: string; description: string },
): FileChange | null {
  const layout = layoutOf(files)
  if (layout === undefined) return null
  const { path, text } = layout
  const said = quote(description)
  const match = metadata.exec(text)
  if (match !== null) {
    const [whole, begin = '', inside = ''] = match
    const trimmed = inside.trim().replace(/,$/, '')
    const next = described.test(inside)
      ? inside.replace(described, (_, key: string) => `${key}${said}`)
      : ` ${trimmed}${trimmed === '' ? '' : ', '}description: ${said} `
    return { path, content: text.replace(whole, () => `${begin}{${next}}`) }
  }
  if (/\bmetadata\b/.test(text)) return null
  const imports = [...text.matchAll(/^import\b[^\n]*$/gm)].at(-1)
  const end = imports === undefined ? 0 : imports.index + imports[0].length + 1
  const line = `export const metadata = { title: ${quote(name)}, description: ${said} }\n`
  return {
    path,
    content: `${text.slice(0, end)}${end === 0 ? '' : '\n'}${line}\n${text.slice(end).replace(/^\n+/, '')}`,
  }
}

function layoutOf(files: FileTree): { path: string; text: string } | undefined {
  return layouts.flatMap((path) => (files[path] === undefined ? [] : [{ path, text: files[path] }]))[0]
}

function quote(text: string): string {
  const line = text
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll('\\', String.raw`\\`)
  return `'${line.replaceAll("'", String.raw`\'`)}'`
}
