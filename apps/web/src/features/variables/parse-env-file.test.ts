import { expect, test } from 'vitest'

import { parseEnvFile } from './parse-env-file.ts'

test('names, values, quotes, comments and values over several lines are read', () => {
  const text = [
    '# keys',
    'STRIPE_KEY=sk_1 # the first',
    'export HASHED="a # b"',
    "SINGLE='as \\n it is'",
    'DOUBLE="two\\nlines and a \\"quote\\""',
    'EMPTY=',
    'KEY="-----BEGIN',
    'abc=',
    '-----END"',
    'URL=https://x.test/?a=b#c',
    'STRIPE_KEY=sk_2\r',
  ].join('\n')
  expect(parseEnvFile(text)).toEqual({
    variables: [
      { name: 'STRIPE_KEY', value: 'sk_2' },
      { name: 'HASHED', value: 'a # b' },
      { name: 'SINGLE', value: 'as \\n it is' },
      { name: 'DOUBLE', value: 'two\nlines and a "quote"' },
      { name: 'EMPTY', value: '' },
      { name: 'KEY', value: '-----BEGIN\nabc=\n-----END' },
      { name: 'URL', value: 'https://x.test/?a=b#c' },
    ],
    problems: [],
  })
})

test('what cannot be a variable is told with its line and taken by nobody', () => {
  const { variables, problems } = parseEnvFile('good=1\n2BAD=x\nAPP_URL=https://mine.test\nno equals sign\n')
  expect(variables).toEqual([{ name: 'good', value: '1' }])
  expect(problems.map(({ line, name }) => `${line} ${name}`)).toEqual(['2 2BAD', '3 APP_URL', '4 '])
})

test('a quote that never ends is a value as it stands', () => {
  expect(parseEnvFile('A="open\nB=2').variables).toEqual([{ name: 'A', value: '"open\nB=2' }])
})
