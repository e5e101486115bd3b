// What a mobile app asks for and a browser does not have (specification 8).
import { errorMessages } from './error-catalogue.ts'

/** For example 'Haptics is not supported on web'. */
export function unsupportedOnWeb(name: string): string {
  // A function, because `$&` in a name must stay what it is.
  return errorMessages.notSupportedOnWeb.replace('{name}', () => name)
}

/** @param warn the console's, handed in */
export function warnUnsupportedOnWeb(name: string, warn: (message: string) => void): void {
  warn(unsupportedOnWeb(name))
}
