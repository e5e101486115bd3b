// What people say to each record: that they come, that they do not, that they may. One answer of each person, counted, and
// counted apart by what they are where that was asked.
import type { Brief, Field } from '../../brief.ts'
import { hasPart } from '../access.ts'
import { jsxText, quoteJs } from '../data/expressions.ts'
import { quoteName, quoteText } from '../data/quote-sql.ts'
import { lookMarks } from '../fronts/front.ts'
import { namesOf, partsOf } from '../roles.ts'
import type { View } from '../views.ts'

const usualOptions = ['Yes', 'No', 'Maybe']
const ofHeads = /(?:^|_)(?:people|persons|guests|adults)(?:_|$)/

const answersOf = ({ answers }: Pick<Brief, 'answers'>): NonNullable<Brief['answers']> =>
  answers ?? { options: usualOptions, fields: [] }

/** Who has an account answers as that, everybody else by name. */
const hasAccounts = ({ access }: Pick<Brief, 'access'>): boolean => access === 'members' || access === 'team'

function fieldList(fields: readonly Field[]): string {
  const items = fields.map(({ name, label, kind, options }) =>
    [
      `{ name: ${quoteJs(name)}, label: ${quoteJs(label)}`,
      kind === 'choice'
        ? `, options: [${(options ?? []).map(quoteJs).join(', ')}] }`
        : `, type: ${quoteJs(kind === 'number' ? 'number' : 'text')} }`,
    ].join(''),
  )
  return `[${items.join(', ')}]`
}

const nameField = (label: string, control: string): string => `          <label className="font-medium">
            ${jsxText(label)}
            <input name="name" required maxLength={80} autoComplete="name" defaultValue={known.name} className="mt-1 block min-h-12 w-full px-3 ${control}" />
          </label>
`

/** With an account one changes one's own answer; by name, whoever wrote a wrong one takes it away. */
const removing = `  async function remove(answer) {
    await fetch(path, { method: 'DELETE', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ id: answer.id }) })
    showNotice({ message: \`The answer of \${answer.name} is gone\` })
    await router.refresh()
  }

`
const removal = `                      <button onClick={() => remove(each)} className="min-h-11 px-2 text-surface-danger underline-offset-4 hover:underline">
                        Remove<span className="sr-only"> the answer of {each.name}</span>
                      </button>
`

export function answerMarks(view: View): Record<string, string> {
  const { options, fields, who = 'Your name' } = answersOf(view)
  const isKnown = hasAccounts(view)
  const heads = fields.find(({ name, kind }) => kind === 'number' && ofHeads.test(name))
  return {
    options: `[${options.map(quoteJs).join(', ')}]`,
    fields: fieldList(fields),
    heads: heads === undefined ? '1' : `Math.max(1, Number(details.${heads.name}) || 1)`,
    kit: isKnown ? 'requireUser, sql' : 'sql',
    guard: isKnown ? '  const user = requireUser()\n' : '',
    who: isKnown
      ? `String(user.name ?? '').trim().slice(0, 80) || 'A member'`
      : `String(input.name ?? '').trim().slice(0, 80)`,
    person: isKnown ? '${user.id}' : '${name.toLowerCase()}',
    own: isKnown ? ' and person = ${user.id}' : '',
    said: isKnown ? 'You answered' : '${name}',
    noName: isKnown ? " = ''" : '',
    nameField: isKnown ? '' : nameField(who, lookMarks(view)['control'] ?? ''),
    remove: isKnown ? '' : removing,
    removal: isKnown ? '' : removal,
  }
}

/** What stands with a record in a list, or open on its own page. */
export function answerPiece(view: View, isOpen: boolean): string[] {
  if (!hasPart(view, 'answers')) return []
  const { one, path } = namesOf(view)
  return [
    `<Answers path={\`/api/${path}/\${${one}.id}/answers\`} name={${one}.${partsOf(view).title.name}} answers={${one}.answers} unanswered={${one}.unanswered}${isOpen ? ' isOpen' : ''} />`,
  ]
}

/** The answers to a record, and who has answered to another one and not to this. */
export function answerColumns(view: View, column: string): string[] {
  if (!view.parts.includes('answers')) return []
  const table = quoteName(namesOf(view).table)
  return [
    `(select coalesce(json_agg(json_build_object('id', answers.id, 'name', answers.name, 'answer', answers.answer, 'details', answers.details) order by answers.id), '[]') from answers where answers.${column} = ${table}.id) as answers`,
    `(select coalesce(json_agg(others.name order by others.name), '[]') from (select person, max(name) as name from answers group by person having not bool_or(${column} = ${table}.id)) as others) as unanswered`,
  ]
}

export function answerTable(
  brief: Brief,
  record: string,
  column: string,
): { table: string; columns: string; more: string } {
  const options = answersOf(brief).options.map(quoteText).join(', ')
  return {
    table: 'answers',
    columns: `  id integer generated always as identity primary key,
  ${record},
  -- The account, or the name in small letters: one answer of each.
  person text not null,
  name text not null check (name <> ''),
  answer text not null check (answer in (${options})),
  details jsonb not null default '{}',
  answered_at timestamptz not null default now(),
  unique (${column}, person)`,
    more: 'create index on answers (person);\n',
  }
}

const people = ['Halima Haddad', 'Wanda Nowak', 'Tom Lindner', 'Priya Raman', 'Mateo Brandt', 'Jun Mori']

/** Most come, some do not, and not everybody has answered to each. */
export function answerSeed(brief: Brief, table: string, column: string): string {
  const { options, fields } = answersOf(brief)
  const group = fields.find((field) => field.kind === 'choice')
  const detail = (at: number): string => {
    const said = group?.options?.[at % group.options.length]
    return said === undefined ? '{}' : JSON.stringify({ [group?.name ?? '']: said })
  }
  const rows = people.map((name, at) => `(${at}, ${quoteText(name)}, ${quoteText(detail(at))}::jsonb)`).join(', ')
  return `insert into answers (${column}, person, name, answer, details)
select ${table}.id, 'sample ' || people.place, people.name, (array[${options.map(quoteText).join(', ')}])[case when (people.place + ${table}.id) % 4 = 3 then 2 when (people.place * 2 + ${table}.id) % 7 = 5 then ${options.length} else 1 end], people.details
from ${table}, (values ${rows}) as people (place, name, details)
where (people.place * 3 + ${table}.id) % 5 < 4;
`
}
