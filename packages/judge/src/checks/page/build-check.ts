// The app compiles and its types are clean.
import type { Diagnostic } from '@joinery/contract/files'

import type { Check } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'

const kind = 'build'

export const buildCheck: Check = {
  kind,
  async run(session) {
    const errors = session.app.diagnostics.filter((each) => each.severity === 'error')
    if (errors.length === 0) return [passed({ kind, title: 'The app compiles and its types are clean' })]
    return [...groupByFile(errors)].map(([file, found]) =>
      failed({
        kind,
        title: file === '' ? 'The app compiles' : `${file} compiles and its types are clean`,
        detail: found.map(say).join('\n'),
      }),
    )
  },
}

function groupByFile(errors: readonly Diagnostic[]): Map<string, Diagnostic[]> {
  return Map.groupBy(errors, (each) => each.file ?? '')
}

function say(error: Diagnostic): string {
  const place =
    error.line === undefined ? '' : `Line ${error.line}${error.column === undefined ? '' : `:${error.column}`}: `
  const frame = error.frame === undefined ? '' : `\n${error.frame}`
  return `${place}${error.message} (${error.code})${frame}`
}
