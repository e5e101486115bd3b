/** A labelled field; `as` may be select or textarea. */
export function Field({ label, as: Control = 'input', children, ...control }) {
  return (
    <label className="block">
      <span className="font-medium">{label}</span>
      <Control {...control} className="mt-1 h-11 w-full rounded-control border border-control bg-surface px-3">
        {children}
      </Control>
    </label>
  )
}
