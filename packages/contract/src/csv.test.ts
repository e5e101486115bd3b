import { array, assert, integer, option, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { createCsvParser, guardFormula, matchHeaders, unguardFormula, writeCsvRow } from './csv.ts'

function parse(text: string, pieceLength = text.length || 1) {
  const parser = createCsvParser()
  const rows = []
  for (let at = 0; at < text.length; at += pieceLength) rows.push(...parser.push(text.slice(at, at + pieceLength)))
  return [...rows, ...parser.end()]
}

test('rows come with the line they begin on, whatever the lines end in', () => {
  expect(parse('\uFEFFa,b\r\n1,"x\ny"\r\n\n"say ""hi""",\r"",z')).toEqual([
    { line: 1, values: ['a', 'b'] },
    { line: 2, values: ['1', 'x\ny'] },
    { line: 5, values: ['say "hi"', null] },
    { line: 6, values: ['', 'z'] },
  ])
})

test('what is written is read again as it was, in pieces of any length', () => {
  const value = option(string({ unit: 'binary' }), { nil: null })
  assert(
    property(array(array(value, { minLength: 2, maxLength: 4 })), integer({ min: 1, max: 9 }), (rows, n) => {
      const read = parse(rows.map(writeCsvRow).join(''), n).map(({ values }) => values)
      expect(read).toEqual(rows)
    }),
  )
})

test('a quote in the wrong place is told with its line', () => {
  expect(() => parse('a\n"b"c')).toThrow('closing quote')
  expect(() => parse('a\n"b')).toThrow('never closed')
})

test('no field begins like a formula, and every text comes back', () => {
  assert(
    property(string(), (text) => {
      expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r]/)
      expect(unguardFormula(guardFormula(text))).toBe(text)
    }),
  )
  expect(guardFormula('=1+1')).toBe("'=1+1")
  expect(unguardFormula("'quoted'")).toBe("'quoted'")
})

test('headers find their columns by name', () => {
  expect(matchHeaders(['ID', 'Due Date', 'what', 'id'], ['id', 'due_date', 'done'])).toEqual({
    ID: 'id',
    'Due Date': 'due_date',
    what: null,
    id: null,
  })
})
