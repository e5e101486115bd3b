const profiles = {
  Bowls: 'M30 70 C18 62 12 50 10 36 H90 C88 50 82 62 70 70 Z',
  Vases: 'M36 92 C14 74 18 40 40 30 C44 26 42 18 39 12 H61 C58 18 56 26 60 30 C82 40 86 74 64 92 Z',
  Jugs: 'M30 90 C22 66 34 48 33 22 L24 14 H68 C66 46 78 66 70 90 Z',
}
const glazes = ['#5b7f8c', '#a8552f', '#3f5f46', '#7b3f58', '#c0902f', '#39466e']

/** A thrown vessel with its glaze, light from the upper left. */
export function Vessel({ kind, seed, className }) {
  const shape = profiles[kind]
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <path d={shape} fill="#d8c7a4" />
      <clipPath id={`vessel-${seed}`}>
        <path d={shape} />
      </clipPath>
      <g clipPath={`url(#vessel-${seed})`}>
        <path
          d={`M0 0 H100 V${48 + (seed % 3) * 7} Q75 ${58 + (seed % 4) * 5} 50 ${50 + (seed % 3) * 6} T0 ${54 + (seed % 2) * 9} Z`}
          fill={glazes[seed % glazes.length]}
        />
        <rect x="58" width="50" height="100" fill="#000" opacity=".16" />
      </g>
      {kind === 'Jugs' && (
        <path d="M69 26 C92 26 90 62 74 64" fill="none" stroke={glazes[seed % glazes.length]} strokeWidth="7" />
      )}
    </svg>
  )
}
