// What a firm does for people, as a list on the page of its form.
import { tradeWords } from '../../topics/trade-words.ts'
import { jsxText } from '../data/expressions.ts'
import { headingWeight, styles } from '../shell/styles.ts'
import type { View } from '../views.ts'

const isShownAlready = /^(?:service|treatment|package|offer|plan)$/

/** What the firm does, as a ruled list on the page of its form; '' where nobody knows, or its services are shown. */
export function doneFor(view: View, shown: readonly View[]): string {
  const does = tradeWords(view)?.does ?? []
  if (does.length === 0 || shown.some(({ entity }) => isShownAlready.test(entity.singular))) return ''
  const isAlone = /\b(?:my|I)\b/.test(view.request) && !/\b(?:our|we|us|company|firm|team)\b/i.test(view.request)
  const rows = does.map((each) => {
    const [what = '', remark = ''] = each.split(' | ')
    return `<li className="border-t border-hairline py-4">
            <span className="block font-display ${styles[view.style].title}">${jsxText(what)}</span>
            <span className="block text-muted">${jsxText(remark)}</span>
          </li>`
  })
  return `<section className="mt-20">
        <h2 className="font-display text-3xl sm:text-4xl ${headingWeight(view)}">What ${isAlone ? 'I' : 'we'} do</h2>
        <ul className="mt-6 grid gap-x-16 sm:grid-cols-2">
          ${rows.join('\n          ')}
        </ul>
      </section>`
}
