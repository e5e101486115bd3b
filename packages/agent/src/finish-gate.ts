// What must hold before a run may say that it is done.
import type { Diagnostic, FileTree } from '@joinery/contract/files'

import { presentDiagnostics } from './tools/check.ts'
import type { TurnHost } from './turn.ts'

export type Gate =
  | { isOpen: true; diagnostics: Diagnostic[] }
  | { isOpen: false; reason: string; diagnostics: Diagnostic[] }

export async function passGate(files: FileTree, host: TurnHost): Promise<Gate> {
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
  const server = await host.checkServer()
  if (server.some(isError))
    return closed(`The server functions do not build yet:\n${presentDiagnostics(server)}`, server)
  return { isOpen: true, diagnostics }
}

export function isError(diagnostic: Diagnostic): boolean {
  return diagnostic.severity === 'error'
}

function closed(reason: string, diagnostics: Diagnostic[]): Gate {
  return { isOpen: false, reason, diagnostics }
}
