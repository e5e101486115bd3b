// `npm test`: everything, in the order in which it fails fastest. Ends with one line that counts.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const results = mkdtempSync(join(tmpdir(), 'joinery-results-'))
let passed = 0
let failed = 0

function run(command: string, args: readonly string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0
}

/** A step without tests of its own counts as one. */
function check(command: string, args: readonly string[]): void {
  if (run(command, args)) passed++
  else failed++
}

function runTests(name: string, args: readonly string[]): void {
  const output = join(results, `${name}.json`)
  const isGreen = run('vitest', [
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${output}`,
  ])
  if (!existsSync(output)) {
    failed++
    return
  }
  const report: { numPassedTests: number; numFailedTests: number } = JSON.parse(readFileSync(output, 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests
  if (!isGreen && report.numFailedTests === 0) failed++
}

function ensureChromium(): void {
  if (existsSync('/usr/bin/chromium')) return
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])) return
  }
  console.error('The browser tests need Chromium at /usr/bin/chromium: apt install chromium')
  failed++
}

ensureChromium()
check('oxfmt', ['--check', '.'])
check('oxlint', ['--type-aware'])
check('tsc', ['-p', '.'])
check('node', ['scripts/vocabulary/recheck-packages.ts'])
runTests('unit', [])
runTests('e2e', ['--config', 'e2e/vitest.config.ts'])
runTests('judge', ['--config', 'e2e/judge/vitest.config.ts'])
rmSync(results, { recursive: true, force: true })
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
