/** Our mark: four blocks that interlock. Beside our name or a label; on its own the caller names it. */
export function Logo({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden className="shrink-0">
      <rect className="fill-ink" x="0" y="0" width="9" height="12" rx="2.5" />
      <rect className="fill-line-input/70" x="0" y="13.5" width="9" height="6.5" rx="2.5" />
      <rect className="fill-citron" x="11" y="0" width="9" height="6.5" rx="2.5" />
      <rect className="fill-ink" x="11" y="8" width="9" height="12" rx="2.5" />
    </svg>
  )
}
