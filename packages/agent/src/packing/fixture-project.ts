// A shop of 60 files for tests of ranking: written as a model writes them, small and like each other.
import type { FileTree } from '@joinery/contract/files'

const kinds = ['orders', 'products', 'customers', 'invoices', 'reviews', 'coupons', 'suppliers', 'shipments', 'returns']

function filesOf(kind: string): FileTree {
  const one = kind.replace(/s$/, '')
  const name = one.charAt(0).toUpperCase() + one.slice(1)
  return {
    [`web/app/${kind}/page.jsx`]: `import { ${name}List } from '@/components/${one}-list.jsx'\nexport default function Page({ data }) {\n  return <main><h1>${kind}</h1><${name}List rows={data.rows} /></main>\n}\n`,
    [`web/app/${kind}/page.server.js`]: `import { sql } from '@joinery/app-kit/server'\nexport async function load() {\n  return { rows: await sql\`select * from ${one} order by id\` }\n}\n`,
    [`web/app/${kind}/[id]/page.jsx`]: `import { ${name}Form } from '@/components/${one}-form.jsx'\nexport default function Page({ data }) {\n  return <${name}Form ${one}={data.${one}} />\n}\n`,
    [`web/app/api/${kind}/route.js`]: `import { check${name} } from '@/lib/check-${one}.js'\nexport async function POST(request) {\n  return check${name}(await request.json())\n}\n`,
    [`web/components/${one}-list.jsx`]: `export function ${name}List({ rows }) {\n  return <ul>{rows.map((row) => <li key={row.id}>{row.title}</li>)}</ul>\n}\n`,
    [`web/components/${one}-form.jsx`]: `import { Field } from './field.jsx'\nexport function ${name}Form({ ${one} }) {\n  return <form><Field name="title" value={${one}.title} /></form>\n}\n`,
  }
}

export const shopProject: FileTree = {
  ...Object.assign({}, ...kinds.map(filesOf)),
  'web/app/layout.jsx':
    'import { Menu } from "@/components/menu.jsx"\nexport default function Layout({ children }) {\n  return <><Menu />{children}</>\n}\n',
  'web/app/page.jsx':
    'export default function Page() {\n  return <main><h1>Shop</h1><p>Opening hours: nine to five</p></main>\n}\n',
  'web/components/menu.jsx':
    'export function Menu() {\n  return <nav><a href="/orders">Orders</a><a href="/products">Products</a></nav>\n}\n',
  'web/components/field.jsx':
    'export function Field(props) {\n  return <label>{props.name}<input {...props} /></label>\n}\n',
  'web/lib/tax.js':
    'export const vatRate = 0.19\nexport function withTax(price) {\n  return price * (1 + vatRate)\n}\n',
  'design/tokens.json': '{"colors":{"background":"#fff","primary":"#123"}}',
}
