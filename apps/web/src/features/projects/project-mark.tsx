// A quiet stand-in for a screenshot: blocks joined in a pattern that belongs to the project's id.
import { Fragment } from 'react'

const columns = 4
const rows = 3
const cell = 22
const gap = 4

export function ProjectMark({ id }: { id: string }) {
  return (
    <svg viewBox={`0 0 ${columns * (cell + gap) - gap} ${rows * (16 + gap) - gap}`} aria-hidden className="h-9 sm:h-14">
      {Array.from({ length: rows }, (_, row) => (
        <Fragment key={row}>
          {joinBlocks(id, row).map(({ start, span, tone }) => (
            <rect
              key={start}
              x={start * (cell + gap)}
              y={row * (16 + gap)}
              width={span * (cell + gap) - gap}
              height={16}
              rx={4}
              className={tone}
            />
          ))}
        </Fragment>
      ))}
    </svg>
  )
}

const tones = ['fill-line-strong', 'fill-surface stroke-line-strong', 'fill-ink-3', 'fill-line-strong'] as const

interface Block {
  start: number
  span: number
  tone: string
}

/** One row, filled from the left with blocks of one to three cells. */
function joinBlocks(id: string, row: number): Block[] {
  const blocks: Block[] = []
  for (let start = 0; start < columns;) {
    const bits = hash(id, row * columns + start)
    const span = Math.min(1 + (bits % 3), columns - start)
    blocks.push({ start, span, tone: tones[(bits >>> 4) % tones.length] ?? tones[0] })
    start += span
  }
  return blocks
}

function hash(id: string, salt: number): number {
  let value = 2166136261 ^ Math.imul(salt + 1, 2654435761)
  for (const letter of id) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  value = Math.imul(value ^ (value >>> 15), 2246822507)
  return (value ^ (value >>> 13)) >>> 0
}
