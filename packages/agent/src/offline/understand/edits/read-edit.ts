// A later message → a changed brief, order by order; what is not about records and looks is left to be found in the code.
import type { Brief } from '../../brief.ts'
import {
  takeAdditions,
  takeDuty,
  takeFieldRename,
  takeOptions,
  takePlace,
  takeRetype,
  takeValues,
} from './read-edit-fields.ts'
import { takeOffUnfounded, takeRemovals } from './removed-fields.ts'
import { takeColors, takeHeadline, takeLook } from './read-edit-look.ts'
import { takeAppName } from './app-name.ts'
import { takeForm } from './asked-forms.ts'
import { takeAlready } from './already.ts'
import { takeBooking } from './booking-orders.ts'
import { takeChat } from './chat-orders.ts'
import { takeGame } from './game-orders.ts'
import { takeSite } from './site-orders.ts'
import { takeSurvey } from './survey-orders.ts'
import { takeBroughtBack } from './brought-back.ts'
import { takeVague } from './vague-wishes.ts'
import { takeOrderField } from './shop-orders.ts'
import { takeHours } from './booking-hours.ts'
import { takeCarriedOn } from './carried-on.ts'
import { takeChildren } from './child-kinds.ts'
import { readCannot } from './cannot.ts'
import { takeSearch } from './list-search.ts'
import { effectOf } from './has-effect.ts'
import { meantKind } from './meant-kind.ts'
import { takeOptionName } from './option-names.ts'
import { takePlaceFact } from './facts-of-place.ts'
import { takeReckoned, withCarriedReckonings } from './reckoning-orders.ts'
import { takeListOrder } from './read-list-order.ts'
import { takeAbout, takeSection, takeSend, takeThanks } from './said-copy.ts'
import { holdCopy, stepsOf } from './order-steps.ts'
import { takeRow } from './added-rows.ts'
import { takeFaq } from './faq-rows.ts'
import { takeEventDate } from './event-date.ts'
import { takeQuestion } from './survey-questions.ts'
import { plainOrder } from '../plain/plain-orders.ts'
import { plainSpeech } from '../plain/plain-speech.ts'
import { resolveOrder, resolvedOrders, splitOrders } from './read-edit-orders.ts'
import { takeFormRemoval, takeWishes } from './read-edit-parts.ts'
import { takeBelonging, takeKindRemoval, takeKindRename, takeNewKind } from './kinds.ts'
import { takeService } from './services.ts'
import { takeNamedPart } from './read-edit-named-part.ts'
import { takeStageAddition } from './read-edit-stage.ts'
import { type Edit, type EditReading, normalWords, withinKind } from './read-edit-state.ts'
import { readUnsupported } from '../read-features.ts'
import { readParts as readWishedParts } from '../read-wishes.ts'

export { kindWords, type CodeOrder, type EditReading } from './read-edit-state.ts'

/** @param earlier messages before this one, oldest first: "make it bigger" leans on them */
export function readEdit(sentence: string, brief: Brief, earlier: readonly string[] = []): EditReading {
  const edit: Edit = {
    brief: { ...brief },
    added: [],
    removed: [],
    clauses: [],
    refused: [],
    sql: [],
    orders: [],
    unknown: null,
  }
  const done = resolvedOrders(earlier)
  for (const said of splitOrders(plainSpeech(holdCopy(sentence)))) {
    const order = plainOrder(resolveOrder(said, done), edit.brief)
    for (const step of stepsOf(order, edit.brief)) readOrder(step, edit)
    done.push(order)
  }
  const { unknown: _, ...reading } = edit
  return { ...reading, brief: withCarriedReckonings(brief, reading.brief) }
}

type Take = (text: string, edit: Edit) => string

