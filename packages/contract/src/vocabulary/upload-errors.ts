// Uploads of generated apps (specification 3 "Upload result", 5 and 7): whatever goes wrong is told in the result.
import { errorMessages } from './error-catalogue.ts'

export const uploadPath = '/v0/upload/'

export interface UploadResult {
  url: string
  mimeType: string | null
  error?: string
}

/** The four forms of section 7. */
export type Upload = { file: Blob } | { url: string } | { base64: string } | { buffer: Uint8Array<ArrayBuffer> }

/** HTTP 413 means that the file is too large; everything else just failed. */
export function uploadErrorOf(status: number): string {
  return status === 413 ? errorMessages.uploadTooLarge : errorMessages.uploadFailed
}

/**
 * Uploads and never throws: a failure stands in `error`, with an empty `url`.
 *
 * @param fetch handed in, so that the caller decides about credentials and origin
 */
export async function uploadFile(
  upload: Upload,
  fetch: (path: string, init: RequestInit) => Promise<Response>,
): Promise<UploadResult> {
  try {
    const response = await fetch(uploadPath, requestOf(upload))
    if (!response.ok) return failed(uploadErrorOf(response.status))
    return readResult(await response.json()) ?? failed(errorMessages.uploadFailed)
  } catch {
    return failed(errorMessages.uploadFailed)
  }
}

function requestOf(upload: Upload): RequestInit {
  if ('file' in upload) {
    const body = new FormData()
    body.append('file', upload.file)
    return { method: 'POST', body }
  }
  if ('buffer' in upload) {
    return { method: 'POST', headers: { 'content-type': 'application/octet-stream' }, body: upload.buffer }
  }
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(upload) }
}

function readResult(value: unknown): UploadResult | null {
  if (typeof value !== 'object' || value === null || !('url' in value) || typeof value.url !== 'string') return null
  const mimeType = 'mimeType' in value && typeof value.mimeType === 'string' ? value.mimeType : null
  return { url: value.url, mimeType }
}

function failed(error: string): UploadResult {
  return { url: '', mimeType: null, error }
}
