// Uploads of apps' visitors, beyond what the vocabulary says: where they are shown, and the direct upload.
// Fields of the direct upload are those of the storage provider that the specification names (section 3: UPLOADCARE).
import * as z from 'zod'

import { databaseEnvironmentSchema } from './vocabulary/databases.ts'
import { uploadPath } from './vocabulary/upload-errors.ts'
import { idSchema } from './ids.ts'

/** First label of the host that shows uploads; no project's id, because it holds a hyphen. */
export const userContentLabel = 'user-content'

export const presignPath = `${uploadPath}presign/`
/** On the host of user content. */
export const directUploadPath = '/base/'
export const uploadInfoPath = '/info/'

/** Seconds that a presigned upload may begin within. */
export const presignSeconds = 30 * 60

/** What an app's visitors may do in a minute; both count what was asked for, not what went well. */
export const uploadsPerMinute = { visitor: 60, app: 600 } as const
/** Files that an app may have. */
export const maxUploadsPerApp = 100_000

export const presignedUploadSchema = z.object({
  /** HMAC-SHA256 in hex over `secureExpire`. */
  secureSignature: z.string(),
  /** Seconds since 1970, as text. */
  secureExpire: z.string(),
})
export type PresignedUpload = z.infer<typeof presignedUploadSchema>

/** Whose uploads: an app in one of its environments. */
export const uploadOwnerSchema = z.object({ projectGroupId: idSchema, environment: databaseEnvironmentSchema })
export type UploadOwner = z.infer<typeof uploadOwnerSchema>
