import { preferences } from '../../api/preferences.ts'

/** The prompt that was sent before signing in, or null. */
export function waitingPrompt(): string | null {
  const stored = preferences.prompt()
  return stored?.isToBeSent === true ? stored.text : null
}
