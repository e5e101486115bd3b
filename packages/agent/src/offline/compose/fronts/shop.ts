// A shop: shelves, a cart, and an order with what whoever orders is asked.
import type { Field } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { pick } from '../../seed.ts'
import { readOrderFields } from '../../understand/read-order.ts'
import { capitalize } from '../../understand/inflect.ts'
import { forAdders, forAdminImport } from '../access.ts'
import { jsxText, quoteJs } from '../expressions.ts'
import { hasPosterName } from '../frames.ts'
import { drawnPicture } from '../pictures.ts'
import { quoteName } from '../quote-sql.ts'
import { partsOf } from '../roles.ts'
import type { View } from '../views.ts'
import { type FrontParts, lookMarks } from './front.ts'
import { copyMarks } from './ready.ts'

function ordersSql(fields: readonly Field[]): string {
  return `
create table orders (
  id integer generated always as identity primary key,
  code text not null unique,
${fields.map(({ name }) => `  ${quoteName(name)} text not null,`).join('\n')}
  total numeric(12, 2) not null,
  status text not null default 'new' check (status in ('new', 'packed', 'sent', 'cancelled')),
  created_at timestamptz not null default now()
);

create table order_lines (
  id integer generated always as identity primary key,
  order_id integer not null references orders on delete cascade,
  product_name text not null,
  quantity integer not null check (quantity > 0),
  price numeric(12, 2) not null
);
create index on order_lines (order_id);
`
}

const inputTypes: Partial<Record<Field['kind'], string>> = {
  email: 'email',
  phone: 'tel',
  date: 'date',
  time: 'time',
  number: 'number',
}
const autoComplete: Readonly<Record<string, string>> = {
  name: 'name',
  email: 'email',
  e_mail: 'email',
  phone: 'tel',
  address: 'street-address',
  city: 'address-level2',
}

function inputOf({ name, label, kind }: Field): string {
  const fill = autoComplete[name] === undefined ? 'autoComplete="off"' : `autoComplete="${autoComplete[name]}"`
  const isLong = kind === 'long' || /address/.test(name)
  const input = isLong
    ? `<textarea name="${name}" required maxLength={400} rows={3} ${fill} className={inputStyle} />`
    : `<input name="${name}"${inputTypes[kind] === undefined ? '' : ` type="${inputTypes[kind]}"`} required maxLength={200} ${fill} className={inputStyle} />`
  return `<label className="font-medium">${jsxText(label)}${input}</label>`
}

function orderMarks(fields: readonly Field[], request: string): Record<string, string> {
  const columns = fields.map(({ name }) => quoteName(name))
  const email = fields.find(({ kind }) => kind === 'email')
  return {
    orderInputs: fields.map(inputOf).join('\n      '),
    orderLabels: `{ ${fields.map(({ name, label }) => `${name}: ${quoteJs(label)}`).join(', ')} }`,
    orderColumns: columns.join(', '),
    orderNames: columns.join(', '),
    orderValues: fields.map(({ name }) => `\${details.${name}}`).join(', '),
    emailGuard:
      email === undefined
        ? ''
        : `  if (!/^[^\\s@]+@[^\\s@]+\\.[^\\s@]+$/.test(details.${email.name})) return Response.json({ error: 'An e-mail address looks like ana@example.com.' }, { status: 422 })\n`,
    payment: /\bno payments?\b|\bwithout (?:any )?payments?\b/i.test(request)
      ? 'Nothing is paid here.'
      : 'You pay when it arrives.',
  }
}

/** What is left of a product goes down with each order; what is gone cannot be put into the cart. */
function stockMarks({ fields }: View): Record<string, string> {
  const stock = fields.find(
    ({ name, kind }) =>
      kind === 'number' &&
      /^(?:stock|in_stock|quantity|amount_in_stock|available|left|copies|pieces|units)$/.test(name),
  )
  if (stock === undefined) return { takeStock: '', stockLine: '', soldOut: '' }
  const column = quoteName(stock.name)
  return {
    takeStock: `, taken as (
      update products set ${column} = greatest(0, products.${column} - wanted.quantity) from wanted where products.id = wanted.id and products.${column} is not null
    )`,
    stockLine: `<p className="mt-1 text-muted">{product.${stock.name} === 0 ? 'Sold out' : product.${stock.name} === null ? '' : \`\${product.${stock.name}} in stock\`}</p>`,
    soldOut: ` disabled={product.${stock.name} === 0}`,
  }
}

