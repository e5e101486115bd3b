// A shop: shelves, a cart, and an order with what whoever orders is asked.
import type { Brief, Field } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { stockOf } from '../../understand/sites/sold-words.ts'
import { sortFieldOf } from '../../understand/looks/choose-shop.ts'
import { readOrderFields } from '../../understand/sites/read-order.ts'
import { capitalize } from '../../understand/inflect.ts'
import { forAdders, forAdminImport, isSold } from '../access.ts'
import { jsxText, quoteJs } from '../data/expressions.ts'
import { ownTable } from '../parts/own-tables.ts'
import { drawnPicture } from '../pictures.ts'
import { spokenFact } from '../records/spoken-fact.ts'
import { headingWeight } from '../shell/styles.ts'
import { quoteName } from '../data/quote-sql.ts'
import { partsOf } from '../roles.ts'
import { takesSeat } from '../parts/takes-seat.ts'
import { isOpenToVisitors, ownerLink } from '../lists/visited.ts'
import type { View } from '../views.ts'
import { type FrontParts, lookMarks } from './front.ts'
import { kindFilter, kindValues } from './kind-filter.ts'
import { copyMarks } from './ready.ts'
import { composeDiscounts } from './shop-discounts.ts'
import { type ShopLook, productPicture, shopLookFiles, shopLookOf } from './shop-looks.ts'
import { composeShipping } from './shop-shipping.ts'
import { type Previews, previewsOf } from './site-preview.ts'
import { findWords, shopHeading } from './sold-noun.ts'

