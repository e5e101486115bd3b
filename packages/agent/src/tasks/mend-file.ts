// Texts that may compile, by what the compiler says of the one that does not. Whoever asks tries them.
import { posix } from 'node:path'

import type { Diagnostic, FileTree } from '@joinery/contract/files'

import { mendSyntax, withoutFences } from './mend-syntax.ts'
import { nearest } from './nearest.ts'
import type { Mended } from './task-rules.ts'

interface Broken {
  files: FileTree
  path: string
  text: string
  problems: readonly Diagnostic[]
}

export function mendFile(broken: Broken): Mended[] {
  const { path, problems, text } = broken
  const found = problems
    .filter(({ file, severity }) => file === path && severity === 'error')
    .flatMap((problem) => mend(broken, problem))
  const seen = new Set([text])
  return found.filter(({ text: mended }) => !seen.has(mended) && seen.add(mended))
}

function mend(broken: Broken, problem: Diagnostic): Mended[] {
  const { text } = broken
  switch (problem.code) {
    case 'compile.syntax':
      return mendSyntax(broken.path, text, problem)
    case 'compile.unresolved_import':
      return mendPath(broken, problem)
    case 'compile.unknown_package':
      return mendPackage(text, problem)
    case 'compile.missing_export':
      return mendExport(broken, problem)
    case 'compile.document_element':
      return [
        {
          text: text
            .replaceAll(/<head\b[^>]*>[\s\S]*?<\/head>/g, '')
            .replaceAll(/<\/?(?:html|body|head)\b[^>]*>/g, (tag) => (tag.startsWith('</') ? '</>' : '<>')),
          note: 'Took out the elements of the document: pages are drawn inside its body.',
        },
      ]
    case 'compile.async_component':
      return [
        {
          text: text.replace(/export default async function/, 'export default function'),
          note: 'The component is not async any more: data is loaded in page.server.js.',
        },
      ]
    case 'design.tokens':
      return [{ text: text.replaceAll(/,(\s*[}\]])/g, '$1'), note: 'Took out a comma before a closing bracket.' }]
    default:
      return withoutFences(text)
  }
}

/** The file that was probably meant: the same name in another folder, or a name that nearly fits. */
function mendPath({ files, path, text }: Broken, { message }: Diagnostic): Mended[] {
  const specifier = /"([^"]+)"/.exec(message)?.[1]
  if (specifier === undefined) return []
  const wanted = bareOf(specifier.replace(/^@\//, 'web/'))
  const importable = Object.keys(files).filter((each) => /^web\/.*\.(?:[jt]sx?|json|css)$/.test(each) && each !== path)
  const bases = importable.map((each) => posix.basename(bareOf(each)))
  const base = posix.basename(wanted)
  const meant = bases.includes(base) ? base : nearest(base, bases)
  return importable
    .filter((each) => posix.basename(bareOf(each)) === meant)
    .slice(0, 3)
    .map((each) => {
      const alias = `@/${bareOf(each).replace(/^web\//, '')}`
      return {
        text: text.replaceAll(quoted(specifier), `'${alias}'`),
        note: `The import “${specifier}” became “${alias}”.`,
      }
    })
}

function bareOf(path: string): string {
  return path.replace(/\.(?:[jt]sx?)$/, '')
}

const otherPackages: readonly (readonly [RegExp, (text: string, name: string) => string, string])[] = [
  [
    /^(?:react-router-dom|react-router|next\/link)$/,
    (text, name) =>
      text
        .replace(importOf(name), "import { Link } from '@joinery/app-kit'\n")
        .replaceAll(/(<(?:Nav)?Link\b[^>]*?)\bto=/g, '$1href=')
        .replaceAll(/<(\/?)NavLink\b/g, '<$1Link'),
    '“Link” comes from @joinery/app-kit.',
  ],
  [
    /^next\/(?:navigation|router)$/,
    (text, name) =>
      text
        .replace(importOf(name), "import { useRouter } from '@joinery/app-kit'\n")
        .replaceAll(/\brouter\.(?:push|replace)\(/g, 'router.navigate('),
    '“useRouter” comes from @joinery/app-kit.',
  ],
  [
    /^next\/image$/,
    (text, name) =>
      text
        .replace(importOf(name), '')
        .replaceAll(/<Image\b/g, '<img')
        .replaceAll(/<\/Image>/g, ''),
    'Pictures are plain <img> elements.',
  ],
  [
    /^(?:next\/head|server-only|client-only)$/,
    (text, name) => text.replace(importOf(name), ''),
    'An import that is not needed here was taken out.',
  ],
  [
    /^(?:classnames|tailwind-merge|class-variance-authority)$/,
    (text, name) => text.replaceAll(quoted(name), "'clsx'"),
    'Class names are joined by clsx.',
  ],
  [
    /^(?:lucide|lucide-react\/.+)$/,
    (text, name) => text.replaceAll(quoted(name), "'lucide-react'"),
    'Icons come from lucide-react.',
  ],
]

function mendPackage(text: string, { message }: Diagnostic): Mended[] {
  const name = /"([^"]+)"/.exec(message)?.[1]
  if (name === undefined) return []
  const known = otherPackages.filter(([pattern]) => pattern.test(name))
  if (known.length > 0) return known.map(([, mendText, note]) => ({ text: mendText(text, name), note }))
  // An import whose names nobody uses may go.
  const names = namesOf(importOf(name).exec(text)?.[0] ?? '')
  const rest = text.replace(importOf(name), '')
  const isUnused = names.every((each) => !new RegExp(String.raw`\b${each}\b`).test(rest))
  return isUnused ? [{ text: rest, note: `“${name}” is not available, and nothing of it was used.` }] : []
}

