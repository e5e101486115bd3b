// Finds the opening tags in JSX source by reading it once: enough to check attributes, without a parser.

export interface JsxTag {
  name: string
  start: number
  /** Attribute → source of its value: quotes are gone, braces stay; null without a value. */
  attributes: ReadonlyMap<string, string | null>
  /** `{...props}`: any attribute may come from there. */
  hasSpread: boolean
}

/** The opening tags of a source text, in order. What stands in comments and strings does not count. */
export function readJsxTags(source: string): JsxTag[] {
  const reader = new JsxReader(source)
  reader.readCode()
  return reader.tags
}

const expressionKeywords = /(?:^|[^\w$.])(?:return|default|case|typeof|yield|await|do|else|in|of)$/

class JsxReader {
  readonly tags: JsxTag[] = []
  private readonly text: string
  private at = 0

  constructor(text: string) {
    this.text = text
  }

  /** Reads JavaScript up to the brace that closes it, or to the end. */
  readCode(): void {
    let depth = 0
    while (this.at < this.text.length) {
      const character = this.text[this.at] ?? ''
      if (character === '}' && depth === 0) return
      if (character === '{') depth += 1
      if (character === '}') depth -= 1
      if (character === '"' || character === "'") this.skipString(character)
      else if (character === '`') this.readTemplate()
      else if (this.text.startsWith('//', this.at)) this.skipTo('\n')
      else if (this.text.startsWith('/*', this.at)) this.skipTo('*/')
      else if (character === '/' && this.isAtExpression()) this.skipPattern()
      else if (character === '<' && this.isAtExpression()) this.readElement()
      else this.at += 1
    }
  }

  /** Whether a value may begin here: then `<` opens an element and `/` a regular expression. */
  private isAtExpression(): boolean {
    const before = this.text.slice(Math.max(0, this.at - 200), this.at).trimEnd()
    return before === '' || /[([{,;=:?&|!>}]$/.test(before) || expressionKeywords.test(before)
  }

  /** An element with its children; when it is none after all (`<T,>(x) => …`), only its `<` is skipped. */
  private readElement(): void {
    const start = this.at
    const name = /^<([A-Za-z_$][\w$.:-]*)?/.exec(this.text.slice(start, start + 200))?.[1] ?? ''
    this.at += 1 + name.length
    if (name === '' && this.text[this.at] !== '>') return
    const tag = { name, start, attributes: new Map<string, string | null>(), hasSpread: false }
    const end = this.readAttributes(tag)
    if (end === 'none') {
      this.at = start + 1
      return
    }
    if (name !== '') this.tags.push(tag)
    if (end === 'open') this.readChildren()
  }

  private readAttributes(tag: {
    attributes: Map<string, string | null>
    hasSpread: boolean
  }): 'open' | 'closed' | 'none' {
    while (this.at < this.text.length) {
      this.skipSpace()
      const rest = this.text.slice(this.at, this.at + 200)
      if (rest.startsWith('/>')) return this.move(2, 'closed')
      if (rest.startsWith('>')) return this.move(1, 'open')
      if (rest.startsWith('{')) {
        if (this.readBraces().startsWith('{...')) tag.hasSpread = true
        continue
      }
      const name = /^[A-Za-z_$][\w$:-]*/.exec(rest)?.[0]
      if (name === undefined) return 'none'
      this.at += name.length
      this.skipSpace()
      tag.attributes.set(name, this.text[this.at] === '=' ? this.readValue() : null)
    }
    return 'none'
  }

  private readValue(): string {
    this.at += 1
    this.skipSpace()
    const quote = this.text[this.at] ?? ''
    const start = this.at
    if (quote === '{') return this.readBraces()
    if (quote === '<') this.readElement()
    else if (quote === '"' || quote === "'") {
      // No escapes in JSX attributes.
      this.at += 1
      this.skipTo(quote)
      return this.text.slice(start + 1, this.at - 1)
    } else this.at += 1
    return this.text.slice(start, this.at)
  }

  private readChildren(): void {
    while (this.at < this.text.length) {
      if (this.text.startsWith('</', this.at)) return this.skipTo('>')
      if (this.text[this.at] === '{') this.readBraces()
      else if (this.text[this.at] === '<') this.readElement()
      else this.at += 1
    }
  }

  private readBraces(): string {
    const start = this.at
    this.at += 1
    this.readCode()
    this.at += 1
    return this.text.slice(start, this.at)
  }

  private readTemplate(): void {
    this.at += 1
    while (this.at < this.text.length) {
      if (this.text[this.at] === '\\') this.at += 2
      else if (this.text[this.at] === '`') return this.move(1, undefined)
      else if (this.text.startsWith('${', this.at)) {
        this.at += 1
        this.readBraces()
      } else this.at += 1
    }
  }

  private skipString(quote: string): void {
    this.at += 1
    while (this.at < this.text.length && this.text[this.at] !== '\n') {
      if (this.text[this.at] === quote) return this.move(1, undefined)
      this.at += this.text[this.at] === '\\' ? 2 : 1
    }
  }

  private skipPattern(): void {
    const pattern = /^\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/.exec(this.text.slice(this.at))
    this.at += pattern?.[0].length ?? 1
  }

  private skipSpace(): void {
    this.at += /^(?:\s|\/\*[^]*?\*\/|\/\/[^\n]*\n)*/.exec(this.text.slice(this.at))?.[0].length ?? 0
  }

  private skipTo(end: string): void {
    const found = this.text.indexOf(end, this.at)
    this.at = found === -1 ? this.text.length : found + end.length
  }

  private move<Result>(by: number, result: Result): Result {
    this.at += by
    return result
  }
}
