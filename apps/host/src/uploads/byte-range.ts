// One range of bytes of a Range header (RFC 9110); several at once are answered with the whole.

export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/** @returns null for the whole, 'unsatisfiable' for a range behind the end */
export function readRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '')
  const [, first = '', last = ''] = found ?? []
  if (found === null || (first === '' && last === '')) return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(first)
  if (last !== '' && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) }
}
