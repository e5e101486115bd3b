// Marks that a row sets without its form: what is pinned stands on top, what is archived leaves the list until it is
// asked for.
import type { Brief, Field } from '../../brief.ts'
import { forWriters } from '../access.ts'
import { askedFields } from './made-title.ts'
import { isArchived, isFlag, namesOf } from '../roles.ts'
import type { View } from '../views.ts'

/** What a button says that sets the mark, and that takes it back. */
const acts: Readonly<Record<string, readonly [string, string]>> = {
  pinned: ['Pin', 'Unpin'],
  archived: ['Archive', 'Restore'],
}

/** Nobody begins with what is archived: there is a button for it. */
export function formFields(view: Pick<View, 'fields'>): Field[] {
  return askedFields(view).filter((field) => !isArchived(field))
}

export function flagPieces(view: View): string[] {
  const { one, path } = namesOf(view)
  const [title] = view.fields
  return view.fields.filter(isFlag).map(({ name }) => {
    const [set = '', back = ''] = acts[name] ?? []
    const button = `<FlagButton path={\`/api/${path}/\${${one}.id}\`} field="${name}" isSet={${one}.${name}} act={${one}.${name} ? '${back}' : '${set}'} name={${one}.${title?.name ?? 'id'}} />`
    return forWriters(view, button, `${one}.is_mine`)
  })
}

export function hasFlags({ fields }: Pick<Brief, 'fields'>): boolean {
  return fields.some(isFlag)
}
