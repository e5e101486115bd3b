// What a message tells, read by rules and by its grammar, with what other readers of the whole message found besides.
import { finishStatements } from './statements/finish-statements.ts'
import { readStatements } from './statements/read-statements.ts'
import { finishPairs, lacksPairs, readPairs } from './pairs/read-pair.ts'
import { wordsOf } from './words-of.ts'
import { plainAccounts } from './plain/plain-accounts.ts'
import { plainButtons } from './plain/plain-buttons.ts'
import { isLinkPage } from './plain/plain-links.ts'
import { plainMessage } from './plain/plain-message.ts'
import { plainClubs } from './plain/plain-clubs.ts'
import { plainCommunities } from './plain/plain-communities.ts'
import { plainHouseholds } from './plain/plain-households.ts'
import { plainKinds } from './plain/plain-kinds.ts'
import { plainDeeds } from './plain/plain-deeds.ts'
import { plainOwners } from './plain/plain-owners.ts'
import { plainTakes } from './plain/plain-takes.ts'
import { withEnumerated } from './enumerated/with-enumerated.ts'
import { withPlainForms } from './sites/sign-up-fields.ts'
import { withSecondLook } from './second-look.ts'
import { readTold } from './grammar/read-told.ts'
import { type BuildReading, type Words } from './finish-brief.ts'
import { finishParts } from './kinds/read-combination.ts'
import { withSiteParts } from './site-parts/read-site-parts.ts'
import { holdsMaker, nameOfMaker, partsOfMaker, readMaker, withSignUps } from './makers/read-maker.ts'
import { plainWorks, readWorks, showsWorks } from './works/read-works.ts'
import { hashText } from '../seed.ts'
import { readFirst, withGoods } from './read-first.ts'

export const plainGroups = (message: string): string => plainHouseholds(plainCommunities(message))

export function readTelling(message: string): BuildReading {
  // Its grammar is read as well, so this comes before all else.
  const sentence = plainDeeds(
    plainClubs(plainKinds(plainTakes(plainOwners(plainAccounts(plainButtons(plainGroups(message))))))),
  )
  const reading = lookAgain(readFirst(sentence), sentence)
  const pairs = readPairs(message)
  const words = (): Words => wordsOf(plainMessage(sentence), null)
  const paired =
    pairs.length > 0 && lacksPairs(reading, pairs)
      ? finishPairs(words(), pairs, reading.ok ? reading.brief : null)
      : null
  const whole = paired ?? withStatements(withMaker(withWorks(reading, message), sentence, message), sentence, message)
  return withSiteParts(withEnumerated(whole, words, message), words, message)
}

/** A shop with all that its maker tells of, where only some of it was understood. */
function withMaker(reading: BuildReading, sentence: string, message: string): BuildReading {
  const maker = isLinkPage(message) ? null : readMaker(message)
  const isOther = reading.ok ? !['shop', 'site', 'list'].includes(reading.brief.front) : !isUnread(reading)
  if (maker === null || isOther || (reading.ok && holdsMaker(reading.brief, maker))) return reading
  const words = withGoods(wordsOf(plainMessage(sentence), null))
  const shop = finishParts(words, partsOfMaker(maker))
  if (shop?.ok !== true) return reading
  const isNamed =
    reading.ok && reading.brief.front === 'shop' && !/^(?:the shop|plus\b.*|- .*)$/i.test(reading.brief.name)
  const name = words.name ?? (isNamed ? reading.brief.name : nameOfMaker(message, words.copy.offers))
  return { ...shop, brief: { ...withSignUps(shop.brief, maker), name } }
}

export const isUnread = (reading: BuildReading): boolean =>
  !reading.ok && (reading.reason === 'nothing_to_record' || reading.reason === 'other_kind')

/** Kinds that are stated sentence by sentence, where a reader that goes by the whole message missed one. */
function withStatements(reading: BuildReading, sentence: string, message: string): BuildReading {
  const words = (): Words => wordsOf(plainMessage(sentence), null)
  const stated = finishStatements(words, message, reading)
  if (stated?.ok !== true || !reading.ok) return stated ?? reading
  const { name, entity } = reading.brief
  // What goes by its records goes by those that were stated.
  return name.toLowerCase() === entity.plural ? stated : { ...stated, brief: { ...stated.brief, name } }
}

/** A site on which works are told apart by their sort, where that was not understood. */
function withWorks(reading: BuildReading, message: string): BuildReading {
  // Where kinds are told with their facts, whatever is pictured is one of them.
  const works = readStatements(message).kinds.size > 1 ? null : readWorks(message)
  // Where several choices were understood, each is of something.
  const isOther =
    reading.ok &&
    (!['site', 'list'].includes(reading.brief.front) ||
      reading.brief.copy.offers.length > 0 ||
      reading.brief.fields.filter(({ options }) => options !== undefined).length > 1)
  if (works === null || isOther || (reading.ok && showsWorks(reading.brief, works))) return reading
  const plain = plainWorks(message, works)
  const shown = lookAgain(readFirst(plain), plain)
  if (!shown.ok || !showsWorks(shown.brief, works)) return reading
  const name = reading.ok && reading.brief.front === 'site' ? reading.brief.name : shown.brief.name
  return { ...shown, brief: { ...shown.brief, name, request: message, seed: hashText(message) } }
}

export function lookAgain(reading: BuildReading, sentence: string): BuildReading {
  if (!reading.ok) return reading
  if (reading.isWhole === true) return { ...reading, brief: withPlainForms(reading.brief) }
  const nouns = [reading.brief.entity, ...reading.brief.more].map(({ singular }) => singular)
  return {
    ...reading,
    brief: withPlainForms(withSecondLook(reading.brief, readTold(reading.unlisted ?? sentence, nouns))),
  }
}
