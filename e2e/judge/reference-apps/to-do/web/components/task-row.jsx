import { Link } from '@joinery/app-kit'
import { Pencil, Trash2 } from 'lucide-react'

import { showDay } from '@/lib/show-day'

export function TaskRow({ task, onToggle, onRemove }) {
  return (
    <li className="flex items-center gap-2 py-1">
      <div className="min-w-0 grow">
        <label className="flex min-h-12 items-center gap-4">
          <input
            type="checkbox"
            name={`done-${task.id}`}
            checked={task.is_done}
            onChange={(event) => onToggle(event.target.checked)}
            className="size-6 shrink-0 accent-primary"
          />
          <span className={task.is_done ? 'min-w-0 break-words text-muted line-through' : 'min-w-0 break-words'}>
            {task.title}
          </span>
        </label>
        {task.due_on && <span className="-mt-1 mb-2 block pl-10 text-base text-muted">{showDay(task.due_on)}</span>}
      </div>
      <Link
        href={`/tasks/${task.id}`}
        aria-label={`Edit “${task.title}”`}
        className="flex size-11 shrink-0 items-center justify-center text-muted hover:text-text"
      >
        <Pencil size={20} />
      </Link>
      <button
        type="button"
        aria-label={`Delete “${task.title}”`}
        onClick={onRemove}
        className="flex size-11 shrink-0 items-center justify-center text-muted hover:text-danger"
      >
        <Trash2 size={20} />
      </button>
    </li>
  )
}
