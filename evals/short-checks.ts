// Checks written as one line each, so that a file of hundreds stays readable: docs/evals.md, "Short checks".
import type { AcceptanceCheck, CheckStep } from '@joinery/contract/checks'

type Check = Omit<AcceptanceCheck, 'id'>

/** What a person who never saw the app looks for when something is to be added or kept. */
const savings = 'Save | Add | Create | Post | Submit | Send | Publish | Done'
const signUps = 'Sign up | Create account | Create an account | Register | Join'

/**
 * `+ recipe: Title = Plum tart; Minutes | Cooking time = 45`: a new record is there after a reload.
 * `+ invoice @ Invoices | Billing: Number = 7`: the same, after pressing the way to its list.
 * `A title: go / > press Start > see 25:00`: any steps.
 * A `*` in front: signs up first.
 *
 * @throws Error with what is wrong, in words
 */
export function readShortCheck(line: string): Check {
  const isMember = line.startsWith('*')
  const text = line.replace(/^\*\s*/, '')
  const check = text.startsWith('+') ? readAddition(text) : readSteps(text)
  return isMember ? { ...check, steps: [...signUp('Nell'), ...check.steps] } : check
}

function readAddition(line: string): Check {
  const [, thing = '', way, list = ''] = /^\+\s*([^:@]+?)(?:\s*@\s*([^:]+?))?\s*:\s*(.+)$/s.exec(line) ?? []
  const fills = list.split(';').map((pair): [string, string] => {
    const [label = '', ...value] = pair.split('=')
    return [label.trim(), value.join('=').trim()]
  })
  const [, told = ''] = fills[0] ?? []
  if (thing === '' || told === '') throw new Error(`“${line}” is no “+ thing: Label = value; …”.`)
  const going: CheckStep[] = [{ do: 'goTo', path: '/' }, ...(way === undefined ? [] : [press(way)])]
  return {
    title: `${/^[aeiou]/i.test(thing) ? 'An' : 'A'} ${thing} is kept`,
    steps: [
      ...going,
      press(wordsForAdding(thing)),
      ...fills.map(([label, value]): CheckStep => ({ do: 'fill', label, value })),
      { do: 'press', name: `Add ${thing} | ${savings}`, near: told },
      ...going,
      { do: 'expectText', text: told },
      { do: 'reload' },
      { do: 'expectText', text: told },
    ],
  }
}

function wordsForAdding(thing: string): string {
  const article = /^[aeiou]/i.test(thing) ? 'an' : 'a'
  const words = [
    `Add ${thing}`,
    `Add ${article} ${thing}`,
    `New ${thing}`,
    `Create ${thing}`,
    `Write ${article} ${thing}`,
  ]
  return [...words, 'Add', 'New', 'Create', 'Write'].join(' | ')
}

function press(name: string): CheckStep {
  return { do: 'press', name }
}

function signUp(name: string): CheckStep[] {
  const email = `${name.toLowerCase()}@example.com`
  return [
    { do: 'goTo', path: '/' },
    press(signUps),
    { do: 'fill', label: 'Name | Your name | Full name', value: name },
    { do: 'fill', label: 'Email | E-mail', value: email },
    { do: 'fill', label: 'Password', value: `quite long, ${name}` },
    { do: 'press', name: signUps, near: email },
  ]
}

function readSteps(line: string): Check {
  const [, title = '', rest = ''] = /^([^:]+):\s*(.+)$/s.exec(line) ?? []
  if (title === '') throw new Error(`“${line}” is no “Title: step > step”.`)
  return { title, steps: rest.split(' > ').flatMap((step) => readStep(step.trim())) }
}

/** One step in words; `sign up <name>` and `add <thing>` stand for several. */
export function readStep(step: string): CheckStep[] {
  const [, verb = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(step) ?? []
  switch (verb) {
    case 'go':
      return [{ do: 'goTo', path: rest || '/' }]
    case 'reload':
      return [{ do: 'reload' }]
    case 'second':
    case 'first':
      return [{ do: 'as', person: verb }]
    case 'see':
      return [{ do: 'expectText', text: rest }]
    case 'miss':
      return [{ do: 'expectText', text: rest, isAbsent: true }]
    case 'sign':
      return signUp(rest.replace(/^up\s+/, ''))
    case 'add':
      return [press(wordsForAdding(rest))]
    case 'save':
      return [{ do: 'press', name: savings, near: rest }]
    case 'press': {
      const [name = '', near] = rest.split(' @ ')
      return [near === undefined ? press(name) : { do: 'press', name, near }]
    }
    case 'fill': {
      const [label = '', ...value] = rest.split('=')
      return [{ do: 'fill', label: label.trim(), value: value.join('=').trim() }]
    }
    default:
      throw new Error(`“${step}” is no step: go, press, fill, add, save, sign up, see, miss, reload, first, second.`)
  }
}
