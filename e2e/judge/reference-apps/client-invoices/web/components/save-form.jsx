import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

import { sendJson } from '@/lib/send-json'

/** Sends its fields as JSON and goes on to the address that `nextOf` makes of the answer. */
export function SaveForm({ path, nextOf, button, children }) {
  const router = useRouter()
  const [problem, setProblem] = useState(null)
  const [isSaving, setSaving] = useState(false)

  async function save(event) {
    event.preventDefault()
    setSaving(true)
    const saved = await sendJson('POST', path, Object.fromEntries(new FormData(event.currentTarget)))
    setSaving(false)
    if (saved.problem) return setProblem(saved.problem)
    router.navigate(nextOf(saved))
  }

  return (
    <form onSubmit={save} className="mt-8 grid max-w-lg gap-5">
      {children}
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <button
        disabled={isSaving}
        className="h-11 justify-self-start rounded-control bg-primary px-5 font-medium text-on-primary"
      >
        {button}
      </button>
    </form>
  )
}
