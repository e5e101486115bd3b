// `npm start`: reads the settings, starts everything, prints one address, and takes everything down again.
import { join } from 'node:path'

import { ConfigError, parseConfig } from './config.ts'
import { createLogger } from './logger.ts'
import { startInstallation } from './start-installation.ts'

const root = join(import.meta.dirname, '..', '..', '..')

async function main(): Promise<void> {
  const config = parseConfig(process.env, root)
  const logger = createLogger(config.logLevel)
  const startedAt = performance.now()
  const installation = await startInstallation({
    config,
    root,
    logger,
    path: process.env['PATH'] ?? '',
    onProgress: say,
  })
  say(`Joinery is ready at ${installation.url} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`)

  let isStopping = false
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    say(signal === 'SIGINT' ? 'Stopping…' : 'Stopping.')
    installation.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error('Stopping failed', { error })
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  process.on('unhandledRejection', (error) => logger.error('A promise was left alone', { error }))
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : `Joinery could not start. ${describe(error)}`}\n`,
  )
  process.exit(1)
})

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
