// Files go over plain requests, because only those say how far they are.
import { type Attachment, attachmentSchema, attachmentsPath } from '@joinery/contract/attachments'

import { FileNotTakenError } from './file-not-taken-error.ts'

/**
 * @param onProgress part of the file that is sent, from 0 to 1
 * @throws FileNotTakenError; the signal's reason when it aborts
 */
export function uploadAttachment(
  { projectGroupId, file, signal }: { projectGroupId: string; file: File; signal: AbortSignal },
  onProgress: (part: number) => void,
): Promise<Attachment> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${attachmentsPath(projectGroupId)}?name=${encodeURIComponent(file.name)}`)
    request.setRequestHeader('content-type', file.type === '' ? 'application/octet-stream' : file.type)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 1 : loaded / total))
    request.addEventListener('error', () => reject(new FileNotTakenError('')))
    request.addEventListener('abort', () => reject(signal.reason))
    request.addEventListener('load', () => {
      if (request.status !== 200) return reject(new FileNotTakenError(request.responseText.slice(0, 300)))
      resolve(attachmentSchema.parse(JSON.parse(request.responseText)))
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(file)
  })
}
