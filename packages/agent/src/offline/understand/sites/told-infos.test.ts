import { describe, expect, it } from 'vitest'

import { toldInfos } from './told-infos.ts'

const titles = (text: string): string[] => toldInfos(text).map(({ title }) => title)

describe('what a page is to tell', () => {
  it('finds what was named among other clauses, each once', () => {
    expect(titles('Opening hours 7 till dusk, tickets £32, rules, how to find us and some photos')).toEqual([
      'Rules',
      'How to find us',
    ])
    expect(titles('a page that tells beginners the time and what to bring')).toEqual(['What to bring'])
    expect(titles('where we are, and how to get there')).toEqual(['Where we are'])
  })

  it('takes no part of a longer noun for it', () => {
    expect(titles('page with stand fees, bus route and art history')).toEqual([])
  })

  it('keeps the rules that were told', () => {
    expect(toldInfos('a swimming lake, no dogs, no glass, 9 till dusk')).toEqual([
      { title: 'Rules', lines: ['No dogs.', 'No glass.'], of: '' },
    ])
  })
})
