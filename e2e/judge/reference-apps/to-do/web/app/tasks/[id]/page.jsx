import { useRouter } from '@joinery/app-kit'

import { useSave } from '@/lib/use-save'

export const metadata = { title: 'Edit a task · One by One' }

const box = 'mt-1 h-12 w-full rounded-control border border-control bg-background px-4'

export default function Page({ data }) {
  const { task } = data
  const router = useRouter()
  const { save, problem, isSaving } = useSave()

  async function change(event) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    if (await save('PATCH', `/api/tasks/${task.id}`, fields)) router.navigate('/?show=all')
  }

  return (
    <>
      <h1 className="mt-6 font-display text-4xl font-bold tracking-tight">Edit this task</h1>
      <form onSubmit={change} className="mt-8 grid gap-5">
        <label>
          <span className="font-medium">Task</span>
          <input name="title" required maxLength={160} defaultValue={task.title} className={box} />
        </label>
        <label>
          <span className="font-medium">Due (optional)</span>
          <input name="due_on" type="date" defaultValue={task.due_on ?? ''} className={box} />
        </label>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <button
          disabled={isSaving}
          className="h-12 justify-self-start rounded-control bg-primary px-6 font-medium text-on-primary"
        >
          Save the task
        </button>
      </form>
    </>
  )
}
