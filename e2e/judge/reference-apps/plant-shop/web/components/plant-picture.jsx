const pots = ['#b5573a', '#e6dfcf', '#3d4a5c', '#d6a243', '#c98884']
const greens = ['#1f5a41', '#2f7a52', '#5b8a36']

/** A plant in a pot, always the same for the same plant. */
export function PlantPicture({ seed, className }) {
  const leaves = 7 + (seed % 3) * 2
  return (
    <svg viewBox="0 0 120 150" aria-hidden="true" className={className}>
      {Array.from({ length: leaves }, (_, index) => {
        const turn = ((index / (leaves - 1)) * 120 - 60).toFixed(1)
        const length = 62 + ((index * 7 + seed * 11) % 24)
        const width = 8 + (seed % 4) * 3
        return (
          <path
            key={index}
            d={`M60 104 C ${60 - width} ${104 - length / 2}, ${60 - width / 2} ${104 - length}, 60 ${100 - length} C ${60 + width / 2} ${104 - length}, ${60 + width} ${104 - length / 2}, 60 104`}
            transform={`rotate(${turn} 60 104)`}
            fill={greens[(index + seed) % greens.length]}
          />
        )
      })}
      <path d="M34 100 H86 L80 150 H40 Z" fill={pots[seed % pots.length]} />
      <path d="M66 100 H86 L80 150 H66 Z" fill="#000" opacity=".12" />
      <rect x="31" y="96" width="58" height="10" fill={pots[seed % pots.length]} />
    </svg>
  )
}
