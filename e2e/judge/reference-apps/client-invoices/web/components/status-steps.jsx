import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

import { sendJson } from '@/lib/send-json'
import { labelOf } from '@/lib/statuses'

const moves = {
  draft: { status: 'sent', label: 'Mark as sent' },
  sent: { status: 'paid', label: 'Mark as paid' },
  paid: { status: 'sent', label: 'Not paid after all' },
}

/** Where an invoice stands, and its next step. */
export function StatusSteps({ invoice }) {
  const router = useRouter()
  const [problem, setProblem] = useState(null)
  const next = moves[invoice.status]

  async function move() {
    const answer = await sendJson('PATCH', `/api/invoices/${invoice.id}`, { status: next.status })
    setProblem(answer.problem ?? null)
    if (!answer.problem) await router.refresh()
  }

  return (
    <div className="mt-6 flex flex-wrap items-center gap-4">
      <p className="rounded-control bg-selected px-4 py-2 font-medium" aria-live="polite">
        {labelOf(invoice.status)}
      </p>
      <button
        type="button"
        onClick={move}
        className="h-11 rounded-control border border-control bg-surface px-5 font-medium"
      >
        {next.label}
      </button>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
