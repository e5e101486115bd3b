// Bytes that apps' visitors upload: taken in aside, then kept per app by sha-256 on disk or in an S3 bucket.
import type { Readable } from 'node:stream'

/** Addressed by content within one app: deleting one app's bytes never touches another's. */
export interface UploadKey {
  projectGroupId: string
  /** sha-256 in hex. */
  hash: string
}

export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

/** Where kept bytes lie. */
export interface UploadStorage {
  /**
   * Keeps the bytes of a local file, durably before it resolves. The file may be moved away.
   *
   * @throws UploadStorageError when the storage refuses or does not answer
   */
  keep(key: UploadKey, file: { path: string; size: number }): Promise<void>
  /** null when there are no such bytes. A stream that breaks off ends with an error. */
  read(key: UploadKey, range?: ByteRange): Promise<Readable | null>
  remove(key: UploadKey): Promise<void>
  /** Ids of all apps that have bytes here. */
  listProjects(): AsyncIterable<string>
  list(projectGroupId: string): AsyncIterable<{ hash: string; writtenAt: Date }>
}

/** The operator can do something about it: keys, bucket, network, disk. */
export class UploadStorageError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'UploadStorageError'
  }
}

/** Bytes that were taken in and are not kept yet. */
export interface StagedUpload {
  hash: string
  size: number
  /** The first bytes, as many as there are up to 64 KiB. */
  head: Uint8Array
  /** Keeps them; once, and before `discard`. */
  keep(projectGroupId: string): Promise<void>
  /** Call it in any case at the end. */
  discard(): Promise<void>
}

/** Why bytes were not taken in: too many, their sender stopped in the middle, or our disk has no room for them. */
export type StageOutcome =
  | { ok: true; staged: StagedUpload }
  | { ok: false; reason: 'too_large' | 'broken_off' | 'disk_full' }

export type RemoteFile =
  | { ok: true; bytes: AsyncIterable<Uint8Array>; contentType: string | null }
  | {
      ok: false
      /** May be told: it says what is wrong with the address. */
      message: string
    }

export interface Uploads {
  /**
   * Takes bytes in to a temporary file.
   *
   * @throws faults of the disk
   */
  stage(bytes: AsyncIterable<Uint8Array>, limit: { maxBytes: number }): Promise<StageOutcome>
  /** Opens a file of the public internet. Names are resolved once, and the connection goes to that very address. */
  openRemote(address: string, signal: AbortSignal): Promise<RemoteFile>
  storage: UploadStorage
  /** HMAC-SHA256 in hex, for addresses that expire. */
  sign(text: string): string
  /** Removes what killed processes left half taken in. */
  sweepStaged(): Promise<number>
}
