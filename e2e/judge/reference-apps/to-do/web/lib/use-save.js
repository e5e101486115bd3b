import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

/** Sends a change and shows what the database then says. */
export function useSave() {
  const router = useRouter()
  const [problem, setProblem] = useState(null)
  const [isSaving, setSaving] = useState(false)

  /** @returns the server's answer, or null when it refused */
  async function save(method, path, body = {}) {
    setSaving(true)
    try {
      const response = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const answer = await response.json()
      setProblem(response.ok ? null : answer.message)
      if (!response.ok) return null
      await router.refresh()
      return answer
    } catch {
      setProblem('The server could not be reached. Nothing was changed.')
      return null
    } finally {
      setSaving(false)
    }
  }

  return { save, problem, isSaving }
}
