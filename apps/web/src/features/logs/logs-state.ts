// Lines of one app as a viewer sees them: each once, paused or live, cleared from view, filtered, by request.
import type { LogLine } from '@joinery/contract/logs'
import { type LogLevel, logLevelRanks } from '@joinery/contract/vocabulary/machines-and-logs'

/** More than an app keeps on the server, and few enough to draw. */
export const maxShown = 1_000

export interface LogsState {
  lines: readonly LogLine[]
  /** What came while the view was paused. */
  heldBack: readonly LogLine[]
  isPaused: boolean
  /** Ids of lines that came before, for a stream that begins anew tells them again. */
  known: ReadonlySet<string>
}

export type LogsAction =
  | { type: 'add'; lines: readonly LogLine[] }
  | { type: 'pause' }
  | { type: 'resume' }
  | { type: 'clear' }

export const noLogs: LogsState = { lines: [], heldBack: [], isPaused: false, known: new Set() }

export function reduceLogs(state: LogsState, action: LogsAction): LogsState {
  switch (action.type) {
    case 'add':
      return addLines(state, action.lines)
    case 'pause':
      return { ...state, isPaused: true }
    case 'resume':
      return { ...state, isPaused: false, heldBack: [], lines: newest([...state.lines, ...state.heldBack]) }
    case 'clear':
      return { ...state, lines: [], heldBack: [] }
  }
}

function addLines(state: LogsState, given: readonly LogLine[]): LogsState {
  const fresh = given.filter(({ id }) => !state.known.has(id))
  if (fresh.length === 0) return state
  const known = new Set([...state.known, ...fresh.map(({ id }) => id)].slice(-2 * maxShown))
  return state.isPaused
    ? { ...state, known, heldBack: newest([...state.heldBack, ...fresh]) }
    : { ...state, known, lines: newest([...state.lines, ...fresh]) }
}

function newest(lines: readonly LogLine[]): readonly LogLine[] {
  return lines.slice(-maxShown)
}

export interface LogsFilter {
  /** This level and worse ones. */
  level: LogLevel
  search: string
}

export function filterLines(lines: readonly LogLine[], { level, search }: LogsFilter): readonly LogLine[] {
  const wanted = search.toLowerCase()
  return lines.filter(
    (line) =>
      logLevelRanks[line.level] >= logLevelRanks[level] &&
      (line.message.toLowerCase().includes(wanted) || line.request?.path.toLowerCase().includes(wanted) === true),
  )
}

export interface LogGroup {
  /** Of its first line. */
  id: string
  request: LogLine['request']
  requestId: string | null
  lines: LogLine[]
}

/** Lines of one request stand together, where the first of them stood; others stand alone. */
export function groupByRequest(lines: readonly LogLine[]): LogGroup[] {
  const groups: LogGroup[] = []
  const byRequest = new Map<string, LogGroup>()
  for (const line of lines) {
    const { id, request, requestId } = line
    const known = requestId === null ? undefined : byRequest.get(requestId)
    if (known === undefined) {
      const group: LogGroup = { id, request, requestId, lines: [line] }
      groups.push(group)
      if (requestId !== null) byRequest.set(requestId, group)
    } else {
      known.lines.push(line)
    }
  }
  return groups
}