/** @param costsSql the columns for what sending cost and what a code took off, or nothing */
function ordersSql(fields: readonly Field[], costsSql: string): string {
  return `
create table orders (
  id integer generated always as identity primary key,
  code text not null unique,
${fields.map(({ name }) => `  ${quoteName(name)} text not null,`).join('\n')}
${costsSql}  total numeric(12, 2) not null,
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

function inputOf({ name, label, kind, options = [] }: Field): string {
  if (kind === 'choice' && options.length > 1)
    return `<label className="font-medium">${jsxText(label)}<select name="${name}" required className={inputStyle}>${options.map((option) => `<option>${jsxText(option)}</option>`).join('')}</select></label>`
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

/** Each of the wares is there once. */
const isThereOnce =
  /\b(?:only one|one|a single one) of each\b|\bone[- ]of[- ]a[- ]kind\b|\b(?:each|every|all)\b[^.;]{0,30}\b(?:is|are|exists?) (?:a )?(?:unique|only once|single)/i

/** What is left of a product goes down with each order; what is gone cannot be put into the cart. */
function stockMarks({ fields, request, tables }: View): Record<string, string> {
  const stock = stockOf(fields)
  if (stock === undefined) return { takeStock: '', soldOut: '', gone: '' }
  const column = quoteName(stock.name)
  const table = ownTable({ tables }, 'products')
  // Nothing noted means: there is one, where there is one of each; else nobody counts.
  const left = isThereOnce.test(request)
    ? `greatest(0, coalesce(${table}.${column}, 1) - wanted.quantity) from wanted where ${table}.id = wanted.id`
    : `greatest(0, ${table}.${column} - wanted.quantity) from wanted where ${table}.id = wanted.id and ${table}.${column} is not null`
  return {
    takeStock: `, taken as (
      update ${table} set ${column} = ${left}
    )`,
    soldOut: `disabled={product.${stock.name} === 0}`,
    gone: `  if (isQuiet && product.${stock.name} === 0) return null\n\n`,
  }
}

/** What is sold is narrowed by what it is. */
function kindMarks(view: View): Record<string, string> {
  const { fields } = view
  const kind = sortFieldOf(fields)
  if (kind === undefined) return { kindState: '', kindTest: '', kindSelect: '' }
  return {
    kindState: `  const [kind, setKind] = useState('')\n  const kinds = ${kindValues(kind, 'data.products')}\n`,
    kindTest: ` && (kind === '' || product.${kind.name} === kind)`,
    kindSelect: `{kinds.length > 1 && (
        ${kindFilter(kind, view)}
      )}`,
  }
}

/** A basket where the message says basket. */
function cartWords({ request }: View): Record<string, string> {
  const word = (/\b(basket|shopping bag)\b/i.exec(request)?.[1] ?? 'cart').toLowerCase()
  return { cart: word, Cart: capitalize(word) }
}

const ended = (lines: string): string => (lines === '' ? '' : `${lines}\n`)

/** What else there is stands below the shelves; who booked is nothing to show to everybody first. */
function besides(sold: View, all: readonly View[]): Previews {
  return previewsOf(
    all.filter((view) => !view.isInbox && !takesSeat(view) && view.entity.singular !== sold.entity.singular),
  )
}

/** How many wares stand beside each other, and how high their pictures are. */
export function shelfOf({ seed }: Pick<Brief, 'seed'>): Record<'columns' | 'otherColumns' | 'ratio', string> {
  const [columns, otherColumns] = seed % 2 === 0 ? ['3', '4'] : ['4', '3']
  // Where few stand beside each other, high pictures would leave no second row on a screen.
  return { columns, otherColumns, ratio: columns === '4' && seed % 3 === 0 ? '1/1' : '4/3' }
}

/** Facts that wares tell in a line; more of them are on each one's page. */
const mostPhrases = { lead: 3, shelf: 3, sleeves: 3, menu: 4, index: 4 } as const satisfies Record<ShopLook, number>

/** What is told of each below its name: how it is, where it comes from, how many are left. */
function toldMarks(view: View): Record<string, string> {
  const muted = view.colors.surface === undefined ? 'text-muted' : 'text-surface-muted'
  const { facts, body } = partsOf(view)
  const stock = stockOf(view.fields)
  const told = facts.filter((field) => field !== stock && spokenFact(view, field, 'product') !== null)
  const phrases = [
    ...told
      .slice(0, mostPhrases[shopLookOf(view)] - (stock === undefined ? 0 : 1))
      .map((field) => spokenFact(view, field, 'product')),
    ...(stock === undefined ? [] : [leftOf(view, stock)]),
  ].join(', ')
  return {
    phrases,
    shelfFormats: ['formatMoney', ...(phrases.includes('formatNumber(') ? ['formatNumber'] : [])].join(', '),
    mutedCard: muted,
    weight: headingWeight(view),
    longLine:
      body === null
        ? ''
        : `<p className="mt-3 line-clamp-3 max-w-[46ch] text-lg leading-snug">{product.${body.name}}</p>`,
    shortLine:
      body === null
        ? ''
        : `{product.${body.name} && <p className="mt-1 line-clamp-2 leading-snug">{product.${body.name}}</p>}`,
  }
}

/** Where there is one of each, only what is gone is told. */
function leftOf(view: View, stock: Field): string {
  if (isThereOnce.test(view.request)) return `product.${stock.name} === 0 && ${quoteJs(stock.zero ?? 'Sold out')}`
  return `(${spokenFact(view, stock, 'product') ?? 'null'})`
}

export function composeShop(brief: View, all: readonly View[]): FrontParts {
  const view = all.find(isSold) ?? brief
  const { imports, sections, listImports, lists, files } = besides(view, all)
  const { title, picture } = partsOf(view)
  const price = view.fields.find(({ kind }) => kind === 'money')
  if (price === undefined) throw new Error('What a shop sells has a price')
  const drawn = drawnPicture(view, 'product', title.name) ?? ''
  const texts = view.fields.filter(({ kind }) => ['text', 'long', 'choice', 'tags'].includes(kind))
  const shipping = composeShipping(view.request, price.name)
  const discounts = composeDiscounts(view.request, price.name, lookMarks(view))
  const marks = {
    ...lookMarks(view),
    ...copyMarks(view, shopHeading(view)),
    ...orderMarks(readOrderFields(view.request), view.request),
    ...stockMarks(view),
    ...kindMarks(view),
    ...shipping.marks,
    ...discounts.marks,
    thanks: view.copy.thanks === '' ? 'Thank you, {order.name}' : jsxText(view.copy.thanks),
    title: title.name,
    price: price.name,
    table: ownTable(view, 'products'),
    titleColumn: quoteName(title.name),
    priceColumn: quoteName(price.name),
    find: findWords(view),
    rowCard: view.colors.surface === undefined ? '' : ' bg-surface pr-4 text-on-surface',
    searched: texts.map(({ name }) => `product.${name}`).join(', '),
    ...cartWords(view),
    forAdminImport: view.access === 'admin' ? `${forAdminImport}\n` : '',
    addProduct: forAdders(
      view,
      `<Link href="/products/new" className="${isOpenToVisitors(view) ? `${ownerLink} mt-10` : `${lookMarks(view)['quiet'] ?? ''} mt-12`}">
        Add a product
      </Link>`,
      6,
    ),
    ...shelfOf(view),
    ...toldMarks(view),
    previewImports: ended(imports),
    previews: sections === '' ? '' : `\n      ${sections}`,
    listImports: ended(listImports),
    lists: ended(lists),
    card: view.colors.surface === undefined ? '' : ' rounded-surface bg-surface p-4 text-on-surface',
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
    files: {
      ...readPart('shop', marks),
      ...shopLookFiles(view, marks),
      ...productPicture(view, { title: title.name, photo: picture?.name ?? null, drawn, weight: headingWeight(view) }),
      ...shipping.files,
      ...discounts.files,
      ...files,
    },
    ways: [
      // Beside other parts, what stands at the root is one of them.
      ...(view.more.some(({ isInbox }) => !isInbox) ? [{ href: '/', label: 'Shop' }] : []),
      { href: '/products', label: 'Products' },
      { href: '/orders', label: 'Orders', isForAdmin: view.access === 'admin', isForOwner: true },
    ],
    act: null,
    schemaSql: ordersSql(readOrderFields(view.request), `${shipping.columnSql}${discounts.columnSql}`),
    seedSql: '',
  }
}
