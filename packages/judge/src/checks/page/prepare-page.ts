// What a person would do first where a control rightly does nothing: type something, choose something, go on before going back.
import type { Visitor } from '../../walk/app-session.ts'
import type { Control } from './control-list.ts'
import { isDestructive } from './control-list.ts'
import type { PageState } from './page-state.ts'
import { pressControl } from './press-control.ts'

export interface Preparation {
  /** For people: "typing into the fields". */
  what: string
  run(visitor: Visitor, state: PageState): Promise<void>
}

const mostNeighbours = 3
const mostFields = 4
const actTimeoutMs = 1_000

export function preparationsFor(control: Control, state: PageState): Preparation[] {
  const has = (role: string) => state.lines.some((line) => line.startsWith(`${role} `) || line === role)
  const fields = has('textbox') || has('searchbox') || has('spinbutton') ? [typing] : []
  const boxes = has('checkbox') || has('radio') ? [ticking] : []
  const scrolling = control.role === 'link' ? [] : [goingDown]
  return [...fields, ...neighboursOf(control, state).map(pressing), ...boxes, ...scrolling]
}

/** The controls of the same kind next to it: "All" beside the filters, "Back" beside "Next", minus beside plus. */
function neighboursOf(control: Control, { controls }: PageState): Control[] {
  const at = controls.findIndex((each) => each.key === control.key)
  return [at + 1, at - 1, at + 2, at - 2]
    .flatMap((index) => (index < 0 ? [] : (controls[index] ?? [])))
    .filter((each) => each.landmark === control.landmark && !each.isDisabled && !isDestructive(each))
    .slice(0, mostNeighbours)
}

function pressing(neighbour: Control): Preparation {
  return {
    what: `pressing “${neighbour.name}”`,
    async run(visitor, state) {
      const present = state.controls.find((each) => each.key === neighbour.key)
      if (present !== undefined) await pressControl(visitor, present, state)
    },
  }
}

const typing: Preparation = {
  what: 'typing into the fields',
  async run(visitor) {
    const { page } = visitor
    const fields = page.getByRole('textbox').or(page.getByRole('searchbox')).or(page.getByRole('spinbutton'))
    const count = Math.min(mostFields, await fields.count())
    for (let index = 0; index < count; index++) {
      const field = fields.nth(index)
      const type = await field.getAttribute('type', { timeout: actTimeoutMs }).catch(() => null)
      await field.fill(valueFor(type), { timeout: actTimeoutMs }).catch(() => {})
    }
    await visitor.settle(600)
  },
}

function valueFor(type: string | null): string {
  const values: Record<string, string> = {
    number: '7',
    email: 'oak@example.com',
    tel: '0301234567',
    url: 'https://example.com',
    date: '2030-05-17',
    time: '10:30',
  }
  return values[type ?? ''] ?? 'oak'
}

const ticking: Preparation = {
  what: 'ticking the first box',
  async run(visitor) {
    const { page } = visitor
    await page
      .getByRole('checkbox')
      .or(page.getByRole('radio'))
      .first()
      .click({ timeout: actTimeoutMs })
      .catch(() => {})
    await visitor.settle(600)
  },
}

const goingDown: Preparation = {
  what: 'scrolling down',
  async run(visitor) {
    await visitor.page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await visitor.settle(400)
  },
}
