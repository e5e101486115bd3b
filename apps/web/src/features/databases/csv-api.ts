// Rows as files. Files go over plain requests, because only those say how far an upload is.
import { csvImportResultSchema, type CsvImportResult, type CsvMapping, csvPath } from '@joinery/contract/csv'
import type { DatabaseEnvironment } from '@joinery/contract/vocabulary/databases'

export interface TableOf {
  projectGroupId: string
  environment: DatabaseEnvironment
  table: string
}

/** The browser asks where to keep it, and shows how far it is. */
export function downloadCsv(input: TableOf): void {
  const link = document.createElement('a')
  link.href = csvPath(input)
  link.download = `${input.table}.csv`
  link.click()
}

/**
 * @param onProgress part of the file that is sent, from 0 to 1; after 1 the rows are being taken
 * @throws Error with the server's words
 */
export function uploadCsv(
  input: TableOf & { file: File; mapping: CsvMapping },
  onProgress: (part: number) => void,
): Promise<CsvImportResult> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${csvPath(input)}?mapping=${encodeURIComponent(JSON.stringify(input.mapping))}`)
    request.setRequestHeader('content-type', 'text/csv')
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total))
    request.addEventListener('error', () => reject(new Error('')))
    request.addEventListener('load', () => {
      if (request.status !== 200) return reject(new Error(request.responseText))
      resolve(csvImportResultSchema.parse(JSON.parse(request.responseText)))
    })
    request.send(input.file)
  })
}
