import { expect, test } from 'vitest'

import { readBuild } from '../../understand/read-build.ts'
import { compose } from '../compose.ts'

function filesOf(message: string): ReturnType<typeof compose> {
  const reading = readBuild(message)
  if (!reading.ok) throw new Error(reading.reason)
  return compose(reading.brief)
}

test('a menu with a QR code has the dishes of that kitchen in their parts, and a page with the code to print', () => {
  const { files, seedSql } = filesOf('menu for my ramen place with qr code')
  expect(files['web/app/qr-code/page.jsx']).toContain('window.location.origin')
  expect(files['web/lib/qr-code.js']).toContain('export function qrCode')
  expect(files['web/app/layout.jsx']).toContain('href="/qr-code"')
  expect(seedSql).toContain("'Shoyu ramen'")
  expect(seedSql).toContain("'Drinks'")
  expect(seedSql).not.toMatch(/null|With bread/u)
})

test('a code that each machine has is a fact of it', () => {
  const { files } = filesOf('list of our machines with name, place and QR code')
  expect(files['web/app/qr-code/page.jsx']).toBeUndefined()
})
