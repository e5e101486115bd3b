/** Whether an error carries this code: an SQLSTATE, or one of Node's. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
