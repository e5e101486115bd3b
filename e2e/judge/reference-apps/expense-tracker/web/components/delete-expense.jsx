import { useRouter } from '@joinery/app-kit'
import { useRef, useState } from 'react'

import { sendJson } from '@/lib/send-json'

export function DeleteExpense({ expense }) {
  const router = useRouter()
  const dialog = useRef(null)
  const [problem, setProblem] = useState(null)

  async function remove() {
    const answer = await sendJson('DELETE', `/api/expenses/${expense.id}`)
    dialog.current.close()
    if (answer.problem) setProblem(answer.problem)
    else router.navigate('/', { replace: true })
  }

  return (
    <div className="mt-6">
      <button
        type="button"
        onClick={() => dialog.current.showModal()}
        className="h-11 text-danger underline underline-offset-4"
      >
        Delete
      </button>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <dialog
        ref={dialog}
        aria-labelledby="delete-question"
        className="m-auto w-[calc(100%-2.5rem)] max-w-sm rounded-surface bg-surface p-6 text-text backdrop:bg-black/60"
      >
        <h2 id="delete-question" className="text-xl font-semibold">
          Delete this entry?
        </h2>
        <p className="mt-2 text-muted">“{expense.place}” cannot be brought back.</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <button
            type="button"
            onClick={remove}
            className="h-11 rounded-control bg-danger px-4 font-semibold text-background"
          >
            Yes, delete it
          </button>
          <button
            type="button"
            onClick={() => dialog.current.close()}
            className="h-11 rounded-control border border-control px-4"
          >
            Keep it
          </button>
        </div>
      </dialog>
    </div>
  )
}
