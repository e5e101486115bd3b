/** Lying bars with their numbers; the longest one stands out. */
export function BarChart({ title, bars }) {
  const most = Math.max(1, ...bars.map(({ count }) => count))
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-semibold">{title}</h2>
      <ul className="mt-4 grid gap-3">
        {bars.map(({ label, count }) => (
          <li key={label} className="grid grid-cols-[8rem_1fr_2rem] items-center gap-3">
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" className="h-5 w-full">
              <rect width="100" height="10" className="fill-hairline" />
              <rect width={(count / most) * 100} height="10" className={count === most ? 'fill-primary' : 'fill-bar'} />
            </svg>
            <span className="text-right tabular-nums">{count}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
