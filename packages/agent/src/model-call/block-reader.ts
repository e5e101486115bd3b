// Reads blocks out of a text while it arrives (prompts/blocks.md) and turns them into calls of tools, as they would
// come from a model that calls tools itself. Strict: what is not exactly a block is text, and a block that is not
// closed is a call that cannot be read.
import type { LanguageModelV4StreamPart } from '@ai-sdk/provider'

const head = /^(`{3,})(file|edit|call)[ \t]+(\S+)[ \t]*$/
/** May still become the head of a block. */
const mayBeHead = /^`/

interface Block {
  id: string
  fence: string
  kind: 'file' | 'edit' | 'call'
  name: string
  lines: string[]
}

const toolOf = (block: Pick<Block, 'kind' | 'name'>): string =>
  block.kind === 'file' ? 'write_file' : block.kind === 'edit' ? 'edit_file' : block.name

export class BlockReader {
  private rest = ''
  private block: Block | null = null
  private textId: string | null = null
  private count = 0
  private hasLine = false
  private readonly prefix: string

  /** @param prefix ids of this answer begin so: they differ from those of other steps */
  constructor(prefix: string) {
    this.prefix = prefix
  }

  add(delta: string): LanguageModelV4StreamPart[] {
    this.rest += delta
    const parts: LanguageModelV4StreamPart[] = []
    for (let end = this.rest.indexOf('\n'); end !== -1; end = this.rest.indexOf('\n')) {
      const line = this.rest.slice(0, end)
      this.rest = this.rest.slice(end + 1)
      parts.push(...this.take(line.replace(/\r$/, '')))
    }
    // What cannot become a block is shown as it comes.
    if (this.block === null && this.rest !== '' && !mayBeHead.test(this.rest)) parts.push(...this.show(this.rest, true))
    return parts
  }

  /** The end of the text. */
  end(): LanguageModelV4StreamPart[] {
    const parts = this.rest === '' && !this.hasLine ? [] : this.take(this.rest)
    this.rest = ''
    // Its input stays broken: whoever reads it says that the call was not complete.
    if (this.block !== null) parts.push(...this.close(this.block, false))
    return [...parts, ...this.endText()]
  }

  private take(line: string): LanguageModelV4StreamPart[] {
    if (this.block !== null) return this.within(this.block, line)
    const found = this.hasLine ? null : head.exec(line)
    if (found === null) {
      const shown = this.show(`${line}\n`, false)
      this.hasLine = false
      return shown
    }
    const [, fence = '', kind, name = ''] = found
    return [...this.endText(), ...this.open({ fence, kind: kind === 'file' || kind === 'edit' ? kind : 'call', name })]
  }

  private show(text: string, isPart: boolean): LanguageModelV4StreamPart[] {
    if (isPart) {
      this.rest = ''
      this.hasLine = true
    }
    if (this.textId === null && text.trim() === '') return []
    const parts: LanguageModelV4StreamPart[] = []
    if (this.textId === null) {
      this.count += 1
      this.textId = `${this.prefix}text_${this.count}`
      parts.push({ type: 'text-start', id: this.textId })
    }
    return [...parts, { type: 'text-delta', id: this.textId, delta: text }]
  }

  private endText(): LanguageModelV4StreamPart[] {
    if (this.textId === null) return []
    const id = this.textId
    this.textId = null
    return [{ type: 'text-end', id }]
  }

  private open({ fence, kind, name }: Pick<Block, 'fence' | 'kind' | 'name'>): LanguageModelV4StreamPart[] {
    this.count += 1
    const id = `${this.prefix}block_${this.count}`
    this.block = { id, fence, kind, name, lines: [] }
    const parts: LanguageModelV4StreamPart[] = [{ type: 'tool-input-start', id, toolName: toolOf({ kind, name }) }]
    if (kind === 'file')
      parts.push({ type: 'tool-input-delta', id, delta: `{"path":${JSON.stringify(name)},"content":"` })
    if (kind === 'edit') parts.push({ type: 'tool-input-delta', id, delta: `{"path":${JSON.stringify(name)},"edits":` })
    return parts
  }

  private within(block: Block, line: string): LanguageModelV4StreamPart[] {
    if (line.trimEnd() === block.fence) return this.close(block, true)
    block.lines.push(line)
    if (block.kind !== 'file') return []
    return [{ type: 'tool-input-delta', id: block.id, delta: JSON.stringify(`${line}\n`).slice(1, -1) }]
  }

  private close(block: Block, isWhole: boolean): LanguageModelV4StreamPart[] {
    this.block = null
    this.hasLine = false
    const { id } = block
    const input = isWhole ? inputOf(block) : '{"not closed'
    const parts: LanguageModelV4StreamPart[] = []
    if (block.kind !== 'file') parts.push({ type: 'tool-input-delta', id, delta: block.lines.join('\n') })
    return [
      ...parts,
      { type: 'tool-input-end', id },
      { type: 'tool-call', toolCallId: id, toolName: toolOf(block), input },
    ]
  }
}

function inputOf({ kind, name, lines }: Block): string {
  if (kind === 'file') return JSON.stringify({ path: name, content: lines.map((line) => `${line}\n`).join('') })
  if (kind === 'call') return lines.join('\n').trim() === '' ? '{}' : lines.join('\n')
  const edits = readEdits(lines)
  return edits === null ? '{"not an edit' : JSON.stringify({ path: name, edits })
}

const marks = [/^<{7} FIND\s*$/, /^={7}\s*$/, /^>{7} REPLACE\s*$/] as const

/** Null when it is anything but FIND, =======, REPLACE, as often as there are edits. */
function readEdits(lines: readonly string[]): { find: string; replace: string }[] | null {
  const edits: { find: string; replace: string }[] = []
  let place = 0
  let [find, replace]: [string[], string[]] = [[], []]
  for (const line of lines) {
    if (marks.some((mark) => mark.test(line))) {
      if (marks[place]?.test(line) !== true) return null
      if (place === 2) edits.push({ find: find.join('\n'), replace: replace.join('\n') })
      if (place === 2) [find, replace] = [[], []]
      place = (place + 1) % 3
    } else if (place === 1) find.push(line)
    else if (place === 2) replace.push(line)
    else if (line.trim() !== '') return null
  }
  return place === 0 && edits.length > 0 ? edits : null
}
