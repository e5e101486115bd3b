import { useState } from 'react'

/** Sends a form as JSON; `problem` says why the server refused. */
export function useSending(path, onSent) {
  const [problem, setProblem] = useState(null)
  const [isSending, setSending] = useState(false)

  async function send(event) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setSending(true)
    try {
      const response = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fields),
      })
      const answer = await response.json()
      if (!response.ok) throw new Error(answer.message)
      setProblem(null)
      await onSent(answer)
    } catch (error) {
      setProblem(error.message ?? 'That did not work. What you typed is kept.')
    }
    setSending(false)
  }

  return { send, problem, isSending }
}
