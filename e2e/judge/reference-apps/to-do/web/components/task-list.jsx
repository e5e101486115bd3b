import { useState } from 'react'

import { TaskRow } from '@/components/task-row'
import { useSave } from '@/lib/use-save'

export function TaskList({ tasks }) {
  const { save, problem } = useSave()
  const [deleted, setDeleted] = useState(null)

  async function remove(task) {
    if (await save('DELETE', `/api/tasks/${task.id}`)) setDeleted(task)
  }

  async function undo() {
    if (await save('POST', '/api/tasks', deleted)) setDeleted(null)
  }

  return (
    <>
      {tasks.length === 0 ? (
        <p className="mt-8 text-muted">Nothing here. Add the next small step above.</p>
      ) : (
        <ul className="divide-y divide-hairline">
          {tasks.map((task) => (
            <TaskRow
              key={task.id}
              task={task}
              onToggle={(isDone) => save('PATCH', `/api/tasks/${task.id}`, { is_done: isDone })}
              onRemove={() => remove(task)}
            />
          ))}
        </ul>
      )}
      <div role="status" className="mt-6">
        {deleted && (
          <p className="flex flex-wrap items-center gap-4">
            Deleted “{deleted.title}”.
            <button
              type="button"
              onClick={undo}
              className="h-11 rounded-control border border-control px-4 font-medium"
            >
              Undo
            </button>
          </p>
        )}
        {problem && <p className="text-danger">{problem}</p>}
      </div>
    </>
  )
}
