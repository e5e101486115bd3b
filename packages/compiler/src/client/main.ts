// Entry of the preview page. React must meet the refresh hook before it loads, hence the import in a later step.
import { injectIntoGlobalHook } from 'react-refresh/runtime'

import { reportUnstarted } from './report-unstarted.ts'

injectIntoGlobalHook(window)
// Code written for bundlers asks for the mode; in a published app the build answers.
Reflect.set(globalThis, 'process', { env: { NODE_ENV: 'development' } })
const start = await import('./start.ts').catch(reportUnstarted)
if (start !== undefined) await start.startPreview()
