const cloths = ['#c9d4d8', '#e8dfb4', '#d9b3a0', '#b9cbdc', '#cfc8ba', '#c9c3da', '#c6d8c4']
const foods = ['#8c1d4b', '#d98b2b', '#4f7a36', '#b5402c', '#6b3d5e', '#c2a02f']

/** A plate from above, always the same for the same recipe. */
export function Plate({ seed, className }) {
  const food = foods[(seed * 5) % foods.length]
  const piece = foods[(seed * 5 + 1) % foods.length]
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true" className={className}>
      <rect width="100" height="100" fill={cloths[seed % cloths.length]} />
      <circle cx="53" cy="54" r="40" fill="#000" opacity=".14" />
      <circle cx="50" cy="50" r="40" fill="#fdfcf8" />
      <circle cx="50" cy="50" r="31" fill="none" stroke="#e4e1d6" strokeWidth="2" />
      <circle cx="50" cy="50" r="24" fill={food} />
      {Array.from({ length: 9 }, (_, index) => {
        const angle = (index * 137.5 + seed * 40) * (Math.PI / 180)
        const reach = 20 * Math.sqrt((index + 0.6) / 9)
        const x = (50 + reach * Math.cos(angle)).toFixed(1)
        const y = (50 + reach * Math.sin(angle)).toFixed(1)
        return <circle key={index} cx={x} cy={y} r={3 + (index % 3)} fill={piece} />
      })}
    </svg>
  )
}
