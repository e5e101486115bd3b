import { Link } from '@joinery/app-kit'

import { showDay } from '@/lib/show-day'

export const metadata = { title: 'This week · One by One' }

export default function Page({ data }) {
  return (
    <>
      <h1 className="mt-6 font-display text-4xl font-bold tracking-tight sm:text-5xl">Due within seven days</h1>
      {data.tasks.length === 0 ? (
        <p className="mt-8 text-muted">Nothing is due this week.</p>
      ) : (
        <ul className="mt-8 divide-y divide-hairline border-y border-hairline">
          {data.tasks.map((task) => (
            <li key={task.id}>
              <Link
                href={`/tasks/${task.id}`}
                className="flex min-h-14 items-center justify-between gap-4 hover:text-accent"
              >
                <span className="min-w-0 break-words">{task.title}</span>
                <span className="text-base whitespace-nowrap text-muted">{showDay(task.due_on)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
