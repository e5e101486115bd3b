import { useSave } from '@/lib/use-save'

const box = 'mt-1 h-12 w-full rounded-control border border-control bg-background px-4'

export function AddTask() {
  const { save, problem, isSaving } = useSave()

  async function add(event) {
    event.preventDefault()
    const form = event.currentTarget
    if (await save('POST', '/api/tasks', Object.fromEntries(new FormData(form)))) form.reset()
  }

  return (
    <form
      onSubmit={add}
      className="mt-8 grid items-end gap-3 rounded-surface bg-surface p-5 sm:grid-cols-[1fr_11rem_auto]"
    >
      <label>
        <span className="text-base font-medium">Task</span>
        <input name="title" required maxLength={160} className={box} />
      </label>
      <label>
        <span className="text-base font-medium">Due (optional)</span>
        <input name="due_on" type="date" className={box} />
      </label>
      <button disabled={isSaving} className="h-12 rounded-control bg-primary px-6 font-medium text-on-primary">
        Add
      </button>
      {problem && (
        <p role="alert" className="text-danger sm:col-span-3">
          {problem}
        </p>
      )}
    </form>
  )
}
