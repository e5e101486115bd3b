// Slips that people and models make, mended by rules and held against the real compiler.
import { createTestContext, sharedCompiler, type TestContext } from '@joinery/testkit'
import { beforeAll, expect, test } from 'vitest'

import { fixByRules } from './index.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ compiler: await sharedCompiler() })
}, 120_000)

const path = 'web/app/page.jsx'
const others = {
  'web/app/layout.jsx': 'export default function Layout({ children }) {\n  return <main>{children}</main>\n}\n',
  'web/components/card.jsx': 'export default function Card({ children }) {\n  return <div>{children}</div>\n}\n',
  'web/lib/format-money.js': 'export function formatMoney(cents) {\n  return `${cents / 100} €`\n}\n',
}

async function fix(text: string) {
  const files = { ...others, [path]: text }
  const problems = (await ctx.compiler.check(files)).filter(({ file }) => file === path)
  expect(problems.length, 'it compiles already').toBeGreaterThan(0)
  return fixByRules(ctx, { files, path, text, problems })
}

const page = (inside: string, imports = '') =>
  `${imports}export default function Page() {\n  return (\n${inside}\n  )\n}\n`

test.each([
  ['a closing tag that is missing', page('    <ul>\n      <li>One</li>\n      <li>Two\n    </ul>')],
  ['a closing tag of another element', page('    <section>\n      <p>Hello</p>\n    </div>')],
  ['elements side by side', page('    <h1>Hello</h1>\n    <p>World</p>')],
  ['a bracket that is missing at the end', page('    <p>Hello</p>').replace(/\}\n$/, '')],
  ['a bracket too many', `${page('    <p>Hello</p>')}}\n`],
  ['an apostrophe in single quotes', page("    <p>{'I'm here'}</p>")],
  [
    'a quote that is not closed',
    "const title = 'Hello\nexport default function Page() {\n  return <p>{title}</p>\n}\n",
  ],
  ['curly quotes', 'const title = “Hello”\nexport default function Page() {\n  return <p>{title}</p>\n}\n'],
  ['a comment of HTML', page('    <div>\n      <!-- the list -->\n      <p>Hello</p>\n    </div>')],
  ['an element without content that is left open', page('    <p>\n      <input name="a">\n    </p>')],
  [
    'a comma between properties',
    'const look = {\n  a: 1\n  b: 2,\n}\nexport default function Page() {\n  return <p>{look.a}</p>\n}\n',
  ],
  [
    'await in a function that is not async',
    "export default function Page() {\n  function send() {\n    await fetch('/api/x')\n  }\n  return <button onClick={send}>Go</button>\n}\n",
  ],
  ['the fence of a chat', `\`\`\`jsx\n${page('    <p>Hello</p>')}\`\`\`\n`],
  ['an import from another folder', page('    <Card>Hello</Card>', "import Card from '@/card'\n")],
  ['an import with a slip', page('    <p>{formatMoney(5)}</p>', "import { formatMoney } from '@/lib/fromat-money'\n")],
  [
    'a name that is exported otherwise',
    page('    <p>{formatMony(5)}</p>', "import { formatMony } from '@/lib/format-money'\n"),
  ],
  ['a default that is taken by name', page('    <Card>Hello</Card>', "import { Card } from '@/components/card'\n")],
  [
    'a name that is taken as default',
    page('    <p>{formatMoney(5)}</p>', "import formatMoney from '@/lib/format-money'\n"),
  ],
  ['a link of another framework', page('    <Link to="/a">A</Link>', "import { Link } from 'react-router-dom'\n")],
  ['a package that nobody uses', page('    <p>Hello</p>', "import axios from 'axios'\n")],
  ['an icon that does not exist', page('    <Sparklez />', "import { Sparklez } from 'lucide-react'\n")],
  [
    'the same name imported twice',
    page('    <Card>Hello</Card>', "import Card from '@/components/card'\nimport Card from '@/components/card'\n"),
  ],
  ['a page that waits', 'export default async function Page() {\n  return <p>Hello</p>\n}\n'],
  [
    'two slips at once',
    page('    <ul>\n      <li>One\n    </ul>', "import { formatMony } from '@/lib/format-money'\n").replace(
      '<ul>',
      '<ul title={formatMony(1)}>',
    ),
  ],
])(
  '%s is mended',
  async (_, text) => {
    const mended = await fix(text)
    expect(mended.problems, mended.text ?? 'no text').toEqual([])
    expect(mended.text).not.toBe(text)
    expect(mended.notes.length).toBeGreaterThan(0)
  },
  30_000,
)

test('what the rules cannot mend is said, and the text stays', async () => {
  const mended = await fix(page('    <Chart />', "import { Chart } from 'recharts'\n"))
  expect(mended.text).toBeNull()
  expect(mended.notes.join(' ')).toContain('no way to mend')
})
