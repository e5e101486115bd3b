// Photographs and prints as they hang: of unequal size on a common line, each with what is noted of it in one phrase below.
import type { Brief, Field } from '../../brief.ts'
import { jsxAttribute, nothing, wordsOf } from '../data/expressions.ts'
import { drawsRecords, pictureTag } from '../pictures.ts'
import { type Scene, bodyLine, deleteButton, lines, titleLink, toggleBox } from '../records/record-pieces.ts'
import { type Parts, partsOf } from '../roles.ts'
import { isGallery } from './visited.ts'

const isPrint =
  /(?:^|\s)(?:photo|photograph|picture|image|print|painting|drawing|artwork|illustration|sketch|engraving|etching|lino ?cut|watercolou?r)$/
const shownAsPictures: ReadonlySet<Brief['skeleton']> = new Set(['gallery', 'wall', 'plate'])

/** What is looked at for itself, where nobody asked for rows, cards or a table of it. */
export function hangs(brief: Brief): boolean {
  const { entity, skeleton, fields } = brief
  const isForPrice = fields.some(({ kind }) => kind === 'money')
  const isLookedAt = isPrint.test(entity.singular) || isGallery(brief)
  return (
    brief.front === 'list' &&
    isLookedAt &&
    !isForPrice &&
    drawsRecords(brief) &&
    shownAsPictures.has(skeleton) &&
    partsOf(brief).picture !== null
  )
}

/** Photographs keep the white of their paper. */
export function mountOf({ entity }: Pick<Brief, 'entity'>): string {
  return /(?:^|\s)photo(?:graph)?$/.test(entity.singular)
    ? 'border-[0.6rem] border-[#f6f4ee] shadow-[0_1px_10px_rgb(0_0_0/.22)]'
    : ''
}

const isYear = ({ name }: Field): boolean => /(?:^|_)year$/.test(name)

/** "Izmir, Olympus OM-1, 2020": values that need no names, those of numbers aside. */
export function captionCode({ fields }: Pick<Brief, 'fields'>, { title, picture }: Parts, one: string): string | null {
  const told = fields.filter(
    (field) =>
      field !== title &&
      field !== picture &&
      !['long', 'picture', 'boolean', 'url', 'email', 'phone', 'reference'].includes(field.kind),
  )
  const values = told.map((field) => {
    const value = `${one}.${field.name}`
    if (isYear(field)) return value
    if (field.kind !== 'number' || field.unit !== undefined) return wordsOf(field, one)
    return `${value} !== null && \`${field.label.toLowerCase().replaceAll(/[`$\\]/g, '')} \${${wordsOf(field, one)}}\``
  })
  return values.length === 0 ? null : `[${values.join(', ')}].filter(Boolean).join(', ')`
}

/** Eight to a round: two large ones, then three and three, each row on one line at its foot. */
const places = [
  'lg:[&:nth-child(8n+1)]:col-span-7 lg:[&:nth-child(8n+1)_img]:h-[29rem]',
  'lg:[&:nth-child(8n+2)]:col-span-5 lg:[&:nth-child(8n+2)_img]:h-[23rem]',
  'lg:[&:nth-child(8n+3)]:col-span-3 lg:[&:nth-child(8n+3)_img]:h-[19rem]',
  'lg:[&:nth-child(8n+4)]:col-span-5 lg:[&:nth-child(8n+4)_img]:h-[24rem]',
  'lg:[&:nth-child(8n+5)]:col-span-4 lg:[&:nth-child(8n+5)_img]:h-[20rem]',
  'lg:[&:nth-child(8n+6)]:col-span-4 lg:[&:nth-child(8n+6)_img]:h-[24rem]',
  'lg:[&:nth-child(8n+7)]:col-span-5 lg:[&:nth-child(8n+7)_img]:h-[21rem]',
  'lg:[&:nth-child(8n)]:col-span-3 lg:[&:nth-child(8n)_img]:h-[19rem]',
].join(' ')

export function printWall(scene: Scene): string {
  const { brief, names, parts } = scene
  const { one, many, Component, base } = names
  const picture = pictureTag(brief, {
    one,
    title: parts.title.name,
    picture: parts.picture?.name,
    className: `aspect-[4/3] w-full object-cover lg:aspect-auto ${mountOf(brief)}`,
    size: [800, 600],
  })
  const caption = captionCode(brief, parts, one)
  const usesToday = caption?.includes('today') === true
  const today = usesToday ? ', today' : ''
  const pieces = lines([toggleBox(scene), deleteButton(scene)], 8)
  return `function ${Component}Print({ ${one}${today} }) {
  return (
    <li className="group/row relative min-w-0 ${places}">
      <Link href={\`${base}/\${${one}.id}\`} tabIndex={-1} aria-hidden className="block">
        ${picture}
      </Link>
      <div className="mt-3 flex items-start justify-between gap-4">
        <div className="min-w-0">
${lines([titleLink(scene), caption === null ? nothing : `<p className="mt-0.5 break-words text-[0.95rem] text-muted">{${caption}}</p>`, bodyLine(scene, 'mt-1 line-clamp-2 max-w-[52ch] text-[0.95rem] text-muted')], 10)}
        </div>
${pieces === '' ? nothing : pieces}
      </div>
    </li>
  )
}

export function ${Component}List({ ${many}${today} }) {
  return (
    <ul className="mt-8 grid items-end gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-12 lg:gap-x-10" aria-label=${jsxAttribute(brief.entity.plural)}>
      {${many}.map((${one}) => (
        <${Component}Print key={${one}.id} ${one}={${one}}${usesToday ? ' today={today}' : ''} />
      ))}
    </ul>
  )
}`
}
