/** The planet with the ring, on a sky with few stars. */
export function Saturn({ className }) {
  return (
    <svg viewBox="0 0 240 150" aria-hidden="true" className={className}>
      {[22, 61, 118, 171, 214, 233].map((x, index) => (
        <circle key={x} cx={x} cy={((x * 37) % 130) + 8} r={index % 2 === 0 ? 1.6 : 2.4} fill="#f4f2ff" />
      ))}
      <circle cx="120" cy="75" r="48" fill="#ffb84a" />
      <path d="M74 62 A48 48 0 0 1 166 62 Z" fill="#ffcf4a" />
      <path d="M76 94 A48 48 0 0 0 164 94 Z" fill="#e8953a" />
      <path
        d="M74 70 C 20 92 18 112 60 104 C 110 96 190 66 214 46 C 224 36 202 34 168 52"
        fill="none"
        stroke="#f4e3c2"
        strokeWidth="9"
        strokeLinecap="round"
      />
    </svg>
  )
}
