// What a list and a record's page stand on: the page itself, or a panel where cards were given a colour.
import type { Scene } from '../records/record-pieces.ts'
import { standsOnPage } from '../shell/styles.ts'

/** Roles of a panel → roles of the page, for what stands on the page itself. */
export function onPage(code: string): string {
  return code.replaceAll(/surface-(muted|hairline|danger|control|accent)\b/g, '$1').replaceAll('on-surface', 'text')
}

/** @param code of the list; it is given the classes of its panel, '' where it stands on the page */
export function grounded({ brief, style }: Scene, code: (panel: string) => string): string {
  return standsOnPage(brief)
    ? onPage(code(''))
    : code(`rounded-surface ${style.edge} border-edge bg-surface px-5 text-on-surface sm:px-8 `)
}
