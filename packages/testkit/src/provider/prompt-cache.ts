// What providers would read from their caches, counted over the requests that they were sent, by their documented
// rules. Tokens are guessed from the length of the text: shares are what counts.

/** Tokens of one request. */
export interface CacheCount {
  input: number
  read: number
}

const charactersPerToken = 4
/** Shorter beginnings are not cached. */
const leastTokens = 1_024

interface Block {
  text: string
  isMarked: boolean
}

/**
 * Anthropic: a beginning up to a marked block is written; a request reads the longest beginning that was written
 * before and ends at most twenty blocks before one of its own marks.
 */
export function countAnthropicCache(requests: readonly unknown[]): CacheCount[] {
  const written = new Set<string>()
  return requests.map((request) => {
    const blocks = anthropicBlocks(request)
    const ends = blocks.flatMap(({ isMarked }, index) => (isMarked ? [index] : []))
    let read = 0
    for (const end of ends) {
      for (let at = end; at >= Math.max(0, end - lookBack); at -= 1) {
        const beginning = joined(blocks, at)
        if (written.has(beginning)) read = Math.max(read, tokensOf(beginning))
      }
    }
    for (const end of ends) written.add(joined(blocks, end))
    const input = tokensOf(joined(blocks, blocks.length - 1))
    return { input, read: read < leastTokens ? 0 : read }
  })
}

const lookBack = 20
const maxMarks = 4

/** @throws Error where there are more marks than the provider takes */
function anthropicBlocks(request: unknown): Block[] {
  const { tools = [], system = [], messages = [] } = Object(request)
  const blocks: Block[] = []
  const push = (value: unknown) => {
    const { cache_control: mark, ...rest } = Object(value)
    blocks.push({ text: JSON.stringify(rest), isMarked: mark !== undefined })
  }
  for (const tool of tools) push(tool)
  for (const part of typeof system === 'string' ? [{ text: system }] : system) push(part)
  for (const { role, content } of messages) {
    for (const part of typeof content === 'string' ? [{ text: content }] : content) push({ role, ...part })
  }
  const marks = blocks.filter(({ isMarked }) => isMarked).length
  if (marks > maxMarks) throw new Error(`${marks} marks for the cache; the provider takes ${maxMarks}`)
  return blocks
}

function joined(blocks: readonly Block[], end: number): string {
  return blocks
    .slice(0, end + 1)
    .map(({ text }) => text)
    .join('\n')
}

/** OpenAI: the longest beginning that an earlier request with the same key had, in steps of 128 tokens. */
export function countOpenaiCache(requests: readonly unknown[]): CacheCount[] {
  const seen: { key: unknown; text: string }[] = []
  return requests.map((request) => {
    const { tools = [], instructions = '', input = [], messages = [], prompt_cache_key: key } = Object(request)
    const text = [tools, instructions, ...input, ...messages].map((part) => JSON.stringify(part)).join('\n')
    const shared = Math.max(0, ...seen.filter((each) => each.key === key).map((each) => sharedLength(each.text, text)))
    seen.push({ key, text })
    const read = Math.floor(shared / charactersPerToken / stepTokens) * stepTokens
    return { input: tokensOf(text), read: read < leastTokens ? 0 : read }
  })
}

const stepTokens = 128

function sharedLength(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}

function tokensOf(text: string): number {
  return Math.ceil(text.length / charactersPerToken)
}

/** Of the input of all requests but the first `skipped`. */
export function cacheShare(counts: readonly CacheCount[], skipped: number): number {
  const counted = counts.slice(skipped)
  const sum = (of: (count: CacheCount) => number) => counted.reduce((total, count) => total + of(count), 0)
  return (
    sum(({ read }) => read) /
    Math.max(
      1,
      sum(({ input }) => input),
    )
  )
}
