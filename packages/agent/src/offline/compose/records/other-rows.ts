// How one of the like of a record stands below its page: a tile, a column of a strip, a day, or a short row.
import type { Field } from '../../brief.ts'
import { isSold } from '../access.ts'
import { nothing } from '../data/expressions.ts'
import { drawsEach, pictureTag } from '../pictures.ts'
import { shapeOf } from '../record-shapes/choose-shape.ts'
import { namesOf, partsOf } from '../roles.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import type { View } from '../views.ts'

export interface Row {
  view: View
  fact: Field | null
  /** The fact as it stands between tags. */
  value: string
}

export function tile({ view, fact, value }: Row): string {
  const { base } = namesOf(view)
  const { title, picture: own } = partsOf(view)
  const picture = drawsEach(view) ? own : null
  const { title: size } = styles[view.style]
  const image =
    picture === null
      ? nothing
      : pictureTag(view, {
          one: 'other',
          title: title.name,
          picture: picture.name,
          className: 'mb-3 aspect-[4/3] w-full rounded-surface object-cover',
          size: [800, 600],
          isLate: true,
        })
  const isCard = isSold(view) && view.colors.surface !== undefined
  const muted = isCard ? 'text-surface-muted' : 'text-muted'
  return `<li key={other.id} className="min-w-0${isCard ? ' rounded-surface bg-surface p-4 text-on-surface' : ''}">
            <Link href={\`${base}/\${other.id}\`} className="group block${picture === null ? ' border-t border-hairline pt-3' : ''}">
              ${image}
              <span className="block break-words ${picture === null ? `font-display text-2xl leading-snug ${headingWeight(view)}` : size} underline-offset-4 group-hover:underline">{other.${title.name}}</span>
              ${fact === null ? nothing : `<span className="mt-1 block break-words ${isSold(view) ? 'font-semibold tabular-nums' : muted}">${value}</span>`}
              ${soldLine(view, muted)}
            </Link>
          </li>`
}

/** Of a ware, the line that sells it. */
function soldLine(view: View, muted: string): string {
  const { body } = partsOf(view)
  if (!isSold(view) || body === null) return nothing
  return `{other.${body.name} && <span className="mt-1 line-clamp-2 leading-snug ${muted}">{other.${body.name}}</span>}`
}

/** The same shop comes again: when says which time. */
function whenLine({ view, fact }: Row): string {
  const { day } = partsOf(view)
  const comesAgain = ['receipt', 'bill', 'holding'].includes(shapeOf(view))
  return day !== null && fact !== day && comesAgain
    ? `<span className="block text-muted">{formatDate(other.${day.name}, today)}</span>`
    : nothing
}

/** A column of the strip: its name, and below it what tells most. */
export function stripItem(row: Row): string {
  const { view, fact, value } = row
  const { title } = partsOf(view)
  return `<li key={other.id} className="min-w-0">
            <Link href={\`${namesOf(view).base}/\${other.id}\`} className="group block border-t-2 border-text pt-3">
              <span className="block break-words ${styles[view.style].title} underline-offset-4 group-hover:underline">{other.${title.name}}</span>
              ${fact === null ? nothing : `<span className="mt-1 block tabular-nums text-muted">${value}</span>`}
              ${whenLine(row)}
            </Link>
          </li>`
}

export function dayRow({ view, fact, value }: Row): string {
  const { title, day } = partsOf(view)
  const date =
    day === null
      ? nothing
      : `<span className="w-20 shrink-0 tabular-nums text-muted">{other.${day.name} && \`\${dayParts(other.${day.name}).day} \${dayParts(other.${day.name}).month.slice(0, 3)}\`}</span>`
  return `<li key={other.id}>
            <Link href={\`${namesOf(view).base}/\${other.id}\`} className="group flex items-baseline justify-between gap-6 border-t border-hairline py-3.5">
              ${date}
              <span className="min-w-0 flex-1 break-words ${styles[view.style].title} underline-offset-4 group-hover:underline">{other.${title.name}}</span>
              ${fact === null ? nothing : `<span className="shrink-0 tabular-nums text-muted max-sm:hidden">${value}</span>`}
            </Link>
          </li>`
}

/** A name and what decides of it, close enough to be read as one. */
export function shortRow({ view, value }: Row): string {
  const { title } = partsOf(view)
  return `<li key={other.id} className="min-w-0">
            <Link href={\`${namesOf(view).base}/\${other.id}\`} className="group flex min-h-11 items-baseline justify-between gap-6 border-t border-hairline py-3.5">
              <span className="min-w-0 break-words ${styles[view.style].title} underline-offset-4 group-hover:underline">{other.${title.name}}</span>
              <span className="max-w-[50%] text-right tabular-nums text-muted">${value}</span>
            </Link>
          </li>`
}
