// Specification 9, "Generated-app styling rules": expected values are typed from its text.
import { describe, expect, test } from 'vitest'

import { fontClassOf } from './font-classes.ts'
import { readJsxTags } from './jsx-tags.ts'
import { checkStyling, ourStylingRules } from './styling-rules.ts'

const rulesBroken = (source: string) => checkStyling(source).map(({ rule }) => rule)

describe('9 Font classes are font-{lowercase name}', () => {
  test.each([
    ['Newsreader', 'font-newsreader'],
    ['INTER', 'font-inter'],
    ['Instrument Sans', 'font-instrument-sans'],
  ])('%s: %s', (name, className) => expect(fontClassOf(name)).toBe(className))

  test.each([
    ['<p className="font-Newsreader" />', ['font-class']],
    [`<p className="font-['Inter']" />`, ['font-class']],
    ['<p className={clsx("font-inter", isBig && "md:font-Inter")} />', ['font-class']],
    ['<p className="font-inter font-display font-bold font-[450]" />', []],
  ])('%s', (source, rules) => expect(rulesBroken(source)).toEqual(rules))
})

describe('9 Tailwind classes only', () => {
  test.each([
    ['<p style={{ color: "red" }}>x</p>', ['tailwind-only']],
    ["<p style={{ color: 'a: b', top: -2 }} />", ['tailwind-only']],
    ['<p style={styles.a} />', ['tailwind-only']],
    ['<p style={{ width: `${percent}%` }} />', ['computed-style']],
    ['<p style={{ width: percent, color: "red" }} />', ['computed-style']],
    ['<div><style>{"p { color: red }"}</style></div>', ['tailwind-only']],
    ["import styles from './page.module.css'\nexport default () => <p className={styles.a} />", ['tailwind-only']],
    ["import './extra.css'", ['tailwind-only']],
    ["import styled from 'styled-components'", ['tailwind-only']],
    ["import './globals.css'\nimport { Link } from '@joinery/app-kit'", []],
    ['const style = { a: 1 }\nexport default () => <p className="p-2">{style.a}</p>', []],
    ['// <p style="x">\nconst text = "<p style=1>"\nconst t = `<style>`', []],
  ])('%s', (source, rules) => expect(rulesBroken(source)).toEqual(rules))
})

describe('9 Arbitrary hex colors and sizes are allowed', () => {
  test.each(['<p className="bg-[#1a2b3c] text-[13px] h-[72px] w-[320px]" />', '<p className={`text-[#fff] ${x}`} />'])(
    '%s',
    (source) => expect(rulesBroken(source)).toEqual([]),
  )
})

describe('9 Form fields need a name attribute', () => {
  test.each([
    ['<input type="text" />', ['field-name']],
    ['<input name="" />', ['field-name']],
    ['<textarea></textarea>', ['field-name']],
    ['<select><option>1</option></select>', ['field-name']],
    ['<label>Name<input /></label>', ['field-name']],
    ['<input name="title" onChange={(event) => set(event.target.value > 1)} />', []],
    ['<input {...field} />', []],
    ['<input type="submit" />', []],
    ['<button type="button">Save</button>', []],
    ['<Input />', []],
  ])('%s', (source, rules) => expect(rulesBroken(source)).toEqual(rules))
})

describe('9 Font Awesome icons', () => {
  test.each([
    ["import { Trash2 } from 'lucide-react'", ['font-awesome-icons']],
    ["import { MdHome } from 'react-icons/md'", ['font-awesome-icons']],
    ["import { FaHome } from 'react-icons/fa6'", []],
    ["import { FontAwesomeIcon } from '@fortawesome/react-fontawesome'", []],
  ])('%s', (source, rules) => expect(rulesBroken(source)).toEqual(rules))
})

describe('9 Responsive UI', () => {
  test.each([
    ['<main className="w-[1280px]" />', ['responsive-ui']],
    ['<main className="min-w-[720px] p-2" />', ['responsive-ui']],
    ['<main className="w-[360px]" />', []],
    ['<main className="w-full md:w-[720px] max-w-[1280px]" />', []],
  ])('%s', (source, rules) => expect(rulesBroken(source)).toEqual(rules))
})

describe('Our own choice of rules', () => {
  test('leaves out Font Awesome, because our catalogue draws with lucide, and computed styles', () => {
    expect(ourStylingRules).toEqual(['responsive-ui', 'tailwind-only', 'field-name', 'font-class'])
    expect(checkStyling("import { Trash2 } from 'lucide-react'", ourStylingRules)).toEqual([])
    for (const style of [
      '{{ width }}',
      '{{ width: 2 * x }}',
      '{{ width: x * 2 }}',
      '{{ ...all }}',
      '{{ top: 0, left: at(1) }}',
    ])
      expect(checkStyling(`<p style=${style} />`, ourStylingRules), style).toEqual([])
    for (const style of ['{{ width: 2 }}', '{{ "--size": "10px", top: -1.5 }}', '"top: 0"', '{}'])
      expect(checkStyling(`<p style=${style} />`, ourStylingRules), style).toHaveLength(1)
  })
})

describe('The checker', () => {
  test('says the line, in the order of the text', () => {
    const source = 'export default () => (\n  <form>\n    <input />\n    <p style={{}} />\n  </form>\n)\n'
    expect(checkStyling(source)).toEqual([
      { rule: 'field-name', line: 3, message: '<input> needs a name attribute.' },
      { rule: 'tailwind-only', line: 4, message: 'Use Tailwind classes instead of style on <p>.' },
    ])
  })

  test.each<[string, string, string[]]>([
    ['apostrophes in text', "const a = <p>Don't <b>stop</b></p>; const b = <i/>", ['p', 'b', 'i']],
    ['elements in attributes and callbacks', '<A icon={<B />} on={() => { return <C /> }} />', ['B', 'C', 'A']],
    ['fragments', 'return <><a /><b /></>', ['a', 'b']],
    ['comparisons', 'if (a < b && c > d) return <p />', ['p']],
    ['type arguments', 'const [x] = useState<string>(null)\nconst f = <T,>(x: T) => <p>{x}</p>', ['p']],
    ['regular expressions', 'const r = /["<p>]/g\nreturn <b />', ['b']],
    ['templates', 'const t = `a ${x ? <i /> : `<u>`}`', ['i']],
    ['comments inside', '<p>{/* <a> */}<b // <c>\n /></p>', ['p', 'b']],
    ['member names', 'return <Menu.Item key="1" />', ['Menu.Item']],
    ['source that ends too early', '<p className="a', []],
  ])('reads %s', (_, source, names) =>
    expect(
      readJsxTags(source)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.toSorted()),
  )
})
