// A quiet stand-in for a screenshot: blocks joined in a pattern that belongs to the project's id.
const cells = 12

export function ProjectMark({ id }: { id: string }) {
  const bits = Array.from({ length: cells }, (_, index) => hash(id, index))
  return (
    <svg viewBox="0 0 96 64" aria-hidden className="h-16 w-24">
      {bits.map((bit, index) => {
        const column = index % 4
        const row = Math.floor(index / 4)
        const isWide = bit % 3 === 0 && column < 3
        return (
          <rect
            key={index}
            x={column * 24 + 2}
            y={row * 21 + 2}
            width={isWide ? 44 : 20}
            height={17}
            rx={5}
            className={tones[bit % tones.length]}
          />
        )
      })}
    </svg>
  )
}

const tones = ['fill-line', 'fill-line-strong', 'fill-surface', 'fill-line', 'fill-ink-3/50']

function hash(id: string, salt: number): number {
  let value = 2166136261 ^ salt
  for (const letter of id) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619)
  return (value ^ (value >>> 13)) >>> 0
}
