// People, as those who know them look for them: cards with their initials, or a roll under what each of them does.
import type { Field } from '../../brief.ts'
import { jsxAttribute, nothing, only, quoteJs } from '../data/expressions.ts'
import { onPage } from './grounds.ts'
import {
  type Scene,
  bodyLine,
  callLink,
  deleteButton,
  factsLine,
  figure,
  lines,
  rowUsesToday,
  thumb,
  titleLink,
  toggleBox,
} from '../records/record-pieces.ts'
import { standsOnPage } from '../shell/styles.ts'

/** Who has a picture is shown by it, everybody else by their initials. */
function markOf(scene: Scene, size: string): string {
  const { names, parts } = scene
  const picture = thumb(scene)
  const { one } = names
  return picture === nothing
    ? `<Monogram id={${one}.id} name={${one}.${parts.title.name}} className="${size}" />`
    : picture.replace('size-14', size.replace(/ text-\S+/, ''))
}

/** The words of a person, on a card as in a row. */
function words(scene: Scene): string {
  return lines(
    [
      titleLink(scene),
      factsLine(scene, 'mt-1 text-[0.95rem] text-surface-muted'),
      bodyLine(scene, 'mt-1 line-clamp-2 text-[0.95rem] text-surface-muted'),
      figure(scene, ' mt-1'),
    ],
    8,
  )
}

/** A card for each of them, their initials large on it. */
export function badgesList(scene: Scene): string {
  const { names, brief, style } = scene
  const { one, many, Component } = names
  const today = rowUsesToday(scene)
  const isNarrow = brief.frame === 'split' || brief.frame === 'rail'
  const acts = lines([toggleBox(scene), callLink(scene), deleteButton(scene)], 8)
  return `function ${Component}Badge({ ${one}${today ? ', today' : ''} }) {
  return (
    <li className="group/row relative flex items-start gap-4 rounded-surface ${style.edge} border-edge bg-surface p-4 text-on-surface sm:flex-col sm:p-5">
${lines([markOf(scene, 'size-14 text-xl sm:size-20 sm:text-3xl')], 6)}
      <div className="min-w-0 flex-1">
${words(scene)}
      </div>
${acts === '' ? nothing : `      <div className="flex flex-wrap items-center">\n${acts}\n      </div>`}
    </li>
  )
}

export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 ${isNarrow ? 'xl:grid-cols-3' : 'lg:grid-cols-3 xl:grid-cols-4'}" aria-label=${jsxAttribute(brief.entity.plural)}>
      {${many}.map((${one}) => (
        <${Component}Badge key={${one}.id} ${one}={${one}}${today ? ' today={today}' : ''} />
      ))}
    </ul>
  )
}`
}

const doing =
  /^(?:role|position|team|group|department|section|function|instrument|voice|class|grade|boat|kind|type|status)$/

/** What people are told apart by: what they do, or the group that they are in. */
function groupField({ brief: { fields } }: Scene): Field | null {
  const [, ...rest] = fields
  const told = rest.filter(({ kind }) => kind === 'choice' || kind === 'text')
  return (
    told.find(({ kind, name }) => kind === 'choice' && doing.test(name)) ??
    told.find(({ name }) => doing.test(name)) ??
    null
  )
}

function groupsCode({ names: { one, many } }: Scene, group: Field): string {
  const order = group.options === undefined ? '' : `const order = [${group.options.map(quoteJs).join(', ')}]\n\n`
  const sorted =
    group.options === undefined
      ? '.toSorted(([a], [b]) => Number(a === none) - Number(b === none) || a.localeCompare(b))'
      : '.toSorted(([a], [b]) => (order.indexOf(a) + order.length) % order.length - (order.indexOf(b) + order.length) % order.length)'
  return `${order}const none = ${quoteJs(`No ${group.label.toLowerCase()} yet`)}

/** Under what each of them does; who has nothing noted comes last. */
function groupsOf(${many}) {
  return Object.entries(Object.groupBy(${many}, (${one}) => ${one}.${group.name} || none))${sorted}
}`
}

/** A ruled roll of names, each with its initials, under what they do where that is known. */
export function rosterList(scene: Scene): string {
  const { names, brief, style, parts } = scene
  const { one, many, Component, oneFile } = names
  const today = rowUsesToday(scene)
  const group = groupField(scene)
  const own: Scene = { ...scene, parts: { ...parts, facts: parts.facts.filter((field) => field !== group) } }
  const columns = brief.frame === 'split' || brief.frame === 'rail' ? 'xl:grid-cols-2' : 'lg:grid-cols-2'
  const rows = (list: string, label: string): string => `<ul className="grid grid-cols-1 gap-x-12 ${columns}"${label}>
  {${list}.map((${one}) => (
    <${Component}Row key={${one}.id} ${one}={${one}}${today ? ' today={today}' : ''} />
  ))}
</ul>`
  const list = (panel: string): string => `${only(group !== null, group === null ? '' : groupsCode(scene, group))}

function ${Component}Row({ ${one}${today ? ', today' : ''} }) {
  return (
    <li className="group/row relative flex items-center gap-4 border-b border-surface-hairline py-3.5">
${lines([toggleBox(own), markOf(own, 'size-12 text-lg')], 6)}
      <div className="min-w-0 flex-1">
${words(own)}
      </div>
${lines([callLink(own), deleteButton(own)], 6) || nothing}
    </li>
  )
}

export function ${Component}List({ ${many}${today ? ', today' : ''} }) {
  return (
    <div className="${panel}">
${lines(
  group === null
    ? [rows(many, ` aria-label=${jsxAttribute(brief.entity.plural)}`)]
    : [
        `{groupsOf(${many}).map(([name, group], index) => (
  <section key={name} aria-labelledby={\`${oneFile}-group-\${index}\`} className="mb-9 last:mb-0">
    <h2 id={\`${oneFile}-group-\${index}\`} className="flex items-baseline justify-between gap-4 border-b border-on-surface pb-2 font-display text-2xl">
      {name} <span className="font-text text-base tabular-nums text-surface-muted">{group.length}</span>
    </h2>
    ${rows('group', '').replaceAll('\n', '\n    ')}
  </section>
))}`,
      ],
  6,
)}
    </div>
  )
}`
  return standsOnPage(brief)
    ? onPage(list(group === null ? 'border-t border-text' : ''))
    : list(
        `rounded-surface ${style.edge} border-edge bg-surface px-5 pb-4 ${group === null ? 'pt-1.5' : 'pt-6'} text-on-surface sm:px-8`,
      )
}
