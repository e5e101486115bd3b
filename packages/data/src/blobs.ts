// Content-addressed blobs: the bytes of files and bundles, by sha-256 (DESIGN section 3, "Storage").

export interface Blobs {
  /** Stores bytes durably (file and folder fsynced) before it resolves; known bytes cost no write. Returns the sha-256 in hex. */
  put(bytes: Uint8Array): Promise<string>
  /** null when no blob has this hash. */
  get(hash: string): Promise<Uint8Array | null>
  /** Text of many blobs at once, in one bounded sweep; throws when one is missing, because that is a bug of ours. */
  getTexts(hashes: readonly string[]): Promise<Map<string, string>>
}
