// A first sentence → the brief of an app, or the reason why these rules cannot make it.
import { readColors } from '@joinery/contract/colors/read-colors'
import { readArchetype } from './archetypes.ts'
import { readPage, readPriceList, readShopWithBlog, readWares, withoutNewsletter } from './archetypes-by-copy.ts'
import { readGroups, withoutGroups } from './read-groups.ts'
import { isEnglish } from './is-english.ts'
import { plainText } from './plain-text.ts'
import { quoteButtons, readCopy, withoutCopy, withoutSections } from './read-copy.ts'
import { readName } from './read-name.ts'
import { namedLists, withoutNamedLists } from './read-offers.ts'
import { readRecords } from './read-records.ts'
import { type SaidTable, readTable, withTable } from './said-table.ts'
import { readSpeaker } from './read-speaker.ts'
import { withoutPermissions } from './read-wishes.ts'
import { type BuildReading, type Words, finish } from './finish-brief.ts'
import { readCombination } from './read-combination.ts'
import { readArchetypal } from './read-archetypal.ts'

export function readBuild(sentence: string): BuildReading {
  const table = readTable(sentence.trim())
  const reading = readRequest(table?.rest ?? sentence.trim(), table)
  return table === null || !reading.ok ? reading : { ...reading, brief: withTable(reading.brief, table) }
}

function readRequest(request: string, table: SaidTable | null): BuildReading {
  if (!isEnglish(request)) return { ok: false, reason: 'other_language' }
  const speaker = readSpeaker(plainText(quoteButtons(request)))
  // What is listed by name are rows: no facts, no colours, no words on a page.
  const naming = readName(withoutNamedLists(speaker.rest, namedLists(speaker.rest)))
  const colors = readColors(naming.rest)
  const name = naming.name ?? speaker.name
  const read = readCopy(quoteButtons(request), name)
  const copy = table === null ? read : { ...read, offers: [...table.offers, ...read.offers] }
  const said = withoutSections(withoutCopy(colors.rest))
  const groups = readGroups(said)
  const text = withoutGroups(said)
  const words: Words = { request, text, groups, colors, name, copy, about: speaker.about || naming.about }
  const combination = readCombination(words)
  if (combination !== null) return combination
  const archetype =
    readPriceList(words) ??
    readShopWithBlog(words) ??
    readArchetype(withoutNewsletter(words.text)) ??
    readPage(words) ??
    readWares(words)
  if (archetype !== null) return readArchetypal(words, archetype)
  const reading = readRecords(withoutPermissions(words.text))
  return reading.ok ? finish(words, reading.understood, null) : reading
}
