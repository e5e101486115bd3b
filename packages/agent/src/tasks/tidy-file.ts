// Makes a file easier to read without changing what it does: imports, classes that are written out again and again, space.

interface Tidied {
  text: string
  notes: string[]
}

const code = /\.[jt]sx?$/

export function tidyFile({ path, text }: { path: string; text: string }): Tidied {
  const steps = code.test(path) ? [tidyImports, nameClasses, tidySpace] : [tidySpace]
  let tidied: Tidied = { text, notes: [] }
  for (const step of steps) {
    const next = step(tidied.text)
    tidied = { text: next.text, notes: [...tidied.notes, ...next.notes] }
  }
  return tidied
}

interface ImportLine {
  whole: string
  from: string
  default: string | null
  names: string[]
}

const importLine = /^import\s+(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*(['"])([^'"]+)\3;?[ \t]*$/gm

function tidyImports(text: string): Tidied {
  const found = [...text.matchAll(importLine)].map(([whole, main, names, , from = '']): ImportLine => ({
    whole,
    from,
    default: main ?? null,
    names: (names ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  }))
  // A name in a type or comment counts as used: what is not certain stays.
  const rest = found.reduce((left, { whole }) => left.replace(whole, ''), text)
  const isUsed = (name: string) =>
    new RegExp(
      String.raw`(?<![\w$])${
        name
          .split(/\s+as\s+/)
          .at(-1)
          ?.replace(/^type\s+/, '') ?? ''
      }(?![\w$])`,
    ).test(rest)
  const notes: string[] = []
  let next = text
  const byFrom = new Map<string, ImportLine>()
  for (const line of found) {
    const unused = [...(line.default === null ? [] : [line.default]), ...line.names].filter((name) => !isUsed(name))
    if (unused.length > 0)
      notes.push(
        `Took out ${unused.join(', ')} of “${line.from}”: nothing uses ${unused.length === 1 ? 'it' : 'them'}.`,
      )
    const kept = {
      ...line,
      default: line.default !== null && isUsed(line.default) ? line.default : null,
      names: line.names.filter(isUsed),
    }
    const before = byFrom.get(line.from)
    const mayJoin = before !== undefined && (before.default === null || kept.default === null)
    if (mayJoin) {
      const joined = {
        ...before,
        default: before.default ?? kept.default,
        names: [...new Set([...before.names, ...kept.names])],
      }
      next = next.replace(`${line.whole}\n`, '').replace(before.whole, written(joined))
      byFrom.set(line.from, { ...joined, whole: written(joined) })
      notes.push(`Joined the imports of “${line.from}”.`)
    } else {
      const nextLine = written(kept)
      next =
        nextLine === ''
          ? next.replace(`${line.whole}\n`, '')
          : unused.length === 0
            ? next
            : next.replace(line.whole, nextLine)
      if (nextLine !== '') byFrom.set(line.from, { ...kept, whole: unused.length === 0 ? line.whole : nextLine })
    }
  }
  return { text: next, notes }
}

function written({ default: main, names, from }: ImportLine): string {
  const parts = [...(main === null ? [] : [main]), ...(names.length === 0 ? [] : [`{ ${names.join(', ')} }`])]
  return parts.length === 0 ? '' : `import ${parts.join(', ')} from '${from}'`
}

const longClass = 40
const oftenEnough = 3

/** The same long list of classes, written out three times or more, gets a name. */
function nameClasses(text: string): Tidied {
  const counts = new Map<string, { count: number; tag: string }>()
  for (const [, tag = '', classes = ''] of text.matchAll(/<([\w.]+)\b[^<>]*?\bclassName="([^"{}]+)"/g)) {
    if (classes.length < longClass) continue
    const known = counts.get(classes)
    counts.set(classes, { count: (known?.count ?? 0) + 1, tag: known?.tag ?? tag })
  }
  const often = [...counts].filter(([, { count }]) => count >= oftenEnough)
  const notes: string[] = []
  let next = text
  const constants: string[] = []
  for (const [classes, { count, tag }] of often) {
    const name = freeName(next, `${tag.replaceAll(/\W/g, '').toLowerCase()}Class`)
    next = next.replaceAll(`className="${classes}"`, `className={${name}}`)
    constants.push(`const ${name} = '${classes.replaceAll("'", String.raw`\'`)}'`)
    notes.push(`Named the classes of ${count} <${tag}> elements “${name}”.`)
  }
  if (constants.length === 0) return { text, notes }
  const imports = [...next.matchAll(/^import\b[^\n]*(?:\n[^\n]*from\s*['"][^'"\n]+['"];?)?$/gm)].at(-1)
  const end = imports === undefined ? 0 : imports.index + imports[0].length
  const before = next.slice(0, end)
  return { text: `${before}${end === 0 ? '' : '\n\n'}${constants.join('\n')}\n${next.slice(end)}`, notes }
}

function freeName(text: string, wanted: string): string {
  let name = wanted
  for (let count = 2; new RegExp(String.raw`\b${name}\b`).test(text); count += 1) name = `${wanted}${count}`
  return name
}

function tidySpace(text: string): Tidied {
  const next = `${text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()}\n`
  return { text: next, notes: next === text ? [] : ['Took out space that nobody needs.'] }
}
