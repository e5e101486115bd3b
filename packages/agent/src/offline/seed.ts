// Seeded choice: the same sentence always gives the same app.

/** FNV-1a over UTF-16 code units, as an unsigned 32-bit number. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) {
    hash ^= text.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/**
 * Every bit of the result hangs on every bit of the hash (the last step of MurmurHash3). The lowest bit of FNV alone is the
 * parity of the text's characters: two choices of two each would always go together, for every text.
 */
function mixed(hash: number): number {
  const half = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  const whole = Math.imul(half ^ (half >>> 13), 0xc2b2ae35)
  return (whole ^ (whole >>> 16)) >>> 0
}

/** One of the choices, by seed and by what is being chosen, so that choices do not move together. */
export function pick<Choice>(choices: readonly Choice[], seed: number, purpose: string): Choice {
  const chosen = choices[mixed(hashText(`${seed}:${purpose}`)) % choices.length]
  if (chosen === undefined) throw new Error(`Nothing to choose from for ${purpose}`)
  return chosen
}
