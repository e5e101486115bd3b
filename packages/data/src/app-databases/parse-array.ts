// Postgres' text form of arrays: {1,NULL,"with \"quotes\"",{nested}}.

/** @param parse reads one element's text */
export function parseArray(text: string, parse: (text: string) => unknown): unknown[] {
  // An array that does not start at 1 says so in front: [0:2]={…}
  let index = text.indexOf('{') + 1

  function list(): unknown[] {
    const items: unknown[] = []
    for (;;) {
      const next = text[index]
      if (next === undefined) return items
      index += 1
      if (next === '}') return items
      if (next === ',') continue
      if (next === '{') items.push(list())
      else if (next === '"') items.push(parse(quoted()))
      else items.push(bare())
    }
  }
  function quoted(): string {
    let value = ''
    for (; index < text.length; index += 1) {
      if (text[index] === '"') break
      if (text[index] === '\\') index += 1
      value += text[index] ?? ''
    }
    index += 1
    return value
  }
  function bare(): unknown {
    const start = index - 1
    while (index < text.length && text[index] !== ',' && text[index] !== '}') index += 1
    const value = text.slice(start, index)
    return value === 'NULL' ? null : parse(value)
  }
  return list()
}
