// The form of a site on its first page, where it has no page of its own.
import { jsxText } from '../data/expressions.ts'
import { namesOf } from '../roles.ts'
import { headingWeight } from '../shell/styles.ts'
import type { View } from '../views.ts'
import { isFrontForm } from './entries.ts'
import { formWords } from './inbox.ts'
import type { Previews } from './site-preview.ts'

/** What a first page of a site is made of. */
export interface Leads {
  view: View
  shown: readonly View[]
  previews: Previews
  /** Whose form stands on the page itself. */
  inbox: View | undefined
}

/** A form that nobody gave a page of its own is met on the first page as well. */
export function hasHomeForm(view: View): boolean {
  const isOnPage =
    /\bcontact (?:page|section)\b|\b(?:pages|sections|tabs)\b[^.]{0,90}\bcontact\b|\bpage,? (?:called |named |titled )?["“]?contact\b|\b(?:under|on) ["“]?contact\b|(?:^|[.;,\n]\s*)["“]?contact\b/i
  // Where names are put down on the first page, a second form would be mistaken for it.
  const takesNames = view.parts.includes('signups')
  return view.front === 'site' && !takesNames && !isFrontForm(view) && !isOnPage.test(view.request)
}

export function homeForm(inbox: View): { imports: string; code: string } {
  const { Component, oneFile } = namesOf(inbox)
  return {
    imports: `import { Send${Component} } from '@/components/send-${oneFile}.jsx'`,
    code: `<section className="mt-20 max-w-3xl">
        <h2 className="mb-6 font-display text-3xl sm:text-4xl ${headingWeight(inbox)}">${jsxText(formWords(inbox).heading)}</h2>
        <Send${Component} />
      </section>`,
  }
}
