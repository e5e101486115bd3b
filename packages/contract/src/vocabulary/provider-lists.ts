// Which sign-in providers a list really names (specification 5).
import { type SignInProvider, signInProviderSchema } from './sign-in-providers.ts'

/** Specification 5: valid only if it is one of the four, spelled exactly so. */
export function isSignInProvider(name: unknown): name is SignInProvider {
  return signInProviderSchema.safeParse(name).success
}

/** The valid entries in their order; invalid ones are dropped. */
export function validProviders(names: readonly unknown[]): SignInProvider[] {
  return names.filter(isSignInProvider)
}
