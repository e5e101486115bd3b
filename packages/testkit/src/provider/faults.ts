// What can go wrong with one answer, as a client sees it.
//
// `429[,retry-after=2]` or any status · `cut[=40%]` · `cutbefore` · `stall[=40%]` · `empty` · `html` · `badjson` ·
// `errorevent[=40%]` · `nostop`
// And `nousage`, with which the answer is whole and does not say what it took.

export type Fault =
  | { kind: 'status'; status: number; retryAfter: string | null }
  /** The connection breaks after this part of the events; 0 breaks it before any header. */
  | { kind: 'cut'; after: number }
  /** Silence after this part of the events, with the connection open. */
  | { kind: 'stall'; after: number }
  | { kind: 'error_event'; after: number }
  | { kind: 'empty' | 'html' | 'badjson' | 'nostop' }

export function parseFault(text: string): Fault {
  const [, name = '', amount] = /^(\w+?)(?:=(\d+)%?)?(?:,.*)?$/.exec(text) ?? []
  const after = Number(amount ?? 40) / 100
  if (/^\d{3}$/.test(name)) {
    return { kind: 'status', status: Number(name), retryAfter: /retry-after=([\w.]+)/.exec(text)?.[1] ?? null }
  }
  if (name === 'cutbefore') return { kind: 'cut', after: 0 }
  if (name === 'cut' || name === 'stall') return { kind: name, after }
  if (name === 'errorevent') return { kind: 'error_event', after }
  if (name === 'empty' || name === 'html' || name === 'badjson' || name === 'nostop') return { kind: name }
  throw new Error(`unknown fault ${text}`)
}
