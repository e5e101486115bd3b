// How a shop's first page shows its wares: one large and the others around it, on boards, as an index with choices at its
// side, as a price list, or as square pictures side by side. Each is a file of its own that reads the same products.
import type { Brief, Field, Skeleton } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { isFacet, sortFieldOf } from '../../understand/looks/choose-shop.ts'
import { jsxAttribute, quoteJs, tidyFiles } from '../data/expressions.ts'
import { drawsWares } from '../pictures.ts'
import type { View } from '../views.ts'

export type ShopLook = 'lead' | 'shelf' | 'index' | 'menu' | 'sleeves'

/** Every layout of lists has the one that is nearest to it: "show them as a table" is an order to a shop as well. */
const lookOf: Readonly<Partial<Record<Skeleton, ShopLook>>> = {
  cards: 'shelf',
  board: 'shelf',
  index: 'index',
  table: 'index',
  register: 'index',
  desk: 'index',
  lines: 'menu',
  column: 'menu',
  paper: 'menu',
  days: 'menu',
  gallery: 'sleeves',
  wall: 'sleeves',
  shelf: 'sleeves',
  badges: 'sleeves',
}

export function shopLookOf({ skeleton }: Pick<Brief, 'skeleton'>): ShopLook {
  return lookOf[skeleton] ?? 'lead'
}

const sectionsImport = "import { sectionsOf } from '@/lib/sections-of.js'\n"

function sectionsCode({ name, options }: Field): string {
  const order = options === undefined ? '' : `, [${options.map(quoteJs).join(', ')}]`
  return `sectionsOf(products, (product) => product.${name}${order})`
}

const boards = 'grid gap-y-8 sm:gap-y-12 sm:grid-cols-3'

/** One shelf for each sort, its name in the margin; wares of no sorts stand on shelves over the whole width. */
function shelfCode(sort: Field | undefined): string {
  if (sort === undefined)
    return `/** Everything that is for sale, equal on its shelves. */
export function ProductShelf({ products }) {
  return (
    <ul className="mt-8 ${boards} lg:grid-cols-4">
      {products.map((product) => (
        <ShelfProduct key={product.id} product={product} />
      ))}
    </ul>
  )
}`
  return `/** A shelf for each sort, its name in the margin. */
export function ProductShelf({ products }) {
  return ${sectionsCode(sort)}.map(({ sort, products: some }) => (
    <section key={sort} className="mt-10 lg:grid lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-10">
      <h2 className="font-display text-3xl leading-tight max-lg:mb-5">{sort ?? 'And also'}</h2>
      <ul className="${boards}">
        {some.map((product) => (
          <ShelfProduct key={product.id} product={product} />
        ))}
      </ul>
    </section>
  ))
}`
}

/** The list, or a list below the name of each sort. */
function menuLists(sort: Field | undefined, line: string, list: string): string {
  if (sort === undefined) return `<ul${list}>\n        ${line}\n      </ul>`
  return `{${sectionsCode(sort)}.map(({ sort, products: some }) => (
        <section key={sort} className="mt-10 first:mt-0">
          <h2 className="mb-5 font-display text-3xl leading-tight">{sort ?? 'And also'}</h2>
          <ul${list}>
            ${line}
          </ul>
        </section>
      ))}`
}

/** The list with its prices, and beside it the picture of the line that is pointed to. */
function menuCode(sort: Field | undefined, isPictured: boolean): string {
  const rows = sort === undefined ? 'products' : 'some'
  if (!isPictured)
    return `/** A price list in two columns. */
export function ProductShelf({ products }) {
  return (
    <div className="mt-8 sm:mt-12">
      ${menuLists(sort, `{${rows}.map((product) => <MenuLine key={product.id} product={product} />)}`, ' className="gap-x-16 lg:columns-2"')}
    </div>
  )
}`
  return `/** A price list; beside it, the picture of the line that is pointed to. */
export function ProductShelf({ products }) {
  const [seenId, setSeenId] = useState(null)
  const seen = products.find(({ id }) => id === seenId) ?? products[0]

  return (
    <div className="mt-8 gap-x-16 sm:mt-12 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div>
      ${menuLists(sort, `{${rows}.map((product) => <MenuLine key={product.id} product={product} onSee={() => setSeenId(product.id)} />)}`, '')}
      </div>
      {seen !== undefined && (
        <Link href={\`/products/\${seen.id}\`} tabIndex={-1} aria-hidden className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
          <ProductPicture product={seen} className="aspect-[4/5] rounded-surface" />
        </Link>
      )}
    </div>
  )
}`
}