/** Each takes its words out of what the next one reads. */
const ofApp: readonly Take[] = [takeHeadline, takeService, takeNewKind, takeBelonging, takeFormRemoval, takeKindRemoval]
const ofFields: readonly Take[] = [takeListOrder, takeRetype, takeOptions, takeValues, takePlace]
/** What is said with its own words or values comes before any word of it is taken for a fact. */
const ofWords: readonly Take[] = [
  takeReckoned,
  takeKindRename,
  takeOptionName,
  takeAppName,
  takeBroughtBack,
  takeSite,
  takeBooking,
  takeAlready,
  takeSurvey,
  takeGame,
  takeChat,
  takeQuestion,
  takeRow,
  takeFaq,
  takeEventDate,
  takeAbout,
  takeSection,
  takeThanks,
  takeSend,
  takeVague,
  takeCarriedOn,
  takeChildren,
  takeOrderField,
  takeForm,
  takeHours,
  takePlaceFact,
  takeStageAddition,
  takeSearch,
]

function readOrder(order: string, edit: Edit): void {
  const before = { brief: { ...edit.brief }, clauses: edit.clauses.length, refused: edit.refused.length }
  edit.unknown = null
  const cannot = readCannot(order, edit.brief)
  if (cannot !== null) {
    edit.refused.push(cannot)
    return
  }
  readParts(order, edit)
  const isRead = edit.clauses.length > before.clauses || edit.refused.length > before.refused
  const effect = edit.clauses.length > before.clauses ? effectOf(before.brief, edit.brief) : 'seen'
  if (effect !== 'seen') {
    edit.brief = before.brief
    edit.clauses.length = before.clauses
    edit.refused.push(
      effect === 'none'
        ? `“${order}”, because nothing in this sort of app would change by it`
        : `“${order}”, because this sort of app does not work without it as it is`,
    )
  } else if (!isRead && !edit.orders.some((each) => each.order === order))
    edit.orders.push({ order, refused: edit.unknown })
}

/** "A page with the trainers (name, photo)": what has facts of its own is a kind of records. */
const recordsPage = /^(?:add|create|make|include)\b[^(]*\bpages?\b[^(]*\([^)]+,[^)]+\)$/i

const ofWholeApp =
  /^(?:add|include|show|put in|give me|i (?:want|need)|with|remove)\b(?! (?:each|every))[^.;]*\b(?:calendar|csv|excel|dashboard)\b/i

function readParts(order: string, edit: Edit): void {
  if (takeAll(ofWords, order, edit) === '') return
  const isLayout =
    layoutWords.test(order) && !/^(?:add|create) (?:an? |the )?(?:photo )?(?:gallery|album|page)\b/i.test(order)
  if (!isLayout && takeNamedPart(order, edit) === '') return
  if (recordsPage.test(order) && takeNewKind(order, edit) === '') return
  if (isAboutCode(order, edit.brief)) {
    edit.orders.push({ order, refused: null })
    return
  }
  const unsupported = readUnsupported(order)
  let text = takeAll(ofApp, order, edit)
  if (text === '') return
  // A calendar and an export are the whole app's, whichever records they show.
  const kind = ofWholeApp.test(text) ? null : meantKind(edit.brief, text)
  const takeFieldsAndLooks = () => {
    text = takeAll(ofFields, text, edit)
    if (text === '') return
    text = takeColors(text, edit)
    text = takeLook(text, edit)
    text = takeFieldRename(text, edit)
    text = takeDuty(text, edit)
    text = takeWishes(text, edit)
    if (text === '') return
    text = takeRemovals(text, edit)
    takeAdditions(text, edit, unsupported.length > 0)
  }
  const readFieldsAndLooks = () => {
    takeFieldsAndLooks()
    takeOffUnfounded(edit)
  }
  if (kind === null) readFieldsAndLooks()
  else withinKind(edit, kind, readFieldsAndLooks)
  if (edit.clauses.length === 0 || unsupported.length > 0) edit.refused.push(...unsupported)
}

function takeAll(takes: readonly Take[], order: string, edit: Edit): string {
  let text = order
  for (const take of takes) {
    if (text === '') return ''
    text = take(text, edit)
  }
  return text
}

