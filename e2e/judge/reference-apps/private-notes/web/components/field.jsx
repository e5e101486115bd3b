export function Field({ label, as: Control = 'input', className = 'h-12', ...control }) {
  return (
    <label className="block">
      <span className="font-semibold">{label}</span>
      <Control
        required
        {...control}
        className={`mt-1 w-full rounded-control border border-control bg-surface px-4 ${className}`}
      />
    </label>
  )
}
