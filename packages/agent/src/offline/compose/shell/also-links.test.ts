import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function layoutOf(message: string): string {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief).files['web/app/layout.jsx'] ?? ''
}

test('one more kind is added by a link in sight', () => {
  const layout = layoutOf('Kennel: dogs with breed and age, walks with date and minutes')
  expect(layout).toContain('Add a walk')
  expect(layout).not.toContain('Also add')
})

test('several more lie in a menu, each once, beside the one button', () => {
  const layout = layoutOf('Flats: flats with address, tenants with phone, repairs with date and cost')
  expect(layout.match(/Also add/g)).toHaveLength(1)
  const [bar = '', menu = ''] = layout.split('Also add')
  for (const label of ['Add a tenant', 'Add a repair']) {
    expect(menu).toContain(label)
    expect(bar).not.toContain(label)
  }
})
