// What generated pages and components import. No file of this package runs in Node: the compiler bundles it.
export { signIn, signOut, signUp, useUser } from './auth-client.ts'
export type { SignInAnswer, SignInOptions, UserState } from './auth-client.ts'
export { env } from './browser-environment.ts'
export { Link } from './link.tsx'
export type { LinkProps } from './link.tsx'
export { useRouter } from './router.ts'
export type { Router } from './router.ts'
export type { SearchParams } from './search-params.ts'