/** A choice by the products' kind: the first field that has a fixed set of values. */
function kindMarks({ fields }: View): Record<string, string> {
  const kind =
    fields.find((field) => field.kind === 'choice') ?? fields.find(({ name }) => /^(?:category|type|kind)$/.test(name))
  if (kind === undefined) return { kindState: '', kindTest: '', kindSelect: '' }
  return {
    kindState: `  const [kind, setKind] = useState('')\n  const kinds = [...new Set(data.products.map((product) => product.${kind.name}).filter(Boolean))]\n`,
    kindTest: ` && (kind === '' || product.${kind.name} === kind)`,
    kindSelect: `{kinds.length > 1 && (
        <label className="mt-6 inline-flex items-center gap-3 font-medium">
          ${jsxText(kind.label)}
          <select name="${kind.name}" value={kind} onChange={(event) => setKind(event.target.value)} className="min-h-11 {{pageControl}} px-3">
            <option value="">All</option>
            {kinds.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      )}`.replace('{{pageControl}}', 'rounded-control border border-control bg-surface text-on-surface'),
  }
}

/** The name, or what a shopkeeper says; where the frame shows the name large, never the name again. */
function shopHeading(view: View): string {
  const said = ['What will it be?', 'On the shelf today', 'Take your time']
  return pick(hasPosterName(view) ? said : [view.name, ...said], view.seed, 'shop heading')
}

/** A basket where the message says basket. */
function cartWords({ request }: View): Record<string, string> {
  const word = (/\b(basket|shopping bag)\b/i.exec(request)?.[1] ?? 'cart').toLowerCase()
  return { cart: word, Cart: capitalize(word) }
}

export function composeShop(view: View): FrontParts {
  const { title, picture } = partsOf(view)
  const price = view.fields.find(({ kind }) => kind === 'money')
  if (price === undefined) throw new Error('What a shop sells has a price')
  const drawn = drawnPicture(view, 'product', title.name)
  const texts = view.fields.filter(({ kind }) => ['text', 'long', 'choice', 'tags'].includes(kind))
  const marks = {
    ...lookMarks(view),
    ...copyMarks(view, shopHeading(view)),
    ...orderMarks(readOrderFields(view.request), view.request),
    ...stockMarks(view),
    ...kindMarks(view),
    title: title.name,
    price: price.name,
    titleColumn: quoteName(title.name),
    priceColumn: quoteName(price.name),
    picture: picture === null ? drawn : `product.${picture.name} ?? ${drawn}`,
    searched: texts.map(({ name }) => `product.${name}`).join(', '),
    ...cartWords(view),
    forAdminImport: view.access === 'admin' ? `${forAdminImport}\n` : '',
    addProduct: forAdders(
      view,
      `<Link href="/products/new" className="${lookMarks(view)['quiet'] ?? ''} mt-12">
        Add a product
      </Link>`,
      6,
    ),
    columns: view.seed % 2 === 0 ? '3' : '4',
    ratio: view.seed % 3 === 0 ? '4/5' : '4/3',
    ...(view.access === 'admin'
      ? {
          adminImport: "import { requireAdmin } from '@/lib/admin.server.js'\n",
          adminGuard: '  await requireAdmin()\n',
          refuseImport: "import { refuseOthers } from '@/lib/admin.server.js'\n",
          refuseGuard: '  const refusal = await refuseOthers()\n  if (refusal !== null) return refusal\n',
        }
      : { adminImport: '', adminGuard: '', refuseImport: '', refuseGuard: '' }),
  }
  return {
    files: readPart('shop', marks),
    ways: [
      { href: '/products', label: 'Products' },
      { href: '/orders', label: 'Orders', isForAdmin: view.access === 'admin' },
    ],
    act: null,
    schemaSql: ordersSql(readOrderFields(view.request)),
    seedSql: '',
  }
}
