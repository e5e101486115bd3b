// A site that was understood, with what people come for as it was told: when it is open, what it costs, and a page for each
// thing that it is to tell. What was told takes the place of what is usual.
import type { Brief, Copy } from '../../brief.ts'
import type { BuildReading } from '../finish-brief.ts'
import { capitalize } from '../inflect.ts'
import { nameOfInfoPage } from '../site-parts/name-of-site.ts'
import { hoursLabel } from './asked-hours.ts'
import { isOfDays, toldHours } from './told-hours.ts'
import { infoOf, isInfoHeld, toldInfos } from './told-infos.ts'
import { toldPrices } from './told-prices.ts'

const place =
  'centre|center|hall|school|library|church|green|park|square|yard|observatory|barn|pub|gym|theatre|harbour|market|museum|club ?house|mill|chapel|pavilion|beach|field'
const placed = new RegExp(
  String.raw`\b(?:at|in|on) (the (?:\p{L}+ ){0,3}?(?:${place}))\b|\bat (St\.? \p{Lu}\p{L}+(?:['’]s)?)`,
  'u',
)
const namesMonth =
  /\b\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*|\b(?:january|february|march|april|may|june|july|august|september|october|november|december) \d{1,2}\b/iu

/** "Blood donation day on 3 May": the one day that is told is the day of it. */
function withDate(facts: Copy['facts'], message: string): Copy['facts'] {
  const said = [...message.matchAll(new RegExp(String.raw`\bon (?:the )?(${namesMonth.source})`, 'giu'))]
  const [first] = said
  if (first === undefined || said.length > 1 || facts.some(({ label }) => label === 'When')) return facts
  return [{ label: 'When', value: capitalize(first[1] ?? '') }, ...facts]
}

/** Of one day the hours stand with it: "14 June, 11 till 4". */
function withHoursOfDay(facts: Copy['facts'], hours: Copy['facts']): Copy['facts'] | null {
  const [only] = hours
  const day = facts.find(({ label, value }) => label === 'When' && namesMonth.test(value))
  if (day === undefined || only === undefined || hours.length > 1 || only.label !== 'Open') return null
  return facts.map((fact) => (fact === day ? { ...fact, value: `${fact.value}, ${only.value}` } : fact))
}

const asksTime = /\bthe (?:starting |start )?times?\b/iu
/** Plainly to be replaced by whoever knows it. */
const sampleTime = '19:00 (example)'

function hoursIn(message: string): Copy['facts'] {
  const told = toldHours(message)
  const isTimed = told.some(({ value }) => /\d/u.test(value))
  return isTimed || !asksTime.test(message)
    ? told
    : told.map((fact) => (fact.label === 'When' ? { ...fact, value: `${fact.value}, ${sampleTime}` } : fact))
}

function withHours(facts: Copy['facts'], message: string): Copy['facts'] {
  const told = hoursIn(message)
  const isKnown = facts.some(({ label, value }) => label === 'Open' && /\d/u.test(value))
  if (told.length === 0 || isKnown) return facts
  const others = facts.filter(
    ({ label }) => !isOfDays(label) && label !== hoursLabel && !/^open\b/iu.test(label) && !/\bhours$/iu.test(label),
  )
  const when = told.some(({ label }) => label === 'When')
  const kept = when ? others.filter(({ label }) => label !== 'When') : others
  return (
    withHoursOfDay(kept, told) ?? [
      ...kept.filter(({ label }) => label === 'When'),
      ...told,
      ...kept.filter(({ label }) => label !== 'When'),
    ]
  )
}

function withPlace(facts: Copy['facts'], message: string): Copy['facts'] {
  const [, one = '', other = ''] = placed.exec(message) ?? []
  const where = one === '' ? other : one
  const isKnown = facts.some(({ label, value }) => /^(?:where|address)$/iu.test(label) || value.includes(where))
  return where === '' || isKnown ? facts : [...facts, { label: 'Where', value: capitalize(where) }]
}

/** "At the old school, 12 euros", "a price of 8 euros": what stands before a price by chance is no name of it. */
const noPriceName =
  /\b(?:of|for|page|site|website|school|hall|centre|library|rent)$|\b(?:page|site|website) (?:for|about|of)\b/iu
/** As many stand among the facts of the first screen; more are a list of their own. */
const mostPrices = 3
const costOfItem = /^(.*\p{L}\S*)\s+((?:[€$£]\s?\d\S*|\d[\d.,]*\s?[€$£]|free).*)$/u

type Price = Copy['facts'][number]

