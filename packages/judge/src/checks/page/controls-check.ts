// Every button, tab, switch, menu and disclosure does something when it is used.
import type { CheckResult } from '@joinery/contract/checks'

import type { AppSession, Check } from '../../walk/app-session.ts'
import { failed, passed } from '../../walk/check-results.ts'
import type { Control } from './control-list.ts'
import { planControls } from './control-list.ts'
import type { PageView } from './page-views.ts'
import { viewPages } from './page-views.ts'
import { tryControls } from './try-controls.ts'

const kind = 'controls'

export const controlsCheck: Check = {
  kind,
  async run(session) {
    const { pages } = await viewPages(session)
    const desktop = await tryWidth(session, pages, { width: 1280, of: (view) => view.controls })
    const phone = await tryWidth(session, pages, { width: 360, of: (view) => view.phoneControls })
    return [...desktop, ...phone, ...pages.flatMap(judgeDisabled)]
  },
}

async function tryWidth(
  session: AppSession,
  pages: readonly PageView[],
  { width, of }: { width: number; of: (view: PageView) => readonly Control[] },
): Promise<CheckResult[]> {
  // Links without an address are a matter of the links.
  const buttons = pages.map((view) => ({
    path: view.look.path,
    controls: of(view).filter((control) => control.role !== 'link'),
  }))
  const plan = planControls(buttons)
  if ([...plan.values()].every((controls) => controls.length === 0)) return []
  return session.eachPage(
    kind,
    async ({ path }, visitor) => {
      const controls = plan.get(path) ?? []
      if (controls.length === 0) return []
      await visitor.open(path)
      const { results, tried } = await tryControls(visitor, { kind, path, controls })
      const title = `The controls of ${path} do something${width === 360 ? ' on a phone' : ''}`
      return results.length === 0 && tried > 0 ? [passed({ kind, title, page: path })] : results
    },
    { isOpened: false, width },
  )
}

/** One control may wait for something; a page on which every one is out of order is out of order itself. */
function judgeDisabled({ look, controls }: PageView): CheckResult[] {
  const pressable = controls.filter((control) => control.role !== 'link')
  if (pressable.length < 2 || pressable.some((control) => !control.isDisabled)) return []
  const names = pressable.map((control) => `“${control.name}”`).join(', ')
  const detail = `${look.path}: every control is disabled (${names}), so nothing can be done here.`
  return [failed({ kind, title: `The controls of ${look.path} can be used`, page: look.path, detail })]
}
