// Uploads from a page: files of visitors become addresses that can be stored and shown.
import { type Upload, uploadFile, type UploadResult } from '@joinery/contract/vocabulary/upload-errors'
import { useCallback, useEffect, useRef, useState } from 'react'

export type { Upload, UploadResult }

export interface UploadState {
  /** While at least one upload is under way. */
  loading: boolean
  /** Of the upload that ended last: words for the visitor, or null. */
  error: string | null
}

/** Uploads once, in one of the four forms, and never throws: what went wrong stands in `error`. */
export function upload(given: Upload): Promise<UploadResult> {
  return uploadFile(given, (path, init) => fetch(path, init))
}

/** `const [upload, { loading, error }] = useUpload()`; `await upload({ file })` gives `{ url, mimeType, error? }`. */
export function useUpload(): [upload: (given: Upload) => Promise<UploadResult>, state: UploadState] {
  const [running, setRunning] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  const start = useCallback(async (given: Upload) => {
    setRunning((count) => count + 1)
    const result = await upload(given)
    if (isMounted.current) {
      setRunning((count) => count - 1)
      setError(result.error ?? null)
    }
    return result
  }, [])
  return [start, { loading: running > 0, error }]
}