/** Every price that has a name, once, wherever it was read. */
function namedPrices(copy: Copy, message: string): Price[] {
  const listed = copy.sections
    .filter(({ heading }) => heading === 'Prices')
    .flatMap(({ items }) => items)
    .flatMap((item) => {
      const [, label = '', value = ''] = costOfItem.exec(item) ?? []
      return value === '' ? [] : [{ label, value }]
    })
  const offered = copy.offers
    .filter(({ of, name, price }) => of === '' && price !== undefined && !noPriceName.test(name))
    .map(({ name, price = '', details }) => ({ label: name, value: `${price} ${details}`.trim() }))
  const told = toldPrices(message).flatMap(({ name, cost }) => (name === '' ? [] : [{ label: name, value: cost }]))
  const all = [...offered, ...listed, ...told]
  const isSame = (one: Price, other: Price): boolean => one.label.toLowerCase().includes(other.label.toLowerCase())
  return all.filter((each, at) => !all.slice(0, at).some((other) => isSame(other, each) || isSame(each, other)))
}

function withPrices(copy: Copy, message: string): Copy {
  const whole = toldPrices(message).find(({ name }) => name === '')
  const isPriced = whole === undefined || copy.facts.some(({ label }) => label === 'Price')
  const facts = isPriced ? copy.facts : [...copy.facts, { label: 'Price', value: whole.cost }]
  const kept = copy.offers.filter(({ name, of }) => of !== '' || !noPriceName.test(name))
  const prices = namedPrices(copy, message)
  if (copy.isTold !== true) {
    const more = prices.filter(({ label }) => !kept.some(({ name }) => name.toLowerCase() === label.toLowerCase()))
    const offers = more.map(({ label, value }) => ({ name: label, price: value, details: '', of: '' }))
    return { ...copy, facts, offers: kept.some(({ of }) => of !== '') ? kept : [...kept, ...offers] }
  }
  const sections = copy.sections.filter(({ heading }) => heading !== 'Prices')
  const others = kept.filter(({ of, price }) => of !== '' || price === undefined)
  return prices.length > mostPrices
    ? { ...copy, facts, offers: others, sections: [...sections, listOf(prices)] }
    : { ...copy, facts: [...facts, ...prices], offers: others, sections }
}

const listOf = (prices: readonly Price[]): Copy['sections'][number] => ({
  heading: 'Prices',
  items: prices.map(({ label, value }) => `${label} ${value}`),
})

/** A page, a price or a rule of its own. */
const isTold = (text: string): boolean =>
  infoOf(text.replace(/\.$/u, '')) !== null ||
  toldPrices(text).length > 0 ||
  /^no \p{L}+$|^(?:tiny|small|little)\.$/iu.test(text)

/** What is told elsewhere is no line of the copy, nor one of the things that are done. */
function withoutTold(copy: Copy): Copy {
  const sections = copy.sections
    .map((section) =>
      section.heading === 'Prices' ? section : { ...section, items: section.items.filter((item) => !isTold(item)) },
    )
    .filter(({ items }) => items.length > 0)
  return { ...copy, sections, lines: copy.lines.filter((line) => line.startsWith('Price') || !isTold(line)) }
}

function withInfos(brief: Brief, message: string): Brief {
  const infos = toldInfos(message).filter(({ title }) => !isInfoHeld(brief, title))
  const about = infos.some(({ of }) => of === 'about')
  const told = brief.copy.pages.map((page) => {
    const same = toldInfos(message).find(({ title }) => title.toLowerCase() === page.title.toLowerCase())
    return page.lines.length > 0 || same === undefined ? page : { ...page, lines: same.lines }
  })
  return {
    ...brief,
    parts: about && !brief.parts.includes('about') ? [...brief.parts, 'about'] : brief.parts,
    copy: { ...brief.copy, pages: [...told, ...infos] },
  }
}

/** "Closed on mondays, haircut 25 €": what is done for people has the price, and no day has. */
function withoutDays(brief: Brief): Brief {
  if (!isOfDays(brief.entity.singular)) return brief
  const day = brief.entity.singular
  const offers = brief.copy.offers.map((offer) => (offer.of === day ? { ...offer, of: 'service' } : offer))
  const entity = { ...brief.entity, singular: 'service', plural: 'services' }
  return { ...brief, entity, copy: { ...brief.copy, offers } }
}

const noName = /^(?:messages?|posts?|sing|services?)$|\b(?:needs?|wants?) an?$|,\s/iu

function withName(brief: Brief, message: string): Brief {
  const name = noName.test(brief.name) ? (nameOfInfoPage(message) ?? brief.name) : brief.name
  return { ...brief, name }
}

const longest = 400

export function withToldFacts(reading: BuildReading, message: string): BuildReading {
  if (!reading.ok || reading.brief.front !== 'site') return reading
  if (message.length > longest || /["“”\n]/u.test(message)) return reading
  const brief = withName(withoutDays(withInfos(reading.brief, message)), message)
  const facts = withPlace(withHours(withDate(brief.copy.facts, message), message), message)
  return { ...reading, brief: { ...brief, copy: withPrices(withoutTold({ ...brief.copy, facts }), message) } }
}
