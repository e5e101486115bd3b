/** The first letter of a name in a circle of a colour that belongs to the name. */
export function Avatar({ name }: { name: string }) {
  const letter = Array.from(name.trim())[0]?.toUpperCase() ?? '?'
  return (
    <span
      aria-hidden
      className="grid size-7 place-items-center rounded-full text-xs font-semibold text-white"
      style={{ backgroundColor: colorOf(name) }}
    >
      {letter}
    </span>
  )
}

/** Presence colours of the design language, dark enough for white text in both themes. */
const colors = ['#9c3352', '#2b5aa8', '#8a4b9c', '#a1560b', '#0b6b50', '#5a5f1c', '#b0432a', '#47514b']

function colorOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total * 31 + (letter.codePointAt(0) ?? 0), 7)
  return colors[sum % colors.length] ?? '#47514b'
}
