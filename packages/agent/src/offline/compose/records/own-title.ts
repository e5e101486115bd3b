// What a record is called by where its form leaves the title empty: who left it, how its text begins, what is told of it.
import type { Field } from '../../brief.ts'
import { callsItselfByText } from '../../understand/fields/free-titles.ts'
import { factsToCallBy } from '../../understand/fields/own-names.ts'
import { quoteJs } from '../data/expressions.ts'
import { spokenLabel } from '../spoken-label.ts'
import type { View } from '../views.ts'

/** A record is called by who left it, also where nobody has to say it. */
function isAnonymous({ kind, required, callsByFacts, name }: Field): boolean {
  return kind === 'text' && !required && callsByFacts !== true && /(?:^|_)(?:nick)?name$/.test(name)
}

/** What stands behind a fact in a title: "7 jars left". */
function behind({ kind, unit, label }: Field): string {
  return kind === 'number' ? ` ${unit ?? label.toLowerCase()}` : ''
}

/** "?? …": the title where none was given; nothing for any other field. */
export function titleInstead(field: Field, { fields }: View): string {
  if (field !== fields[0]) return ''
  if (isAnonymous(field)) return " ?? 'Anonymous'"
  if (field.callsByFacts === true) {
    const facts = factsToCallBy(fields).map((fact) => `${fact.name}: ${quoteJs(behind(fact))}`)
    return ` ?? read.told({ ${facts.join(', ')} }, { name: '${field.name}', label: ${quoteJs(spokenLabel(field))} })`
  }
  const text = callsItselfByText(fields)
  return text === undefined
    ? ''
    : ` ?? read.firstWords('${text.name}', { label: ${quoteJs(`${spokenLabel(field)} or the ${spokenLabel(text)}`)} })`
}

/** Methods of the reader that titles are made with, by name. */
export const titleReaders = {
  firstWords: `    /** The first line of a longer text, as a title. */
    firstWords: (name, { label }) => {
      const [line] = (take(name, { label, isRequired: false }) ?? '').split('\\n')
      if (line === '') return refuse('title', \`Fill in the \${label}.\`)
      return line.length > 60 ? \`\${line.slice(0, 57).trimEnd()}…\` : line
    },`,
  told: `    /** The first two facts that were filled in, as a name; \`facts\` say what stands behind each. */
    told: (facts, { name, label }) => {
      const said = Object.entries(facts).flatMap(([fact, behind]) => {
        const [line] = (take(fact, { label: fact, isRequired: false }) ?? '').split('\\n')
        return line === '' ? [] : [line.slice(0, 60) + behind]
      })
      return said.length === 0 ? refuse(name, \`Fill in the \${label}.\`) : said.slice(0, 2).join(', ')
    },`,
} as const

export function titleReadersOf(all: readonly View[]): (keyof typeof titleReaders)[] {
  return [
    ...(all.some(({ fields }) => callsItselfByText(fields) !== undefined) ? ['firstWords' as const] : []),
    ...(all.some(({ fields: [title] }) => title?.callsByFacts === true) ? ['told' as const] : []),
  ]
}
