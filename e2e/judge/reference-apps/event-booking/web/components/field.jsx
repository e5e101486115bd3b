export function Field({ label, ...input }) {
  return (
    <label className="block">
      <span className="font-semibold">{label}</span>
      <input required {...input} className="mt-1 h-12 w-full border-2 border-control bg-surface px-3" />
    </label>
  )
}