const codeWords =
  /\b(?:sub-?title|sub-?head(?:ing|line)|footer|header|nav(?:igation)?(?: bar)?|menu|paragraph|placeholder|fonts?|typeface|corners?|logo|link to|hero|banner|page title|browser title)\b|\b(?:headline|heading|title|button|text|label)s?\b.*\b(?:bigger|larger|smaller|bold(?:er)?|italic|underlined?|cent(?:er|re)d?|uppercase)\b|\b(?:bigger|larger|smaller|bold(?:er)?|cent(?:er|re))\b.*\b(?:headline|heading|title|button|text|label)s?\b|\b(?:button|link)\b.*\b(?:to|say|says|read)\b|\b(?:add|remove|delete|move|put|hide|swap)\b.*\bsections?\b|\b(?:remove|delete|hide|move) (?:the )?.*\bbuttons?\b/i
/** How wide a list stands, how large its pictures and letters are, and a picture above all. */
const layoutWords =
  /\b(?:bigger|larger|smaller|big|large|huge|full[- ]?(?:screen|width|page)|hero|wide)\b[^.]*\b(?:pictures?|photos?|images?|thumbnails?)\b|\b(?:pictures?|photos?|images?|thumbnails?)\b.*\b(?:bigger|larger|smaller)\b|\b(?:photo|picture|image)\b.*\bat the top\b|\b(?:per|in a|a|each) row\b|\b(?:one|two|three|four|five|six|[1-6])[- ]columns?\b|\bmake (?:the |all )?(?:text|font|letters|everything)\b.*\b(?:bigger|larger|smaller)\b|\bmake it (?:all )?(?:more compact|much bigger|bigger|smaller)$/i
const pageOrder = /^(?:add|create|make|remove|delete|rename)\b.*\bpages?\b/i

function isLabel({ fields }: Brief, words: string): boolean {
  return fields.some(({ label }) => normalWords(label) === normalWords(words))
}

/** What a person says of a place on a page, not of the records: it is looked for in the code at once. */
function isAboutCode(order: string, brief: Brief): boolean {
  const words = order.replace(/"[^"]*"|“[^”]*”|'[^']{2,}'|‘[^’]*’/g, '“”')
  if (/^(?:let |make it so that )?(?:only|nobody|no one|everyone|everybody|anyone|members)\b/i.test(words)) return false
  // A link of each record is a fact of it.
  if (/^add\b.*\bto each \p{L}/iu.test(words)) return false
  const isField = /\b(?:field|column|checkbox|dropdown)s?\b/i.test(words)
  if (isField && !/\bplaceholder\b/i.test(words)) return false
  if (/^(?:change|rename|replace) the (?:label|text|words?|wording|caption)s? \S/i.test(words)) return true
  const quoted = /^(?:change|replace|rename|swap|write|set|remove|delete)\b[^“]*“”/i.test(words)
  const first = /["“‘']([^"”’']+)["”’']/.exec(order)?.[1] ?? ''
  const isNamed = quoted && !isLabel(brief, first) && /“”.*\b(?:to|with|by|into|as|instead of)\b.*“”/i.test(words)
  if (isNamed) return true
  if (
    /\b(?:headline|heading|tagline|slogan)\b/i.test(words) &&
    !/\b(?:bigger|larger|smaller|bold|cent|italic|underline|uppercase|#|red|blue|green|page)\b/i.test(words)
  )
    return false
  if (
    /^(?:add|put|write)\b[^“]*“”\s*(?:above|below|under(?:neath)?|before|after|at the (?:top|bottom)|next to)\b/i.test(
      words,
    )
  )
    return true
  if (layoutWords.test(words)) return true
  if (readWishedParts(`with ${words}`).length > 0 || /\b(?:list|table) of\b/i.test(words)) return false
  if (pageOrder.test(words) && !/\b(?:off|from) the pages?\b/i.test(words)) return true
  return codeWords.test(words) || /^(?:make|paint|turn|colou?r) the (?:headline|heading|title|subtitle)\b/i.test(words)
}
