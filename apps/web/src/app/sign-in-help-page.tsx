import { signInProviderSchema } from '@joinery/contract/vocabulary/sign-in-providers'
import { getRouteApi } from '@tanstack/react-router'

import { SignInHelpPage } from '../features/sign-in/index.ts'
import { NotFoundPage } from './message-pages.tsx'

const route = getRouteApi('/help/sign-in/$provider')

/** `/help/sign-in/google` and the like: for everybody, signed in or not. */
export function SignInHelp() {
  const provider = signInProviderSchema.safeParse(route.useParams().provider)
  return provider.success ? <SignInHelpPage provider={provider.data} /> : <NotFoundPage />
}
