// Goes further on in a list that does not show all at once: other rows must come.
import type { CheckResult } from '@joinery/contract/checks'

import { findingResult, isSameSet, namesOf, shownAfter, type FindingPlace } from './finding-hand.ts'
import { readChoices, type ChoicesSeen } from './in-page/read-choices.ts'
import { inPage, pressButton } from './page-hand.ts'
import { shownOf } from './shown-rows.ts'

export async function judgePaging(
  place: FindingPlace,
  control: ChoicesSeen['further'][number],
): Promise<CheckResult[]> {
  const before = await shownOf(place.visitor, place.whole)
  if (before.length < 2 || before.length >= place.whole.rows.length) return []
  const title = `“${control.name}” shows other rows`
  const now = (await inPage(place.visitor, readChoices, null)).further.find((each) => each.name === control.name)
  if (now === undefined) return []
  await pressButton(place.visitor, { ...now, isSubmit: false, isDisabled: false })
  const after = await shownAfter(place, before)
  if (isSameSet(after, before))
    return [
      findingResult(
        place,
        title,
        `“${control.name}” shows the same rows again: ${namesOf(after)}; the table has ${place.whole.rows.length}.`,
      ),
    ]
  if (control.isMore && after.length < before.length)
    return [findingResult(place, title, `“${control.name}” took rows away instead of adding some.`)]
  return [findingResult(place, title, null)]
}
