// "Add a search": the list shows one at once, however few its records are.
import { asksSearch } from '../../compose/lists/list-filters.ts'
import type { Edit } from './read-edit-state.ts'

const search =
  /^(?:add|show|include|i (?:want|need)|give me|put)\s+(?:an? |the )?search(?: (?:box|bar|field|function))?$|^(?:search|be able to search)\b/i

export function takeSearch(text: string, edit: Edit): string {
  if (edit.brief.front !== 'list' || !search.test(text)) return text
  if (asksSearch.test(edit.brief.request))
    edit.refused.push('a search, because the list has one above it already, which looks through all words')
  else {
    edit.brief.request = `${edit.brief.request}\nA search.`
    edit.clauses.push('show the search above the list')
  }
  return ''
}
