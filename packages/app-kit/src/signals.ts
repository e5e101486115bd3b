/** Thrown by `notFound()`; recognised by its name, since a bundle may hold this module twice. */
export class NotFoundSignal extends Error {
  constructor() {
    super('Not found')
    this.name = 'NotFoundSignal'
  }
}

/** Thrown by `redirect()`. */
export class RedirectSignal extends Error {
  readonly href: string

  constructor(href: string) {
    super(`Redirect to ${href}`)
    this.name = 'RedirectSignal'
    this.href = href
  }
}

export function isNotFound(error: unknown): boolean {
  return error instanceof Error && error.name === 'NotFoundSignal'
}

export function isRedirect(error: unknown): error is RedirectSignal {
  return error instanceof Error && error.name === 'RedirectSignal'
}

/** Thrown by `requireUser()`. */
export class UnauthenticatedSignal extends Error {
  constructor() {
    super('Nobody is signed in')
    this.name = 'UnauthenticatedSignal'
  }
}

export function isUnauthenticated(error: unknown): boolean {
  return error instanceof Error && error.name === 'UnauthenticatedSignal'
}
