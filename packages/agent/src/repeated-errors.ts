// Notices when the same error comes back although its file was changed: a third look would not help either.
import type { Diagnostic } from '@joinery/contract/files'

import { isError } from './diagnostics.ts'
import type { Tree } from './turn.ts'

/** Fix attempts after which the same error ends the run. */
const maxAttempts = 2
/** A missing address is read out of the text, which may be mistaken: so often it is said, then the model has its way. */
const maxTold = 2
/** Failed checks of one run, whatever their errors. */
const maxFailedChecks = 8

export interface RepeatedErrors {
  /** Returns the error that will not go away, once there is one. */
  note(diagnostics: readonly Diagnostic[], tree: Tree): Diagnostic | null
  /** True of a missing address that the model was told about before and stands by. */
  isStoodBy(diagnostic: Diagnostic): boolean
}

export function createRepeatedErrors(): RepeatedErrors {
  const seen = new Map<string, { fileHash: string | undefined; attempts: number }>()
  const told = new Map<string, number>()
  let failedChecks = 0
  return {
    isStoodBy: (diagnostic) => (told.get(fingerprint(diagnostic)) ?? 0) >= maxTold,
    note(diagnostics, tree) {
      for (const missing of diagnostics.filter(isMissingAddress)) {
        told.set(fingerprint(missing), (told.get(fingerprint(missing)) ?? 0) + 1)
      }
      const errors = diagnostics.filter((diagnostic) => isError(diagnostic) && !isMissingAddress(diagnostic))
      const [first] = errors
      if (first === undefined) return null
      failedChecks += 1
      for (const error of errors) {
        const key = fingerprint(error)
        const fileHash = error.file === undefined ? undefined : tree[error.file]
        const earlier = seen.get(key)
        const isAttempt = earlier !== undefined && earlier.fileHash !== fileHash
        const attempts = (earlier?.attempts ?? 0) + (isAttempt ? 1 : 0)
        seen.set(key, { fileHash, attempts })
        if (attempts >= maxAttempts) return error
      }
      return failedChecks > maxFailedChecks ? first : null
    },
  }
}

function isMissingAddress({ code }: Diagnostic): boolean {
  return code === 'app.missing_address'
}

/** The same for the same mistake, wherever in its file it has moved to. */
function fingerprint({ code, file, message }: Diagnostic): string {
  return [code, file ?? '', message.replace(/\d+/g, '#')].join('|')
}
