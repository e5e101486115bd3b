import { Outlet, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

import { useSession } from '../api/session.ts'

/** Pages of signed-in people. Who is signed out meanwhile, in another tab or by time, signs in and comes back. */
export function SignedInGate() {
  const router = useRouter()
  const isSignedOut = useSession() === null
  useEffect(() => {
    if (!isSignedOut) return
    // Read here, once: the address changes while this very navigation is under way.
    const callbackUrl = router.state.location.href
    void router.navigate({ to: '/signin', search: { callbackUrl }, replace: true })
  }, [isSignedOut, router])
  return isSignedOut ? null : <Outlet />
}
