// The supervisor's process: apps' processes on one side, the gate to their databases on the other.
import { createAppDatabases, createOutsideUsages, openPlatformDatabase } from '@joinery/data'
import { runSupervisor } from '@joinery/runtime'

import { supervisorSettingsSchema } from './supervisor-settings.ts'

const settings = supervisorSettingsSchema.parse(JSON.parse(process.env['JOINERY_SUPERVISOR'] ?? '{}'))
delete process.env['JOINERY_SUPERVISOR']

const platform = openPlatformDatabase(settings.platformUrl, { maxConnections: 4 })
const appDatabases = createAppDatabases({
  adminUrl: settings.adminUrl,
  platformPool: platform.pool,
  masterKey: Buffer.from(settings.masterKey, 'hex'),
  maxConnections: 160,
})
const outsideUsages = createOutsideUsages(platform.pool)

runSupervisor({
  gateway: {
    sql: ({ statements, isolation, ...app }) => appDatabases.execute(app, statements, { isolation }),
    // Without it the first page of a sleeping app would wait for its process and then for a connection.
    waking: (app) => {
      appDatabases.connect(app).catch(() => undefined)
    },
  },
  egress: {
    policy: settings.outside,
    keepUsage: (usage) => outsideUsages.add(usage),
  },
  onStop: async () => {
    await appDatabases.close()
    await platform.close()
  },
})
