import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

import { StepField } from '@/components/step-field'
import { StepMarks } from '@/components/step-marks'
import { steps } from '@/lib/questions'

/** One question at a time; going back keeps what was answered. */
export function Survey() {
  const router = useRouter()
  const [at, setAt] = useState(0)
  const [answers, setAnswers] = useState({})
  const [problem, setProblem] = useState(null)
  const [isSending, setSending] = useState(false)
  const step = steps[at]
  const isLast = at === steps.length - 1

  async function goOn(event) {
    event.preventDefault()
    const all = { ...answers, ...Object.fromEntries(new FormData(event.currentTarget)) }
    setAnswers(all)
    if (!isLast) return setAt(at + 1)
    setSending(true)
    const response = await fetch('/api/responses', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(all),
    })
    setSending(false)
    if (response.ok) return router.navigate('/results')
    setProblem((await response.json()).message)
  }

  return (
    <form key={step.field} onSubmit={goOn} className="mt-4">
      <StepMarks at={at} of={steps.length} />
      <h1 className="mt-8 text-3xl font-semibold tracking-tight text-balance sm:text-4xl">{step.title}</h1>
      <div className="mt-6">
        <StepField field={step.field} value={answers[step.field]} />
      </div>
      {problem && (
        <p role="alert" className="mt-4 text-danger">
          {problem}
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        <button disabled={isSending} className="h-12 rounded-control bg-primary px-6 font-medium text-on-primary">
          {isLast ? 'Send my answers' : 'Continue'}
        </button>
        {at > 0 && (
          <button
            type="button"
            onClick={() => setAt(at - 1)}
            className="h-12 rounded-control border border-control bg-surface px-6 font-medium"
          >
            Back
          </button>
        )}
      </div>
    </form>
  )
}
