// A first sentence → the brief of an app, or the reason why these rules cannot make it.
import { plainLinkPage } from './plain/plain-links.ts'
import { withUsualParts } from './site-parts/bare-site.ts'
import { withoutExamples } from './plain/plain-examples.ts'
import { plainFronts } from './plain/plain-fronts.ts'
import { plainPlaces } from './plain/plain-places.ts'
import { plainProse } from './plain/plain-prose.ts'
import { plainRelatives } from './plain/plain-relatives.ts'
import { withoutCompany } from './plain/plain-wishes.ts'
import { plainVoice } from './voice/plain-voice.ts'
import { plainWeekPlan } from './plain/plain-week-plan.ts'
import { missingOfSort } from './told-sorts/missing-of-sort.ts'
import { plainBooked } from './plain/plain-booked.ts'
import { plainCounted } from './plain/plain-counted.ts'
import { plainSelf } from './plain/plain-self.ts'
import { plainBareLists } from './plain/plain-bare-lists.ts'
import { plainSpacedLists } from './plain/plain-spaced-lists.ts'
import { plainSorts } from './told-sorts/plain-sorts.ts'
import { factLabels } from './purposes/fact-labels.ts'
import { withKnownAct } from './acts/known-act.ts'
import { losesAct } from './acts/loses-act.ts'
import { readAct } from './acts/read-act.ts'
import type { Part } from '../brief.ts'
import type { Records } from './purposes/purpose.ts'
import { isSurelyKnown, readKnownApp } from './purposes/read-known-app.ts'
import { readOpened } from './opened/read-opened.ts'
import { withLentFacts } from './lent/with-lent-facts.ts'
import { isAsideOf, meantCase, readBestKnown, readHeldApp, readWishedApp } from './purposes/read-wished-app.ts'
import { readPurpose, withRecords } from './purposes/read-purpose.ts'
import { type BuildReading } from './finish-brief.ts'
import { plainColors } from './looks/plain-colors.ts'
import { liftLooks } from './looks/said-looks.ts'
import { withAskedHours } from './sites/asked-hours.ts'
import { withDoorSign } from './names/door-sign.ts'
import { withEventName } from './names/event-name.ts'
import { withSortsOfWares } from './rows/sorts-of-wares.ts'
import { withShortStatements } from './sites/short-statements.ts'
import { withSaidPages } from './sites/said-pages.ts'
import { withRefused, withoutRefused } from './sites/refused.ts'
import { withDayOfDish } from './fields/day-of-dish.ts'
import { withFittingFacts } from './fields/fitting-facts.ts'
import { withFigureFirst } from './looks/figured-first.ts'
import { withFittingLayout } from './looks/fitting-layout.ts'
import { withWeekFirst } from './looks/week-first.ts'
import { withBookableFields } from './fields/bookable-fields.ts'
import { withLooks } from './looks/with-looks.ts'
import { withNamedEntries } from './kinds/named-entries.ts'
import { withSoldWords } from './sites/sold-words.ts'
import { withTableNames } from './kinds/table-names.ts'
import { withoutClauses } from './fields/without-clauses.ts'
import { tellsMore, withoutWished } from './views/kept-facts.ts'
import { liftViews } from './views/said-views.ts'
import { isWorkedOut, withAskedReckonings } from './reckoned/asked-reckonings.ts'
import { withStandings } from './reckoned/with-standings.ts'
import { hiddenFacts, withStoryAccess } from './people/story-access.ts'
import { unapproved } from './people/approval.ts'
import { withViewsOfKnown } from './views/known-views.ts'
import { withViews } from './views/with-views.ts'
import { withFormLabels } from './labels/form-labels.ts'
import { plainJointQuestions } from './labels/joint-questions.ts'
import { withUsualStages } from './fields/usual-stages.ts'
import { readFirst } from './read-first.ts'
import { isUnread, lookAgain, plainGroups, readTelling } from './read-telling.ts'

export function readBuild(message: string): BuildReading {
  const plain = plainCounted(plainBooked(plainSelf(plainColors(message))))
  const read = readShown(plain)
  if (!read.ok) return read
  const reading = plain === message ? read : { ...read, brief: { ...read.brief, message } }
  const standing = withStandings(reading.brief, message)
  const brief = withStoryAccess(withAskedReckonings(standing, message, true), message)
  const isMissing = (said: string): boolean => !/^“.*”$/u.test(said) || !isWorkedOut(brief, said)
  return {
    ...reading,
    brief,
    unsupported: [
      ...reading.unsupported.filter(isMissing),
      ...hiddenFacts(brief, message),
      ...unapproved(brief, message),
    ],
  }
}

