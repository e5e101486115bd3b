// Folders hold notes, and categories works: where both are kept, each record says in which of them it is.
import type { Brief, Entity } from '../../brief.ts'
import { singularize } from '../inflect.ts'
import { readKind, refer } from './read-relations.ts'
import { secondSkeleton } from './relate-kinds.ts'

const holder = /(?:^|\s)(?:folder|notebook|binder|album|category|chapter|drawer|shelf|genre)$/

const pointsAt = ({ fields }: Pick<Entity, 'fields'>, singular: string): boolean =>
  fields.some(({ to }) => to === singular)

/** Named only as a fact of the records, these are opened all the same: "stored in folders". */
const container = /^(?:folder|notebook|binder)$/

function withContainers(brief: Brief): Brief {
  const { entity, more, fields } = brief
  const field = fields.find(
    ({ kind, label }, index) => index > 0 && kind === 'text' && container.test(singularize(label.toLowerCase())),
  )
  if (brief.front !== 'list' || field === undefined || more.some(({ singular }) => holder.test(singular))) return brief
  const noun = singularize(field.label.toLowerCase())
  const kind = readKind(noun, 'name (required)')
  const main: Entity = {
    ...entity,
    fields: fields.filter((each) => each !== field),
    skeleton: brief.skeleton,
    topic: brief.topic,
    isInbox: false,
  }
  return { ...brief, fields: refer(main, noun).fields, more: [...more, { ...kind, skeleton: secondSkeleton(kind) }] }
}

/** @returns the app with a reference from its records to what they are put into, which points back at nothing */
export function withHolders(told: Brief): Brief {
  const brief = told.isInbox ? told : withContainers(told)
  const held = brief.more.filter(({ singular, isInbox }) => holder.test(singular) && !isInbox)
  const { entity, links } = brief
  if (holder.test(entity.singular) || brief.isInbox) return brief
  return held.reduce((app, { singular }) => {
    const isLinked = pointsAt(app, singular) || links.some(({ from, to }) => [from, to].includes(singular))
    const others = app.more.filter((kind) => kind.singular !== singular)
    if (isLinked || others.some((kind) => pointsAt(kind, singular))) return app
    const main: Entity = { ...entity, fields: app.fields, skeleton: app.skeleton, topic: app.topic, isInbox: false }
    return {
      ...app,
      fields: refer(main, singular).fields,
      more: app.more.map((kind) =>
        kind.singular === singular ? { ...kind, fields: kind.fields.filter(({ to }) => to !== entity.singular) } : kind,
      ),
    }
  }, brief)
}
