// Entry of the bundling process: one job at a time, ends with its parent.
import { buildVendors } from '../vendors/build-vendors.ts'
import { bundleApp, bundleServer } from './bundle-app.ts'
import type { BundleAnswer, BundleJob } from './bundle-jobs.ts'

async function work(job: BundleJob): Promise<BundleAnswer> {
  try {
    if (job.kind === 'vendors') {
      await buildVendors(job)
      return { kind: 'vendors' }
    }
    if (job.kind === 'server') return { kind: 'server', server: await bundleServer(job.app) }
    return { kind: 'app', app: await bundleApp(job.app, job.css) }
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) }
  }
}

process.on('message', (job: BundleJob) => {
  void work(job).then((answer) => process.send?.(answer))
})
process.on('disconnect', () => process.exit(0))
