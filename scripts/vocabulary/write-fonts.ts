// Writes packages/contract/src/vocabulary/data/fonts.json: every family of the open font list, by name.
import { execFileSync, type ExecFileSyncOptionsWithStringEncoding } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The list is large, so it is fetched when it is wanted and not installed. */
const source = { package: 'google-font-metadata', version: '6.0.8', licence: 'MIT' }
const file = join(import.meta.dirname, '../../packages/contract/src/vocabulary/data/fonts.json')

const folder = mkdtempSync(join(tmpdir(), 'joinery-fonts-'))
try {
  const options: ExecFileSyncOptionsWithStringEncoding = {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }
  const archive = execFileSync('npm', ['pack', '--silent', `${source.package}@${source.version}`], options).trim()
  const digest = createHash('sha512').update(readFileSync(join(folder, archive)))
  const integrity = `sha512-${digest.digest('base64')}`
  execFileSync('tar', ['xzf', archive], { cwd: folder })
  const fonts: Record<string, { id: string; family: string }> = JSON.parse(
    readFileSync(join(folder, 'package/data/google-fonts-v1.json'), 'utf8'),
  )
  const families = Object.values(fonts).map(({ family }) => family)
  writeFileSync(
    file,
    `${JSON.stringify({ source: { ...source, integrity }, families: families.toSorted() }, null, 1)}\n`,
  )
} finally {
  rmSync(folder, { recursive: true })
}
