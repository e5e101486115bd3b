// Postgres refuses to run as root, so a root start hands it to an unprivileged user that the system already has.
import { readFileSync } from 'node:fs'

export interface PostgresUser {
  uid: number
  gid: number
}

/** null when we are an ordinary user already: then Postgres runs as we do. */
export function findPostgresUser(): PostgresUser | null {
  if (process.getuid?.() !== 0) return null
  const passwd = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = passwd.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'Postgres cannot run as root, and /etc/passwd has neither a "postgres" nor a "nobody" user to run it as.',
  )
}
