// A text that a field's `pattern` accepts: candidates first, then one built from the pattern itself.

/** @returns null when the pattern is beyond this small builder */
export function valueForPattern(pattern: string, candidates: readonly string[], seed: number): string | null {
  const rule = compile(pattern)
  if (rule === null) return candidates[0] ?? null
  const fitting = candidates.find((candidate) => rule.test(candidate))
  if (fitting !== undefined) return fitting
  const built = buildFrom(pattern, seed)
  return built !== null && rule.test(built) ? built : null
}

function compile(pattern: string): RegExp | null {
  try {
    return new RegExp(`^(?:${pattern})$`, 'v')
  } catch {
    return null
  }
}

/** Understands literals, classes, groups, alternatives (the first) and counts. */
function buildFrom(pattern: string, seed: number): string | null {
  let at = 0
  let turn = seed

  function pick(letters: string): string {
    turn += 7
    return letters[turn % letters.length] ?? letters
  }

  function sequence(): string | null {
    let text = ''
    let isChosen = true
    while (at < pattern.length && pattern[at] !== ')') {
      if (pattern[at] === '|') {
        at += 1
        isChosen = false
        continue
      }
      const atom = readAtom()
      if (atom === null) return null
      const count = readCount()
      if (isChosen) for (let n = 0; n < count; n += 1) text += atom()
    }
    return text
  }

  function readAtom(): (() => string) | null {
    const letter = pattern[at] ?? ''
    at += 1
    if (letter === '^' || letter === '$') return () => ''
    if (letter === '(') {
      if (pattern.startsWith('?', at)) {
        const opening = /^\?(?::|<\w+>)/.exec(pattern.slice(at))
        if (opening === null) return null
        at += opening[0].length
      }
      const inner = sequence()
      at += 1
      return inner === null ? null : () => inner
    }
    if (letter === '[') return readClass()
    if (letter === '.') return () => pick('abcdefgh')
    if (letter === '\\') return readEscape()
    return () => letter
  }

  function readEscape(): () => string {
    const letter = pattern[at] ?? ''
    at += 1
    if (letter === 'd') return () => pick('123456789')
    if (letter === 'w') return () => pick('abcdefgh')
    if (letter === 's') return () => ' '
    return () => letter
  }

  function readClass(): (() => string) | null {
    const end = pattern.indexOf(']', at + 1)
    const body = pattern.slice(at, end)
    at = end + 1
    if (end < 0 || body.startsWith('^')) return null
    const letters = body
      .replaceAll(String.raw`\d`, '1-9')
      .replaceAll(String.raw`\w`, 'a-z')
      .replaceAll(/(.)-(.)/g, (_, from: string, to: string) => between(from, to))
      .replaceAll('\\', '')
    return letters === '' ? null : () => pick(letters.replaceAll(/[\s-]/g, '') || letters)
  }

  function readCount(): number {
    const counted = /^(?:\{(\d+)(?:,\d*)?\}|[*+?])/.exec(pattern.slice(at))
    if (counted === null) return 1
    at += counted[0].length
    if (counted[1] !== undefined) return Number(counted[1])
    return counted[0] === '+' ? 3 : 0
  }

  const text = sequence()
  return at >= pattern.length ? text : null
}

function between(from: string, to: string): string {
  const first = from.codePointAt(0) ?? 0
  const last = to.codePointAt(0) ?? first
  return Array.from({ length: Math.max(1, Math.min(last - first + 1, 64)) }, (_, n) =>
    String.fromCodePoint(first + n),
  ).join('')
}
