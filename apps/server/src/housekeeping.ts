// What clears up behind people and killed processes, at the start and from time to time.
import { keepArchive } from '@joinery/data'
import type { Services } from '@joinery/domain'
import { resumeWaiting } from '@joinery/domain/chat'
import { purgeTrash } from '@joinery/domain/projects'
import { sweepUploads } from '@joinery/domain/uploads'

import type { Logger } from './logger.ts'

interface Chore {
  name: string
  everyMs: number
  /** @returns how many things went */
  run: () => Promise<number>
}

/** @returns how to end it; waits for what is being done */
export function keepHouse(
  services: Services,
  logger: Logger,
  archive: { adminUrl: string; dataDir: string | undefined },
): () => Promise<void> {
  const { changes, snapshots } = services.appDatabases
  const chores: Chore[] = [
    // Copies live for one look at an app; a killed process leaves them behind.
    { name: 'unused copies of app data', everyMs: 10 * 60_000, run: () => services.appDatabases.sweepCopies() },
    // Whatever a killed process did and did not tell.
    { name: 'waits whose deed is done', everyMs: 20_000, run: () => resumeWaiting(services) },
    { name: 'changes of structure that nobody goes on with', everyMs: 600_000, run: () => changes.settleLeft() },
    { name: 'snapshots deleted 30 days ago', everyMs: 3_600_000, run: () => snapshots.purge() },
    { name: 'projects 30 days in the trash', everyMs: 3_600_000, run: () => purgeTrash(services) },
    {
      name: 'what databases hold',
      everyMs: 60_000,
      async run() {
        await services.appDatabases.measureStorage()
        return 0 // nothing goes
      },
    },
    { name: 'uploads without a project or a record', everyMs: 6 * 3_600_000, run: () => sweepUploads(services) },
  ]
  const { adminUrl, dataDir } = archive
  if (dataDir !== undefined) {
    // The first minute belongs to whoever waits for the start.
    const run = () => (process.uptime() < 60 ? Promise.resolve(0) : keepArchive({ adminUrl, dataDir }))
    chores.push({ name: 'log that no minute of the last days needs', everyMs: 60_000, run })
  }
  const endings = chores.map((chore) => repeat(chore, logger))
  return async () => {
    await Promise.all(endings.map((end) => end()))
  }
}

function repeat({ name, everyMs, run }: Chore, logger: Logger): () => Promise<void> {
  let running = Promise.resolve()
  const start = () => {
    // One after the other, should one take longer than the pause.
    running = running.then(run).then(
      (count) => {
        if (count > 0) logger.info(`Cleared away: ${name}`, { count })
      },
      (error: unknown) => logger.warn(`Not cleared away yet: ${name}`, { error }),
    )
  }
  start()
  const timer = setInterval(start, everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
