import { useState } from 'react'

/** Sends JSON; `problem` is what the server said against it. */
export function useSend() {
  const [problem, setProblem] = useState(null)
  const [isSending, setSending] = useState(false)

  async function send(method, path, body = {}) {
    setSending(true)
    try {
      const response = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = await response.json()
      setProblem(response.ok ? null : answer.message)
      return response.ok
    } catch {
      setProblem('The server could not be reached. What you typed is still here.')
      return false
    } finally {
      setSending(false)
    }
  }

  return { send, problem, isSending }
}
