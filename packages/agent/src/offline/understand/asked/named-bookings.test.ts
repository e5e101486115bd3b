import { expect, test } from 'vitest'

import { readBuild } from '../read-build.ts'

function shown(sentence: string): string {
  const reading = readBuild(sentence)
  if (!reading.ok) return reading.reason
  const { brief } = reading
  const fields = brief.fields.map(
    ({ label, kind, options, required }) =>
      `${label}${required ? '!' : ''}:${kind}${options === undefined ? '' : `(${options.join('/')})`}`,
  )
  return `${brief.front} ${brief.entity.singular}: ${fields.join(', ')}`
}

test.each([
  [
    'People book the Orangery, the Crypt or the Stable for a day, with their name and the number of guests. Nobody can book the same room on the same day.',
    'list booking: Name!:text, Room!:choice(Orangery/Crypt/Stable), Day!:date, Number of guests:number',
  ],
  [
    'book our 2 handcarts (Ox and Mule), date + half day morning or afternoon, who pulls it. dont let 2 people take the same cart',
    'list booking: Pulled by!:text, Cart!:choice(Ox/Mule), Date!:date, Half day!:choice(Morning/Afternoon)',
  ],
  [
    'Our gliding club owns Ikarus, Merlin and Kite. A pilot reserves a glider on a date from a start to an end time and leaves a contact number. It is refused if the glider is already taken.',
    'list reservation: Pilot!:text, Glider!:choice(Ikarus/Merlin/Kite), Date!:date, Start time!:time, End time!:time, Contact number:phone',
  ],
  [
    'We have the looms Arachne, Frigg and Little Ida. A weaver which wants to work reserves a loom for one whole day, telling the width and if it is linen, wool or silk. One loom is never given to two weavers on the same day.',
    'list reservation: Weaver!:text, Loom!:choice(Arachne/Frigg/Little Ida), Day!:date, Width:number, Linen, wool or silk:choice(Linen/Wool/Silk)',
  ],
  [
    'Last week the choir and the chess club both stood at the Old Forge. It is one of three places we lend out, the others being the Granary and the Cowshed. Whoever wants one puts down the day, their surname and a phone number. When it is already given away they are told.',
    'list booking: Surname!:text, Place!:choice(Old Forge/Granary/Cowshed), Day!:date, Phone number:phone',
  ],
  [
    'bookings for the 3 squash courts glass court, court 2 and the old one, members book by the hour with their name, no double bookings',
    'list booking: Name!:text, Court!:choice(Glass court/Court 2/Old), Day!:date, Hour!:time',
  ],
  [
    'balloons: Comet, Nova, Halo. pilot, date, passengers, landing place. same balloon same day = not allowed',
    'list booking: Pilot!:text, Balloon!:choice(Comet/Nova/Halo), Date!:date, Passengers:number, Landing place:text',
  ],
  [
    'Let our crews grab a studio - Forge, Lathe or Paint - without asking. They fill in the day, from and to, the crew and the job. Whoever picks one that is busy in that time gets a no.',
    'list booking: Crew!:text, Studio!:choice(Forge/Lathe/Paint), Day!:date, From!:time, To!:time, Job:text',
  ],
])('%s', (sentence, expected) => {
  expect(shown(sentence)).toBe(expected)
})

test('things that have facts of their own are kept beside the bookings', () => {
  const reading = readBuild(
    'I rent out two vans: Rosa and Elvira. Guests ask for a van from one day until another. Each van has a number of seats and a price per day. I note the name and an e-mail. The same van cannot go to two parties on overlapping days.',
  )
  if (!reading.ok) throw new Error(reading.reason)
  const { brief } = reading
  expect(brief.fields.map(({ label, options }) => [label, options])).toContainEqual(['Van', ['Rosa', 'Elvira']])
  expect(brief.more.map(({ singular, fields }) => [singular, fields.map(({ label }) => label)])).toEqual([
    ['van', ['Name', 'Number of seats', 'Price per day']],
  ])
  expect(brief.copy.offers.map(({ name, of }) => `${of} ${name}`)).toEqual(['van Rosa', 'van Elvira'])
})
