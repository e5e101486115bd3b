import type { Check } from '../../walk/app-session.ts'
import { dataWalk } from './begin-walk.ts'
import { formWalks } from './check-forms.ts'
import { judgeRecord } from './judge-record.ts'

export const recordsCheck: Check = {
  kind: 'records',
  async run(session) {
    const walk = await dataWalk(session)
    const results = []
    for (const form of await formWalks(session)) results.push(...(await judgeRecord(walk, form)))
    return results
  },
}
