import { moods, steps, teams } from '@/lib/questions'

const box = 'mt-1 w-full rounded-control border border-control bg-surface px-4'

export function StepField({ field, value }) {
  if (field === 'team')
    return <Choices field={field} value={value} choices={teams.map((team) => ({ value: team, label: team }))} />
  if (field === 'mood') return <Choices field={field} value={value} choices={moods} />
  if (field === 'days_at_home') {
    return (
      <label className="block">
        <span className="font-medium">Days at home</span>
        <input
          name={field}
          type="number"
          required
          min={0}
          max={5}
          defaultValue={value}
          className={`${box} h-12 max-w-40`}
        />
      </label>
    )
  }
  return (
    <label className="block">
      <span className="font-medium">Your wish</span>
      <textarea name={field} required maxLength={500} rows={4} defaultValue={value} className={`${box} py-3`} />
    </label>
  )
}

function Choices({ field, value, choices }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{steps.find((step) => step.field === field).title}</legend>
      {choices.map((choice) => (
        <label
          key={choice.value}
          className="flex min-h-12 items-center gap-3 rounded-control border border-control bg-surface px-4 has-checked:border-primary has-checked:bg-selected"
        >
          <input
            type="radio"
            name={field}
            value={choice.value}
            required
            defaultChecked={String(choice.value) === value}
            className="size-5 accent-primary"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  )
}
