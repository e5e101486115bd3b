import { expect, test } from 'vitest'

import { compileModule } from './compile-module.ts'

test('a syntax error after text outside ASCII names the UTF-16 position', () => {
  const source = "const a = 'é🙂'; const b = <div>é</span>"
  const [problem] = compileModule({ language: 'jsx', source }).problems
  expect(problem?.start).toBe(source.indexOf('span'))
})

test('an error that only the transformer finds has a UTF-16 position, too', () => {
  const source = "const é = 'é🙂'; const twice = 1; const twice = 2"
  const [problem] = compileModule({ language: 'jsx', source }).problems
  expect([source.indexOf('twice'), source.lastIndexOf('twice')]).toContain(problem?.start)
})

test('imports, exports and class names are read from the source', () => {
  const source = `import { a as b } from './a'
export * from './all'
export { c } from './c'
export default function Page() { return <p className="p-4 w-[47px]">{b}</p> }
`
  const record = compileModule({ language: 'jsx', source })
  expect(record.imports.map(({ specifier, names }) => [specifier, names.map(({ name }) => name)])).toEqual([
    ['./a', ['a']],
    ['./all', []],
    ['./c', ['c']],
  ])
  expect(record.exports).toEqual(['c', 'default'])
  expect(record.exportStars).toEqual(['./all'])
  expect(record.candidates).toEqual(expect.arrayContaining(['p-4', 'w-[47px]']))
})

test('imports that TypeScript drops are no imports', () => {
  const source = "import { Shape } from './shape'\nexport const name = (shape: Shape) => shape.name"
  expect(compileModule({ language: 'ts', source }).imports).toEqual([])
})

test('JSON becomes a module, broken JSON a problem', () => {
  expect(compileModule({ language: 'json', source: '{"a":1}' }).exports).toEqual(['default'])
  expect(compileModule({ language: 'json', source: '{"a":' }).problems).toHaveLength(1)
})
