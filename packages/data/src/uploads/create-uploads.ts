import { createHmac } from 'node:crypto'

import { openRemoteFile, publicInternet, type RemoteRules } from './remote-file.ts'
import { stageUpload, sweepStaged } from './stage-upload.ts'
import type { Uploads, UploadStorage } from './uploads.ts'

export interface CreateUploads {
  /** Where bytes lie until they are kept; on the same file system as a storage on disk. */
  stagingDir: string
  storage: UploadStorage
  signingKey: Uint8Array
  remoteRules?: RemoteRules
}

export function createUploads({
  stagingDir,
  storage,
  signingKey,
  remoteRules = publicInternet,
}: CreateUploads): Uploads {
  return {
    storage,
    stage: (bytes, { maxBytes }) => stageUpload({ dir: stagingDir, storage, bytes, maxBytes }),
    openRemote: (address, signal) => openRemoteFile(address, remoteRules, signal),
    sign: (text) => createHmac('sha256', signingKey).update(text).digest('hex'),
    sweepStaged: () => sweepStaged(stagingDir, Date.now()),
  }
}