function mendExport({ files, text }: Broken, { message }: Diagnostic): Mended[] {
  const match = /^(\S+) (?:has no (default) export|does not export "([^"]+)")/.exec(message)
  const [, where = '', isDefault, name = ''] = match ?? []
  const target = files[where]
  if (target === undefined) return iconInstead(text, name, where)
  const exported = exportsOf(target)
  if (isDefault !== undefined) {
    return [...text.matchAll(/import\s+(\w+)(\s+from\s+['"][^'"]+['"])/g)].flatMap(([whole, local = '', from = '']) => {
      const meant = exported.includes(local) ? local : exported.length === 1 ? exported[0] : nearest(local, exported)
      if (meant === undefined || meant === null || !mayBe(from, where)) return []
      const named = meant === local ? `{ ${local} }` : `{ ${meant} as ${local} }`
      return [{ text: text.replace(whole, `import ${named}${from}`), note: `${where} exports “${meant}” by its name.` }]
    })
  }
  const mended: Mended[] = []
  const meant = nearest(name, exported)
  if (meant !== null) {
    const asBefore = new RegExp(String.raw`(import\s+[^;]*?\{[^}]*?)\b${name}\b(?!\s+as)`)
    mended.push({
      text: text.replace(asBefore, `$1${meant} as ${name}`),
      note: `“${name}” is called “${meant}” in ${where}.`,
    })
  }
  if (/export default/.test(target)) {
    const alone = new RegExp(String.raw`import\s+\{\s*${name}\s*\}(\s+from)`)
    mended.push({ text: text.replace(alone, `import ${name}$1`), note: `${where} exports it as its default.` })
  }
  return mended
}

function mayBe(from: string, path: string): boolean {
  const specifier = /['"]([^'"]+)['"]/.exec(from)?.[1] ?? ''
  return (
    posix.basename(bareOf(specifier)) === posix.basename(bareOf(path)) ||
    path.includes(`${posix.basename(specifier)}/index.`)
  )
}

/** An icon that is not there is shown as a plain circle, and said. */
function iconInstead(text: string, name: string, where: string): Mended[] {
  if (!where.includes('lucide') || !/^[A-Z]\w+$/.test(name)) return []
  const as = new RegExp(String.raw`(import\s*\{[^}]*?)\b${name}\b(?!\s+as)([^}]*\}\s*from\s*['"]lucide-react['"])`)
  return [
    { text: text.replace(as, `$1Circle as ${name}$2`), note: `There is no icon “${name}”: a circle stands in for it.` },
  ]
}

function exportsOf(text: string): string[] {
  const declared = [...text.matchAll(/export\s+(?:async\s+)?(?:function\*?|const|let|class)\s+(\w+)/g)].map(
    ([, name = '']) => name,
  )
  const listed = [...text.matchAll(/export\s*\{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(',').map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  )
  return [...declared, ...listed].filter((name) => name !== '' && name !== 'default')
}

function importOf(name: string): RegExp {
  return new RegExp(String.raw`^import\s+[^;'"]*?(?:from\s+)?['"]${escaped(name)}['"];?[ \t]*\n?`, 'm')
}

function namesOf(statement: string): string[] {
  const names = /import\s+([\s\S]*?)\s+from/.exec(statement)?.[1] ?? ''
  return names
    .split(/[{},]/)
    .map(
      (name) =>
        name
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    )
    .filter((name) => /^\w+$/.test(name))
}

function quoted(specifier: string): RegExp {
  return new RegExp(String.raw`(['"])${escaped(specifier)}\1`, 'g')
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
