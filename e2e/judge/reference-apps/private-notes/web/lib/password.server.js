// PBKDF2 over SHA-256; salt and hash travel as hex.
const iterations = 100_000

export async function hashPassword(password) {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  return { salt: toHex(salt), hash: await derive(password, salt) }
}

export async function isPassword(password, { salt, hash }) {
  const wanted = await derive(password, fromHex(salt))
  let difference = wanted.length ^ hash.length
  for (let index = 0; index < wanted.length; index++) difference |= wanted.charCodeAt(index) ^ hash.charCodeAt(index)
  return difference === 0
}

export async function sha256(text) {
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}

export function toHex(bytes) {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function fromHex(text) {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
}

async function derive(password, salt) {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations }, key, 256)
  return toHex(new Uint8Array(bits))
}
