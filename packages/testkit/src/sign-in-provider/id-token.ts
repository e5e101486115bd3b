// ID tokens as a provider signs them, and as somebody would who is none.
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

/** How an ID token is wrong; `sound` is right. */
export type TokenFlaw =
  | 'sound'
  | 'foreign audience'
  | 'wrong issuer'
  | 'expired'
  | 'no algorithm'
  | 'foreign key'
  | 'other nonce'
  | 'no nonce'
  | 'missing'

export interface TokenSigner {
  /** As the keys address answers. */
  readonly keys: { keys: object[] }
  /** @returns null for a token that is missing */
  sign(claims: Record<string, unknown>, flaw: TokenFlaw): string | null
}

const keyId = 'first'

export function createTokenSigner(): TokenSigner {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const published = { ...own.publicKey.export({ format: 'jwk' }), kid: keyId, use: 'sig', alg: 'RS256' }
  return {
    keys: { keys: [published] },
    sign(claims, flaw) {
      if (flaw === 'missing') return null
      const flawed = applyFlaw(claims, flaw)
      if (flaw === 'no algorithm') return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(flawed)}.`
      const content = `${encode({ alg: 'RS256', typ: 'JWT', kid: keyId })}.${encode(flawed)}`
      return `${content}.${signatureOf(content, flaw === 'foreign key' ? foreign.privateKey : own.privateKey)}`
    },
  }
}

function applyFlaw(claims: Record<string, unknown>, flaw: TokenFlaw): Record<string, unknown> {
  const { nonce: _, ...withoutNonce } = claims
  if (flaw === 'foreign audience') return { ...claims, aud: 'another-app' }
  if (flaw === 'wrong issuer') return { ...claims, iss: 'https://impostor.test' }
  if (flaw === 'expired') return { ...claims, iat: nowSeconds() - 7200, exp: nowSeconds() - 3600 }
  if (flaw === 'other nonce') return { ...claims, nonce: 'of another visit' }
  return flaw === 'no nonce' ? withoutNonce : claims
}

export function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function signatureOf(content: string, key: KeyObject): string {
  return createSign('RSA-SHA256').update(content).sign(key).toString('base64url')
}
