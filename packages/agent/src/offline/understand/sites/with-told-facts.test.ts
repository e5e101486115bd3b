import { describe, expect, it } from 'vitest'

import type { Brief } from '../../brief.ts'
import { readBuild } from '../read-build.ts'

function briefOf(message: string): Brief {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return reading.brief
}
const factsOf = (message: string): string[] =>
  briefOf(message).copy.facts.map(({ label, value }) => `${label}: ${value}`)
const pagesOf = (message: string): string[] => briefOf(message).copy.pages.map(({ title }) => title)

describe('a site with what was told of it', () => {
  const lake =
    'Website for our little day ticket trout lake. Opening hours 7 till dusk, tickets £32, rules, how to find us and some photos. Natural look, dark greens and wood.'

  it('says the hours that were told, and no usual ones', () => {
    expect(factsOf(lake)).toEqual(['Open: 7 till dusk'])
    expect(factsOf('Website for our bakery with our opening hours, a menu and contact').join()).toContain('Mon–Fri')
  })

  it('keeps the noun of a long name', () => {
    expect(briefOf(lake).name).toBe('Day ticket trout lake')
  })

  it('has a page for each thing that is named', () => {
    expect(pagesOf(lake)).toEqual(['Rules', 'How to find us'])
  })

  it('uses greens and wood', () => {
    expect(briefOf(lake).colors).toMatchObject({ background: '#0b3916', primary: '#8a5f3c' })
  })

  it('gives prices to what is done, and to no day', () => {
    const brief = briefOf('website for my barber shop, closed on mondays, haircut 25 €, beard 15 €, phone number big')
    expect(brief.entity.singular).toBe('service')
    expect(brief.copy.offers.map(({ of }) => of)).toEqual(['service', 'service'])
  })

  it('lists every price of a told page once', () => {
    expect(
      factsOf(
        'page for our swimming lake - open may to september 9am till sunset, adults 4 euros children 2, no dogs, no glass, how to get here by bus',
      ),
    ).toEqual(['Open: 9am till sunset', 'Adults: 4 euros', 'Children: €2'])
  })
})

describe('a page that tells somebody something', () => {
  it('is a site', () => {
    const brief = briefOf(
      'salsa evenings every thursday at the community centre, a page that tells beginners the time, the price of 8 euros and what to bring, hot red and orange',
    )
    expect([brief.front, brief.name]).toEqual(['site', 'Salsa evenings'])
    expect(brief.copy.facts.map(({ value }) => value)).toEqual([
      'Every Thursday, 19:00 (example)',
      'The community centre',
      '€8',
    ])
    expect(brief.copy.pages.map(({ title }) => title)).toEqual(['What to bring'])
  })

  it('shows no posts that nobody asked for', () => {
    const brief = briefOf(
      'im a plumber, need a simple page, weekdays 8-5, emergency number 0171 555 3321, what i do: boilers, leaks, bathrooms',
    )
    expect([brief.entity, ...brief.more].map(({ singular }) => singular)).toEqual(['message'])
  })

  it('stays a list where something is written down', () => {
    const brief = briefOf('A page where we log every walk with date, length in km and price of parking, open daily 9-5')
    expect(brief.front).toBe('list')
  })
})