/** What is wished to be seen is read apart from the facts, where some of these are left to keep. */
function readShown(message: string): BuildReading {
  const spoken = plainWeekPlan(plainSpacedLists(plainBareLists(plainVoice(message))))
  const whole = readKept(spoken, message)
  const { rest, views } = liftViews(spoken)
  // What has pages of its own shows what it shows.
  if (views.length === 0 || !whole.ok || whole.brief.front !== 'list' || whole.isOpened === true) return whole
  if (whole.isKnown === true) return withViewsOfKnown(whole, views)
  const kept = readKept(rest, message)
  if (!kept.ok || kept.brief.front !== 'list' || !kept.saidFields || losesAct(whole.brief, kept.brief)) return whole
  const wished = views.map(({ said }) => said).join(' ')
  const more = whole.saidFields ? withoutWished(whole.brief, { rest, wished }) : null
  const facts = more !== null && tellsMore(more, kept.brief) ? more : kept.brief
  const { brief, left } = withViews(facts, views)
  return {
    ...kept,
    brief: { ...withUsualStages(brief), message },
    unsupported: [...new Set([...kept.unsupported, ...left])],
  }
}

function readKept(spoken: string, message: string): BuildReading {
  const { rest: said, looks } = liftLooks(withoutRefused(withoutExamples(withoutCompany(spoken))))
  const rest = withUsualParts(plainFronts(plainPlaces(plainLinkPage(said))))
  const plain = plainSorts(rest)
  const sorted = plain.startsWith('Online shop') && isSurelyKnown(rest) ? rest : plain
  const reading = withLooks(readWhole(plainRelatives(plainProse(plainJointQuestions(sorted))), sorted), looks, message)
  if (!reading.ok) return reading
  // The plain words of a sort hold none of what was wished for beside it.
  const beside = sorted === rest ? [] : missingOfSort(rest, sorted)
  const kept = withUsualStages(
    withSoldWords(withTableNames(withNamedEntries(withBookableFields(withFittingFacts(reading.brief))))),
  )
  // What a case keeps is called as it should be.
  const called = kept.known === undefined ? withFormLabels(withoutClauses(kept)) : kept
  const shown = reading.isOpened === true ? called : withLentFacts(called, message)
  const cooked = withDayOfDish(shown, message)
  const told = withSortsOfWares(withShortStatements(withEventName(withDoorSign(cooked, message), message), message))
  const brief = withFigureFirst(
    withWeekFirst(withFittingLayout(withSaidPages(withAskedHours(withRefused(told, message)), message)), message),
  )
  const unsupported = [...new Set([...reading.unsupported, ...beside])]
  return { ...reading, unsupported, brief: brief.request === message ? brief : { ...brief, message } }
}

const readAs = (plain: string): BuildReading => lookAgain(readFirst(plain), plain)

/** What people do to what others made is the point of a message that tells it; else what is kept where it was told; else what somebody wants to do says it. */
function readWhole(message: string, asTold: string): BuildReading {
  const told = readTelling(message)
  const due = readOpened(message, told, true)
  if (due !== null) return due
  const done = readAct(message, told) ?? readAct(asTold, told)
  const known = readKnownApp(message, told, readAs, asTold)
  const read = told.ok || isUnread(told) ? readAsWish(message, told) : null
  const around = { message, told, asTold, readPlain: readAs }
  const meant = known === null ? meantCase(around) : null
  const act = done !== null && meant !== null && isAsideOf(meant, done.kind, asTold) ? null : done
  // Who sees what others bring in is the point of it.
  const saysWho = act?.access !== undefined || act?.isOverseen === true
  const held = meant === null || saysWho ? null : readHeldApp(around, meant, read, act?.parts ?? [])
  if (act !== null && held === null && (known === null || !isSurelyKnown(asTold)))
    return withKnownAct(known, act) ?? withAct(message, act, told)
  const best = meant === null ? null : readBestKnown(around, meant, read)
  const opened = known ?? readOpened(message, told) ?? best ?? held
  if (opened !== null) return opened
  if (!told.ok && !isUnread(told)) return told
  return (meant === null ? null : readWishedApp(around, meant, read)) ?? read ?? told
}

/** What a group is like says what it keeps, and else what somebody wants to do with it. */
function readAsWish(message: string, told: BuildReading): BuildReading | null {
  if (plainGroups(message) !== message) return told
  return told.ok && tellsFacts(told) ? null : readPurpose(message, told, readAs)
}

/** What is done to the records is what was read of it, and nothing that one word asks for as well. */
function withAct(message: string, act: Records, told: BuildReading): BuildReading {
  const reading = withRecords(message, act, told)
  if (!reading.ok) return reading
  const { brief } = reading
  return {
    ...reading,
    brief: { ...brief, parts: brief.parts.filter((part) => act.parts?.includes(part) || !actParts.has(part)) },
  }
}

const actParts: ReadonlySet<Part> = new Set([
  'likes',
  'ratings',
  'signups',
  'loans',
  'seats',
  'comments',
  'desk',
  'calendar',
])

/** Two facts of a list may be a slip of the reading; three were told. */
const tellsFacts = ({ saidFields, brief }: Extract<BuildReading, { ok: true }>): boolean =>
  saidFields && factLabels(brief.fields).length > 2
