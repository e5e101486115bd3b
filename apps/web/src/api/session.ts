// Whether somebody is signed in, without opening the live connection: all that the landing page needs to know.
import { useQuery } from '@tanstack/react-query'

import { sessionQuery, type SessionUser } from './auth-client.ts'

/** The signed-in person; null when signed out, undefined while nobody knows. */
export function useSession(): SessionUser | null | undefined {
  return useQuery({ ...sessionQuery, refetchOnWindowFocus: true }).data
}
