// Addresses of public sheets; without imports, because apps and the interface carry it.

/** Where forms of an app go, on the app's own host (specification 7). */
export const publicSheetPath = '/api/public-sheet'

/** Where members read a sheet as CSV, on the builder's host. */
export function sheetFilePath(input: { projectGroupId: string; environment: string; sheetId: string }): string {
  return `/api/data/${input.projectGroupId}/${input.environment}/sheets/${encodeURIComponent(input.sheetId)}/csv`
}
