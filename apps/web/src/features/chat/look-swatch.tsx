import type { Look } from '@joinery/contract/waits'

/** A look at a glance: its grounds, its words, its button. Colours come from the app, not from the builder. */
export function LookSwatch({ look }: { look: Look }) {
  const { colors, fonts, radius } = look
  return (
    <span
      aria-hidden
      className="flex min-w-0 items-center gap-2 overflow-hidden border p-2.5"
      style={{ background: colors.background, borderColor: colors.hairline, borderRadius: radius?.surface ?? 8 }}
    >
      <span
        style={{ color: colors.text, fontFamily: `'${fonts.display}', ui-serif` }}
        className="text-xl font-semibold"
      >
        Aa
      </span>
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="truncate text-xs" style={{ color: colors.text }}>
          {fonts.display}
        </span>
        <span className="truncate text-2xs" style={{ color: colors.muted }}>
          {fonts.text}
        </span>
      </span>
      {(['surface', 'primary', 'accent', 'danger'] as const).map((name) => (
        <span
          key={name}
          className="size-5 shrink-0 border"
          style={{ background: colors[name], borderColor: colors.hairline, borderRadius: radius?.control ?? 4 }}
        />
      ))}
    </span>
  )
}
