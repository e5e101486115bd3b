// Defects that show without entering anything: looks, words, links, dead controls, broken pages.
import type { Sabotage } from './sabotage.ts'

/** Put together here, so that no scanner takes this file for a leak. */
const paymentKey = ['sk', 'live', '51Jq8TzKw0aVbXyR4mN7pLcE2'].join('_')

export const pageSabotages: readonly Sabotage[] = [
  {
    name: 'a file is imported that is not there',
    app: 'planet-quiz',
    kinds: ['build'],
    patches: [{ file: 'web/app/page.jsx', find: '@/components/saturn', replace: '@/components/jupiter' }],
  },
  {
    name: 'a function is imported under a name that nobody exports',
    app: 'client-invoices',
    kinds: ['build'],
    patches: [
      {
        file: 'web/app/page.jsx',
        find: "import { showMoney } from '@/lib/format'",
        replace: "import { showMonney as showMoney } from '@/lib/format'",
      },
    ],
  },
  {
    name: 'a function gives another type than it promises',
    app: 'client-invoices',
    kinds: ['build'],
    patches: [
      { file: 'web/lib/format.ts', find: '(amount: number): string', replace: '(amount: number): { euros: string }' },
    ],
  },
  {
    name: 'a secret key goes to every browser',
    app: 'plant-shop',
    kinds: ['secrets'],
    patches: [
      {
        file: 'web/components/checkout-form.jsx',
        find: "headers: { 'content-type': 'application/json' },",
        replace: `headers: { 'content-type': 'application/json', authorization: 'Bearer ${paymentKey}' },`,
      },
    ],
  },
  {
    name: 'one page answers with an error of the server',
    app: 'to-do',
    kinds: ['start', 'errors'],
    patches: [
      {
        file: 'web/app/week/page.server.js',
        find: 'due_on < current_date + 7',
        replace: 'deadline < current_date + 7',
      },
    ],
  },
  {
    name: 'a page stands still in a busy loop',
    app: 'planet-quiz',
    kinds: ['start', 'errors'],
    patches: [
      {
        file: 'web/app/board/page.jsx',
        find: "import { Link } from '@joinery/app-kit'\n",
        replace: "import { Link } from '@joinery/app-kit'\nimport { useEffect } from 'react'\n",
      },
      {
        file: 'web/app/board/page.jsx',
        find: 'export default function Page({ data }) {\n',
        replace:
          'export default function Page({ data }) {\n  useEffect(() => {\n    while (data.scores.length >= 0) data.scores.sort()\n  }, [])\n',
      },
    ],
  },
  {
    name: 'a page opens one dialog after the other',
    app: 'team-survey',
    kinds: ['start', 'errors', 'controls'],
    patches: [
      {
        file: 'web/app/results/page.jsx',
        find: "import { BarChart } from '@/components/bar-chart'\n",
        replace: "import { useEffect } from 'react'\n\nimport { BarChart } from '@/components/bar-chart'\n",
      },
      {
        file: 'web/app/results/page.jsx',
        find: '  const { moodCounts, teamCounts, wishes, summary } = data\n',
        replace:
          "  const { moodCounts, teamCounts, wishes, summary } = data\n  useEffect(() => {\n    while (wishes.length > 0) alert('Please take part in the next survey too!')\n  }, [])\n",
      },
    ],
  },
  {
    name: 'the page comes empty from the server',
    app: 'recipe-box',
    kinds: ['server-html'],
    patches: [
      {
        file: 'web/app/page.jsx',
        find: "import { Link } from '@joinery/app-kit'\n",
        replace: "import { Link } from '@joinery/app-kit'\nimport { useEffect, useState } from 'react'\n",
      },
      {
        file: 'web/app/page.jsx',
        find: 'export default function Page({ data }) {\n',
        replace:
          'export default function Page({ data }) {\n  const [isReady, setReady] = useState(false)\n  useEffect(() => setReady(true), [])\n  if (!isReady) return <p>Loading…</p>\n',
      },
    ],
  },
  {
    name: 'server and browser draw different words',
    app: 'event-booking',
    kinds: ['errors'],
    patches: [
      {
        file: 'web/app/page.jsx',
        find: 'Learn it on a Thursday\n',
        replace: "{typeof window === 'undefined' ? 'Learn it soon' : 'Learn it on a Thursday'}\n",
      },
    ],
  },
  {
    name: 'a script breaks when the page opens',
    app: 'plant-shop',
    kinds: ['errors'],
    patches: [
      {
        file: 'web/app/layout.jsx',
        find: "import { Link } from '@joinery/app-kit'\n",
        replace: "import { Link } from '@joinery/app-kit'\nimport { useEffect } from 'react'\n",
      },
      {
        file: 'web/app/layout.jsx',
        find: '  const count = useBasket()',
        replace:
          "  useEffect(() => {\n    setTimeout(() => window.shopCounter.count('view'), 0)\n  }, [])\n  const count = useBasket()",
      },
    ],
  },
  {
    name: 'a page reports an error on the console',
    app: 'client-invoices',
    kinds: ['errors'],
    patches: [
      {
        file: 'web/app/clients/new/page.jsx',
        find: 'export default function Page() {\n',
        replace:
          "export default function Page() {\n  if (typeof window !== 'undefined') console.error('The address book did not load')\n",
      },
    ],
  },
  {
    name: 'a picture does not load',
    app: 'pottery-portfolio',
    kinds: ['errors'],
    patches: [
      {
        file: 'web/app/work/[slug]/page.jsx',
        find: '<Vessel kind={piece.kind} seed={piece.id} className="mx-auto h-80 max-w-full" />',
        replace: '<img src="/pictures/piece.jpg" alt={piece.name} className="mx-auto h-80 max-w-full" />',
      },
    ],
  },
  {
    name: 'the quoted words are missing',
    app: 'pottery-portfolio',
    kinds: ['words'],
    patches: [
      { file: 'web/app/page.jsx', find: 'Thrown by hand, fired once a month', replace: 'Pottery for the table' },
    ],
  },
  {
    name: 'a price is shown as NaN',
    app: 'plant-shop',
    kinds: ['words'],
    patches: [
      { file: 'web/app/plants/[id]/page.jsx', find: '{showPrice(plant.price)}', replace: '{showPrice(plant.cost)}' },
    ],
  },
  {
    name: 'the background is another yellow than the one asked for',
    app: 'event-booking',
    kinds: ['colors'],
    patches: [{ file: 'design/tokens.json', find: '"background": "#ffd500"', replace: '"background": "#fff3b0"' }],
  },
  {
    name: 'the buttons do not have the asked colour',
    app: 'expense-tracker',
    kinds: ['colors'],
    patches: [
      { file: 'design/tokens.json', find: '"primary": "#f0b36b"', replace: '"primary": "#9fc7f0"' },
      { file: 'design/tokens.json', find: '"accent": "#f0b36b"', replace: '"accent": "#9fc7f0"' },
    ],
  },
  {
    name: 'nothing is shown on a phone',
    app: 'event-booking',
    kinds: ['layout'],
    patches: [
      {
        file: 'web/app/layout.jsx',
        find: '<main className="mx-auto',
        replace: '<main className="hidden sm:block mx-auto',
      },
    ],
  },
  {
    name: 'a phone has to scroll sideways',
    app: 'client-invoices',
    kinds: ['layout'],
    patches: [
      {
        file: 'web/app/layout.jsx',
        find: '<main className="mx-auto',
        replace: '<main className="min-w-[40rem] mx-auto',
      },
    ],
  },
  {
    name: 'a heading is cut off',
    app: 'pottery-portfolio',
    kinds: ['layout'],
    patches: [
      {
        file: 'web/app/page.jsx',
        find: 'border-b-3 border-hairline px-5 py-8 font-display',
        replace: 'h-24 overflow-hidden border-b-3 border-hairline px-5 py-8 font-display',
      },
    ],
  },
  {
    name: 'small print is too pale to read',
    app: 'recipe-box',
    kinds: ['accessibility'],
    patches: [{ file: 'design/tokens.json', find: '"muted": "#55605a"', replace: '"muted": "#b6c0b8"' }],
  },
  {
    name: 'a picture has no text alternative',
    app: 'pottery-portfolio',
    kinds: ['accessibility'],
    patches: [
      {
        file: 'web/app/page.jsx',
        find: '<Vessel kind={piece.kind} seed={piece.id} className="mx-auto h-72 max-w-full" />',
        replace:
          "<img src=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='90' height='90'%3E%3Ccircle cx='45' cy='45' r='40'/%3E%3C/svg%3E\" className=\"mx-auto h-72\" />",
      },
    ],
  },
  {
    name: 'a field has no label',
    app: 'expense-tracker',
    kinds: ['accessibility', 'forms'],
    patches: [
      { file: 'web/components/expense-form.jsx', find: '<span className="text-muted">Where</span>', replace: '' },
    ],
  },
  {
    name: 'a link leads to a page that is not there',
    app: 'pottery-portfolio',
    kinds: ['links'],
    patches: [{ file: 'web/app/work/[slug]/page.jsx', find: 'href="/contact"', replace: 'href="/commissions"' }],
  },
  {
    name: 'a link leads nowhere',
    app: 'team-survey',
    kinds: ['links'],
    patches: [
      { file: 'web/app/layout.jsx', find: '<Link href="/results"', replace: '<a href="#"' },
      { file: 'web/app/layout.jsx', find: 'Results\n        </Link>', replace: 'Results\n        </a>' },
    ],
  },
  {
    name: 'a button does nothing',
    app: 'client-invoices',
    kinds: ['controls'],
    patches: [{ file: 'web/components/status-steps.jsx', find: 'onClick={move}', replace: 'onClick={() => {}}' }],
  },
  {
    name: 'a button of the quiz does nothing',
    app: 'planet-quiz',
    kinds: ['controls', 'acceptance'],
    patches: [{ file: 'web/components/question-card.jsx', find: 'setGiven(index)', replace: 'void index' }],
  },
]
