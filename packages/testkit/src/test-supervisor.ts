// The supervisor program of test installations: as the server's own, with the databases named by the environment.
import { createAppDatabases, openPlatformDatabase } from '@joinery/data'
import { runSupervisor } from '@joinery/runtime'

const { PLATFORM_URL: platformUrl = '', ADMIN_URL: adminUrl = '', MASTER_KEY: masterKey = '' } = process.env
const platform = openPlatformDatabase(platformUrl, { maxConnections: 4 })
const databases = createAppDatabases({
  adminUrl,
  platformPool: platform.pool,
  masterKey: Buffer.from(masterKey, 'hex'),
  maxConnections: 10,
})

runSupervisor({
  gateway: {
    sql: ({ statements, isolation, ...key }) => databases.execute(key, statements, { isolation }),
  },
  async onStop() {
    await databases.close()
    await platform.close()
  },
})
