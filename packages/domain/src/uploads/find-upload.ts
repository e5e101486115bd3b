// What an address of user content shows.
import type { Services } from '../context.ts'
import { findUploadRow } from './uploads-queries.ts'

export interface FoundUpload {
  id: string
  projectGroupId: string
  hash: string
  size: number
  mediaType: string | null
  fileName: string | null
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** @returns null when there is none, or its project is in the trash */
export async function findUpload(services: Pick<Services, 'db'>, id: string): Promise<FoundUpload | null> {
  return uuid.test(id) ? ((await findUploadRow(services.db, id)) ?? null) : null
}
