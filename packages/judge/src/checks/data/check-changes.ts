import type { CheckResult } from '@joinery/contract/checks'

import type { Check } from '../../walk/app-session.ts'
import { PageHung } from '../../walk/app-session.ts'
import { failed } from '../../walk/check-results.ts'
import { dataWalk } from './begin-walk.ts'
import type { DataWalk } from './data-walk.ts'
import { judgeDelete } from './judge-delete.ts'
import { judgeEdit } from './judge-edit.ts'
import { judgeToggle } from './judge-toggle.ts'
import { findActs, type ActPlace } from './row-in-hand.ts'

/** Deleting comes last, so that there is something to change before. */
const order = { edit: 0, toggle: 1, delete: 2 } as const
const maxActs = 8

/** Edit, tick and delete act on the row they stand in, and on no other. */
export const changesCheck: Check = {
  kind: 'changes',
  async run(session) {
    if (session.app.data === null) return []
    const walk = await dataWalk(session)
    const acts = await walk.withVisitor((visitor) => findActs(walk, visitor), { isSignedIn: true })
    const results: CheckResult[] = []
    for (const act of acts.sort((a, b) => order[a.act] - order[b.act]).slice(0, maxActs))
      results.push(...(await judgeAct(walk, act)))
    return results
  },
}

async function judgeAct(walk: DataWalk, place: ActPlace): Promise<CheckResult[]> {
  const judge = { edit: judgeEdit, toggle: judgeToggle, delete: judgeDelete }[place.act]
  try {
    return await walk.withVisitor((visitor) => judge(walk, visitor, place), { isSignedIn: true })
  } catch (error) {
    if (!(error instanceof PageHung)) throw error
    return [
      failed({
        kind: 'changes',
        title: `“${place.name}” on ${place.path} answers`,
        page: place.path,
        detail: error.message,
      }),
    ]
  }
}
