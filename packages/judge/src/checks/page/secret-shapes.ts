// Finds what must never reach a browser: known secret values, and the well-known shapes of keys.

export interface FoundSecret {
  /** What it is: "a private key", "the value of a secret of this app". */
  what: string
  /** Its first characters, never the whole. */
  hint: string
}

const shapes: readonly { what: string; shape: RegExp }[] = [
  { what: 'a private key', shape: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----/g },
  { what: 'a key of OpenAI, Anthropic or a like service', shape: /\bsk-(?=[\w-]*\d)(?:[a-z\d]+-)*\w{16,}/g },
  { what: 'a live key of Stripe', shape: /\b[sr]k_(?:live|test)_[A-Za-z0-9]{16,}/g },
  { what: 'a webhook secret of Stripe', shape: /\bwhsec_[A-Za-z0-9]{24,}/g },
  { what: 'an access key of Amazon Web Services', shape: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g },
  { what: 'a token of GitHub', shape: /\b(?:gh[pousr]_[A-Za-z0-9]{30,}|github_pat_[A-Za-z0-9_]{30,})/g },
  { what: 'a token of GitLab', shape: /\bglpat-[A-Za-z0-9_-]{18,}/g },
  { what: 'a token of Slack', shape: /\bxox[abprs]-[A-Za-z0-9-]{16,}/g },
  { what: 'a key of SendGrid', shape: /\bSG\.[A-Za-z0-9_-]{16,}\.[A-Za-z0-9_-]{16,}/g },
  { what: 'a key of Google', shape: /\bGOCSPX-[A-Za-z0-9_-]{20,}/g },
  { what: 'a key of Resend', shape: /\bre_[A-Za-z0-9]{8,}_[A-Za-z0-9]{16,}/g },
  { what: 'a token of npm', shape: /\bnpm_[A-Za-z0-9]{30,}/g },
  {
    what: 'the address of a database with its password',
    shape: /\b(?:postgres(?:ql)?|mysql|mongodb(?:\+srv)?|redis|rediss|amqps?):\/\/[^\s:@/"'`<>]*:[^\s@/"'`<>]+@/g,
  },
]

const token = /\beyJ[A-Za-z0-9_-]{8,}\.(eyJ[A-Za-z0-9_-]{8,})\.[A-Za-z0-9_-]{16,}/g

/** `secrets`: the app's own secret values; those under six characters are no secrets that could be told from words. */
export function findSecrets(text: string, secrets: readonly string[]): FoundSecret[] {
  const own = secrets
    .filter((secret) => secret.length >= 6 && waysToWrite(secret).some((written) => text.includes(written)))
    .map((secret) => ({ what: 'the value of a secret of this app', hint: hintOf(secret) }))
  const known = shapes.flatMap(({ what, shape }) =>
    [...text.matchAll(shape)].map(([found]) => ({ what, hint: hintOf(found) })),
  )
  const tokens = [...text.matchAll(token)]
    .filter(([, body]) => isServiceToken(body ?? ''))
    .map(([found]) => ({ what: 'a service token (JWT) with rights of its own', hint: hintOf(found) }))
  return unique([...own, ...known, ...tokens])
}

/** A bundler or a document may write the value in other letters. */
function waysToWrite(secret: string): string[] {
  const quoted = JSON.stringify(secret).slice(1, -1)
  return [secret, quoted, encodeURIComponent(secret), Buffer.from(secret).toString('base64').replace(/=+$/, '')]
}

/** Tokens made for browsers carry the role of an anonymous person; all others are someone's. */
function isServiceToken(body: string): boolean {
  try {
    const claims: unknown = JSON.parse(Buffer.from(body, 'base64url').toString())
    return typeof claims === 'object' && claims !== null && !('role' in claims && claims.role === 'anon')
  } catch {
    return false
  }
}

function hintOf(secret: string): string {
  return `${secret.slice(0, Math.min(6, Math.floor(secret.length / 2)))}…`
}

function unique(found: readonly FoundSecret[]): FoundSecret[] {
  return [...new Map(found.map((each) => [`${each.what} ${each.hint}`, each])).values()]
}
