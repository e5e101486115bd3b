// What must hold before a run may say that it is done.
import type { Diagnostic, FileTree } from '@joinery/contract/files'

import { findMissingAddresses } from './missing-addresses.ts'
import { presentDiagnostics } from './tools/check.ts'
import type { TurnHost } from './turn.ts'

export type Gate =
  | { isOpen: true; diagnostics: Diagnostic[] }
  | { isOpen: false; reason: string; diagnostics: Diagnostic[] }

export async function passGate({
  files,
  host,
  isWritten,
  isStoodBy,
}: {
  files: FileTree
  host: TurnHost
  isWritten: (path: string) => boolean
  isStoodBy: (missing: Diagnostic) => boolean
}): Promise<Gate> {
  const paths = Object.keys(files)
  if (!paths.some((path) => /^web\/app\/(?:.+\/)?page\.(?:jsx|tsx)$/.test(path))) {
    return closed('There is no page yet. Write web/app/page.jsx.', [])
  }
  if (!paths.some((path) => /^web\/app\/layout\.(?:jsx|tsx)$/.test(path))) {
    return closed('The root layout web/app/layout.jsx is missing.', [])
  }
  const diagnostics = await host.check(files)
  if (diagnostics.some(isError))
    return closed(`It does not compile yet:\n${presentDiagnostics(diagnostics)}`, diagnostics)
  const missing = findMissingAddresses(files).filter(
    (each) => each.file !== undefined && isWritten(each.file) && !isStoodBy(each),
  )
  if (missing.length > 0) return closed(`Something is missing:\n${presentDiagnostics(missing)}`, missing)
  const server = await host.checkServer()
  if (server.some(isError)) return closed(`The server side does not work yet:\n${presentDiagnostics(server)}`, server)
  return { isOpen: true, diagnostics }
}

export function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error'
}

function closed(reason: string, diagnostics: Diagnostic[]): Gate {
  return { isOpen: false, reason, diagnostics }
}
