// `npm test`: everything, in the order in which it fails fastest. Ends with one line that counts.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const results = mkdtempSync(join(tmpdir(), 'joinery-results-'))
// Servers and workers load the same modules again and again: each is stripped of its types and compiled once.
process.env['NODE_COMPILE_CACHE'] ??= join(results, 'compiled')
/** What failed, told again at the end: the steps before the last print more than anybody scrolls back. */
const failures: string[] = []
let passed = 0
let failed = 0

function run(command: string, args: readonly string[]): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`)
  return spawnSync(command, args, { cwd: root, stdio: 'inherit' }).status === 0
}

/** Steps without tests of their own count as one each. Side by side: neither is busy on every core all the time. */
async function checkAll(steps: readonly (readonly [string, ...string[]])[]): Promise<void> {
  const outcomes = await Promise.all(steps.map(runQuietly))
  for (const { line, isGreen, printed } of outcomes) {
    console.log(`\n> ${line}\n${printed}`)
    if (isGreen) passed++
    else fail(line)
  }
}

/** What is printed side by side would be mixed, so it is told afterwards. */
function runQuietly([command, ...args]: readonly [string, ...string[]]): Promise<{
  line: string
  isGreen: boolean
  printed: string
}> {
  const line = `${command} ${args.join(' ')}`
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    const end = (isGreen: boolean, words = '') =>
      resolve({ line, isGreen, printed: `${Buffer.concat(chunks).toString()}${words}` })
    child.once('error', (error) => end(false, String(error)))
    child.once('close', (code) => end(code === 0))
  })
}

function fail(what: string): void {
  failed++
  failures.push(what)
}

/** The parts of Vitest's JSON report that are read here. */
interface TestReport {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

function tellFailures(report: TestReport): void {
  for (const file of report.testResults) {
    const failedTests = file.assertionResults.filter((test) => test.status === 'failed')
    for (const test of failedTests) {
      failures.push(`${file.name}: ${test.fullName}\n${test.failureMessages.join('\n').slice(0, 2_000)}`)
    }
    if (file.status === 'failed' && failedTests.length === 0) {
      failures.push(`${file.name}\n${file.message.slice(0, 2_000)}`)
    }
  }
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
    fail(`${name}: no report was written`)
    return
  }
  const report: TestReport = JSON.parse(readFileSync(output, 'utf8'))
  passed += report.numPassedTests
  failed += report.numFailedTests
  tellFailures(report)
  if (!isGreen && report.numFailedTests === 0) fail(`${name}: an error outside of its tests, see above`)
}

function ensureChromium(): void {
  if (existsSync('/usr/bin/chromium-headless-shell')) return
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    run('apt-get', ['update', '-qq'])
    if (run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'])) return
  }
  fail('The browser tests need Chromium’s headless shell: apt install chromium-headless-shell')
}

ensureChromium()
await checkAll([
  ['oxfmt', '--check', '.'],
  ['oxlint', '--type-aware'],
  ['tsc', '-p', '.'],
  ['node', 'scripts/vocabulary/recheck-packages.ts'],
])
runTests('unit', [])
runTests('e2e', ['--config', 'e2e/vitest.config.ts'])
runTests('judge', ['--config', 'e2e/judge/vitest.config.ts'])
// A program that is just ending may still write what it compiled.
rmSync(results, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
for (const failure of failures) console.error(`\nFAILED ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
