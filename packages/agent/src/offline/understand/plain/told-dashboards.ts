// What a dashboard shows of all records is no fact of one: "a dashboard with how much is paid", "show open and paid totals".

const figures = String.raw`(?:how (?:much|many)|totals?|sums?|number of|counts?|averages?|charts?|graphs?|balance|statistics|what is|what['’]s)`
const board = new RegExp(
  String.raw`(^|[.;!]\s+)(?:(?:an?|the|my|our|with an?|and an?|also an?) )?(?:dashboard|overview|summary|statistics page|start page|home page)(?: page)? (?:with|showing|that (?:shows|tells)(?: me| us)?|which shows|shows|tells(?: me| us)?|has|of) (?=[^.;:(]*\b${figures}\b)[^.;:(]*(?=[.;]|$)`,
  'giu',
)
/** "…, show open and paid totals, …". */
const shown = new RegExp(
  String.raw`\s*(?:,|;|\band\b)\s*(?:shows?|displays?|see) (?:me |us |the |my |all )*[^,.;:(]*\b(?:totals?|sums?|averages?|counts?|balance)\b[^,.;:(]*(?=[,.;]|$)`,
  'giu',
)

/** "List below with filters for type and category". */
const filtered =
  /(?:^|[.;,]\s*|\band\s+)(?:an?|the|my)? ?(?:list|table|overview)(?: (?:below|underneath|above|of \p{L}+))? with (?:an? )?(?:filters?|search|sorting|drop-?downs?|buttons?)\b[^.;:(]*(?=[.;]|$)/giu
/** "Total kilometres, kilometres this week and per month." */
const summed =
  /(^|[.;!]\s+)(?:the )?(?:totals?|sums?|averages?|number of) [^.;:(]*\b(?:this|per|by|each|every) (?:week|month|year|day|category|project)\b[^.;:(]*(?=[.;]|$)/giu

export function withoutDashboards(text: string): string {
  return text
    .replace(board, '$1')
    .replace(shown, '')
    .replace(filtered, '')
    .replace(summed, '$1')
    .replace(/([.;!])\s*[.;,]/g, '$1')
}
