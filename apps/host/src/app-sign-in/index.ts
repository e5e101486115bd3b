export type { AppPlace } from './app-place.ts'
export { signInCookie } from './cookies.ts'
export {
  type AppSignIn,
  type AppSignInOptions,
  type AppSignInServices,
  createAppSignIn,
  isOfSignIn,
} from './create-app-sign-in.ts'
export type { OutsideProvider, ProviderAddresses } from './providers.ts'
