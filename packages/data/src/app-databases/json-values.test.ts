import { expect, test } from 'vitest'

import { jsonTypes, toParameters } from './json-values.ts'

const read = (oid: number, text: string) => jsonTypes.getTypeParser(oid)(text)
const [bool, int8, numeric, float8, timestamptz, jsonb, date, uuid] = [16, 20, 1700, 701, 1184, 3802, 1082, 2950]
const [int4Array, textArray, timestamptzArray] = [1007, 1009, 1185]

test('numbers are numbers as long as no digit is lost', () => {
  expect(read(int8, '42')).toBe(42)
  expect(read(int8, '9007199254740993')).toBe('9007199254740993')
  expect(read(numeric, '10.50')).toBe(10.5)
  expect(read(numeric, '-100')).toBe(-100)
  expect(read(numeric, '0.00')).toBe(0)
  expect(read(numeric, '0.0000001')).toBe(1e-7)
  expect(read(numeric, '12345678901234567.89')).toBe('12345678901234567.89')
  expect(read(float8, '1e+21')).toBe(1e21)
  expect(read(float8, 'NaN')).toBe('NaN')
})

test('instants are ISO strings and days stay days', () => {
  expect(read(timestamptz, '2026-11-21 12:08:22.952123+00')).toBe('2026-11-21T12:08:22.952Z')
  expect(read(timestamptz, '2026-11-21 12:08:22+05:30')).toBe('2026-11-21T06:38:22.000Z')
  expect(read(timestamptz, 'infinity')).toBe('infinity')
  expect(read(date, '2026-01-02')).toBe('2026-01-02')
})

test('lists, json, booleans and ids come as one would write them', () => {
  expect(read(int4Array, '{1,NULL,{2,3}}')).toEqual([1, null, [2, 3]])
  expect(read(int4Array, '[0:1]={7,8}')).toEqual([7, 8])
  expect(read(textArray, String.raw`{a,"b \"c\", \\d",NULL,"NULL",""}`)).toEqual([
    'a',
    String.raw`b "c", \d`,
    null,
    'NULL',
    '',
  ])
  expect(read(timestamptzArray, '{"2026-11-21 12:08:22+00"}')).toEqual(['2026-11-21T12:08:22.000Z'])
  expect(read(jsonb, '{"a": [1]}')).toEqual({ a: [1] })
  expect(read(bool, 't')).toBe(true)
  expect(read(uuid, 'x')).toBe('x')
})

test('a list of objects is meant as json, a list of values as a list', () => {
  expect(toParameters([[{ a: 1 }], [1, 2], undefined])).toEqual(['[{"a":1}]', [1, 2], null])
})
