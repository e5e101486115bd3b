// How a publish ends before its switch. Both leave the live version as it is.
import type { Diagnostic } from '@joinery/contract/files'

/** The app's own failure: told to the person, never tried again by itself. */
export class PublishFailed extends Error {
  readonly diagnostics: Diagnostic[]

  constructor(message: string, diagnostics: Diagnostic[] = []) {
    super(message)
    this.name = 'PublishFailed'
    this.diagnostics = diagnostics
  }
}

/** A newer publish or an unpublish took this one's place. */
export class PublishCancelled extends Error {
  constructor() {
    super('The publish was cancelled.')
    this.name = 'PublishCancelled'
  }
}
