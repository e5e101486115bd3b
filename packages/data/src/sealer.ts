// Secrets at rest: AES-256-GCM under one key, each bound to a label that says whose it is.
import { openPassword, sealPassword } from './app-databases/sealed-password.ts'

export interface Sealer {
  seal(label: string, text: string): string
  /** @throws Error when it was sealed under another key or label, or was changed since */
  open(label: string, sealed: string): string
}

/** @param key 32 bytes */
export function createSealer(key: Buffer): Sealer {
  return {
    seal: (label, text) => sealPassword(key, label, text),
    open: (label, sealed) => openPassword(key, label, sealed),
  }
}
