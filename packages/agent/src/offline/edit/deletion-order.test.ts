import { expect, test } from 'vitest'

import { fromTheTop } from './deletion-order.ts'

test('who names goes before who is named, whatever the order of their names', () => {
  const files = {
    'web/components/band.jsx': 'export const Band = () => null',
    'web/components/list.jsx': "import { Row } from './row.jsx'",
    'web/components/row.jsx': "import { Band } from './band.jsx'",
  }

  expect(fromTheTop(Object.keys(files), files)).toEqual([
    'web/components/list.jsx',
    'web/components/row.jsx',
    'web/components/band.jsx',
  ])
})

test('files that name each other all go', () => {
  const files = { 'web/lib/a-side.js': "import './b-side.js'", 'web/lib/b-side.js': "import './a-side.js'" }

  expect(fromTheTop(Object.keys(files), files)).toHaveLength(2)
})
