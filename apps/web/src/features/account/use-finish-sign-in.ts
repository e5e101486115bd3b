// What follows a successful sign-up or sign-in: build the waiting prompt, or go where the person wanted to.
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'

import { sessionQuery } from '../../api/auth-client.ts'
import { connection } from '../../api/client.ts'
import { preferences } from '../../api/preferences.ts'
import { startProject } from '../../api/start-project.ts'
import { signInTarget } from './sign-in-target.ts'

export function useFinishSignIn(callbackUrl: string | undefined): () => Promise<void> {
  const queryClient = useQueryClient()
  const router = useRouter()

  return async () => {
    const target = signInTarget({
      callbackUrl,
      remembered: preferences.redirectAfterLogin(),
      prompt: preferences.prompt(),
      origin: location.origin,
    })
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    connection.connect()
    preferences.setRedirectAfterLogin(null)
    const buildHref = target.prompt === null ? null : await buildPrompt(target.prompt)
    router.history.push(buildHref ?? target.href)
  }
}

/** The builder's address, or null when the project could not be made: then the prompt waits in the box, unsent. */
async function buildPrompt(text: string): Promise<string | null> {
  preferences.setPrompt({ text, isToBeSent: false })
  try {
    const project = await startProject(text)
    return `/build/${project.id}`
  } catch {
    return null
  }
}
