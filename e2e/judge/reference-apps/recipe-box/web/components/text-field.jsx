const box = 'mt-1 w-full border border-control bg-surface px-3'

export function TextField({ label, ...input }) {
  return (
    <label className="block">
      <span className="text-muted">{label}</span>
      <input {...input} className={`${box} h-11`} />
    </label>
  )
}

export function LongTextField({ label, ...input }) {
  return (
    <label className="block">
      <span className="text-muted">{label}</span>
      <textarea {...input} className={`${box} py-2`} />
    </label>
  )
}