/** What is ticked beside the list: the short facts that several wares share. */
function facetMarks(fields: readonly Field[], sort: Field | undefined): Record<string, string> {
  const facets = fields.filter((field) => field !== sort && isFacet(field)).slice(0, mostFacets)
  if (facets.length === 0) return { facetImport: '', facetList: '', facetState: '', facetTest: '', facets: '' }
  return {
    facetImport: "import { Facet } from '@/components/facet.jsx'\n",
    facetList: `/** Facts by which the wares are narrowed. */
const facets = [
${facets.map(({ name, label }) => `  { name: ${quoteJs(name)}, label: ${quoteJs(label)} },`).join('\n')}
]

`,
    facetState: '  const [chosen, setChosen] = useState({})\n',
    facetTest:
      ' && facets.every(({ name }) => (chosen[name] ?? []).length === 0 || chosen[name].includes(product[name]))',
    facets: `{facets.map(({ name, label }) => (
              <Facet
                key={name}
                label={label}
                values={data.products.map((product) => product[name])}
                chosen={chosen[name] ?? []}
                onChange={(values) => setChosen({ ...chosen, [name]: values })}
              />
            ))}`,
  }
}

/** With more of them the column at the side would be longer than the list. */
const mostFacets = 4

/** The files by which this shop shows its wares. */
export function shopLookFiles(view: View, marks: Readonly<Record<string, string>>): Record<string, string> {
  const look = shopLookOf(view)
  const sort = sortFieldOf(view.fields)
  const isPictured = look === 'menu' && (drawsWares(view) || view.fields.some(({ kind }) => kind === 'picture'))
  const onSee = isPictured ? ' onPointerEnter={onSee} onFocus={onSee}' : ''
  const part = readPart(`shop-${look}`, {
    ...marks,
    ...facetMarks(view.fields, sort),
    sectionsImport: sort === undefined ? '' : sectionsImport,
    shelf: look === 'menu' ? menuCode(sort, isPictured) : shelfCode(sort),
    menuPictureImport: isPictured ? "import { ProductPicture } from '@/components/product-picture.jsx'\n" : '',
    stateImport: isPictured ? "import { useState } from 'react'\n" : '',
    onSeeParameter: isPictured ? ', onSee' : '',
    onSee,
    menuLine: isPictured ? 'mb-6' : 'mb-6 break-inside-avoid',
  })
  const hasSections = sort !== undefined && (look === 'menu' || look === 'shelf')
  const { 'web/components/facet.jsx': facet, ...files } = part
  return tidyFiles({
    ...files,
    ...(facet !== undefined && part['web/app/page.jsx']?.includes('<Facet') === true
      ? { 'web/components/facet.jsx': facet }
      : {}),
    ...(hasSections ? readPart('shop-sections') : {}),
  })
}

/** Where nothing is drawn of the ware itself, its name is its cover. */
function coverCode(title: string, weight: string): string {
  return `const grounds = ['bg-cover text-on-cover', 'bg-primary text-on-primary', 'bg-text text-background']

/** The name on a ground of its own; where there is no room for it, its first letter. */
function NameCover({ product, className }) {
  return (
    <div className={clsx('@container grid w-full overflow-hidden', grounds[product.id % grounds.length], className)} aria-hidden>
      <p className="self-end break-words p-[8%] font-display text-[clamp(1.1rem,13cqi,3.5rem)] leading-[1.05] ${weight} @max-[7rem]:hidden">{product.${title}}</p>
      <p className="hidden place-self-center font-display text-3xl leading-none ${weight} @max-[7rem]:block">{product.${title}[0]}</p>
    </div>
  )
}`
}

/** One picture of a ware for its card, its row and its own page. */
export function productPicture(
  view: View,
  { title, photo, drawn, weight }: { title: string; photo: string | null; drawn: string; weight: string },
): Record<string, string> {
  const isDrawn = drawsWares(view)
  const source = photo === null ? drawn : isDrawn ? `product.${photo} ?? ${drawn}` : `product.${photo}`
  const image = `<img src={${source}} alt={alt} width="800" height="600" loading="lazy" className={clsx('w-full object-cover outline outline-1 -outline-offset-1 outline-hairline', className)} />`
  const named = '<NameCover product={product} className={className} />'
  const body =
    !isDrawn && photo === null
      ? `return ${named}`
      : isDrawn
        ? `return ${image}`
        : `if (!product.${photo ?? ''}) return ${named}\n  return ${image}`
  const takesAlt = isDrawn || photo !== null
  return tidyFiles(
    readPart('shop-picture', {
      cover: isDrawn ? '' : coverCode(title, weight),
      altParameter: takesAlt ? ", alt = ''" : '',
      body,
    }),
  )
}

/** @param alt what is said of it where it stands alone; on a card its name is beside it */
export function pictureElement(
  view: View,
  { one, className, alt }: { one: string; className: string; alt?: string },
): string {
  const takesAlt = drawsWares(view) || view.fields.some(({ kind }) => kind === 'picture')
  const said = alt === undefined || !takesAlt ? '' : ` alt={${alt}}`
  return `<ProductPicture product={${one}}${said} className=${jsxAttribute(className)} />`
}
