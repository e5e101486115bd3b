// Facts that are rightly open in a row: what has not happened yet, what nobody need write.
import type { Field } from '../../brief.ts'

/** What somebody may add, and mostly does not. */
const isRemark =
  /(?:^|_)(?:notes?|remarks?|comments?|memo|observations?|anything_else|extras?|other_(?:info\w*|details?))(?:_|$)/
/** What comes to be told only when it is over, paid, answered or brought back. */
const isLater =
  /^(?:returned|brought_back|gave_back|given_back|finished|completed|ended|closed|paid|answered|solved|resolved|fixed|collected|picked_up|cancelled|read|sold|died|left|checked_out|last_\w+)(?:_on|_at|_date|_by)?$|(?:^|_)(?:answer|reply|response|resolution|date_returned|date_finished|date_completed|date_closed|end_date|finish_date|return_date|actual_return)$/
/** What is played is told after the game. */
const isOfGame = /(?:^|_)(?:score|points|goals|rank|place)(?:_|$)|^(?:result|winner|outcome)$/

/** Is it left open by what it means, in some rows or most? A picture is drawn from the title, a parent is chosen by SQL. */
export function isOpenByMeaning({ name, kind, isInternal }: Pick<Field, 'name' | 'kind' | 'isInternal'>): boolean {
  return (
    kind === 'picture' ||
    kind === 'reference' ||
    isInternal === true ||
    isRemark.test(name) ||
    isLater.test(name) ||
    (isOfGame.test(name) && kind === 'number')
  )
}
