// Folders hold notes, and categories works: where both are kept, each record says in which of them it is.
import type { Brief, Entity } from '../brief.ts'
import { refer } from './read-relations.ts'

const holder = /(?:^|\s)(?:folder|notebook|binder|album|category|chapter|drawer|shelf|genre)$/

const pointsAt = ({ fields }: Pick<Entity, 'fields'>, singular: string): boolean =>
  fields.some(({ to }) => to === singular)

/** @returns the app with a reference from its records to what they are put into, which points back at nothing */
export function withHolders(brief: Brief): Brief {
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
