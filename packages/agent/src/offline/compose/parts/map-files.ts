// Where records lie: points drawn from their coordinates. No map is loaded from elsewhere; streets are one link away.
import { askReader, hasPart } from '../access.ts'
import { jsxText, only, quoteJs, tidy } from '../data/expressions.ts'
import type { Extras } from './extra-parts.ts'
import { namesOf, partsOf } from '../roles.ts'
import { styles } from '../shell/styles.ts'
import { capitalize } from '../../understand/inflect.ts'
import type { View } from '../views.ts'

function fieldNamed({ fields }: View, pattern: RegExp): string | undefined {
  return fields.find(({ name, kind }) => kind === 'number' && pattern.test(name))?.name
}

function load(view: View): string {
  const { many, manyFile } = namesOf(view)
  const asker = askReader(view)
  return tidy(`${asker.imports.trimEnd()}
import { list${capitalize(many)} } from '@/lib/${manyFile}-table.js'

export async function load() {
${asker.lines.trimEnd()}
  return { ${many}: await list${capitalize(many)}(${asker.user}) }
}
`)
}

const plotModule = `const width = 100
const height = 70
const margin = 8

/** Coordinates as places on a plane of 100 by 70, north on top; a degree east is shorter the further from the equator. */
export function plot(points) {
  const middle = points.reduce((sum, { latitude }) => sum + latitude, 0) / points.length
  const shrink = Math.cos((middle * Math.PI) / 180)
  const xs = points.map(({ longitude }) => longitude * shrink)
  const ys = points.map(({ latitude }) => -latitude)
  const span = Math.max((Math.max(...xs) - Math.min(...xs)) / (width - 2 * margin), (Math.max(...ys) - Math.min(...ys)) / (height - 2 * margin), 1e-6)
  const left = (Math.max(...xs) + Math.min(...xs)) / 2 - (span * width) / 2
  const top = (Math.max(...ys) + Math.min(...ys)) / 2 - (span * height) / 2
  return points.map((point, index) => ({ ...point, x: (xs[index] - left) / span, y: (ys[index] - top) / span }))
}
`

function placed(view: View, latitude: string, longitude: string): string {
  const { one, many, Component, base } = namesOf(view)
  const { title } = partsOf(view)
  return `/** North is up; the numbers are those of the list. */
function ${Component}Map({ places }) {
  return (
    <svg viewBox="0 0 100 70" role="img" aria-label=${quoteJs(`The ${view.entity.plural}, each at its place`).replaceAll("'", '"')} className="w-full rounded-surface border border-edge bg-surface">
      {[20, 40, 60, 80].map((x) => <line key={x} x1={x} x2={x} y1="0" y2="70" strokeWidth="0.15" className="stroke-surface-hairline" />)}
      {[14, 28, 42, 56].map((y) => <line key={y} x1="0" x2="100" y1={y} y2={y} strokeWidth="0.15" className="stroke-surface-hairline" />)}
      {places.map(({ id, number, x, y }) => (
        <a key={id} href={\`${base}/\${id}\`} tabIndex={-1}>
          <circle cx={x} cy={y} r="2.4" className="fill-primary" />
          <text x={x} y={y + 0.9} textAnchor="middle" className="fill-on-primary text-[2.4px] font-semibold">{number}</text>
        </a>
      ))}
    </svg>
  )
}

function placesOf(${many}) {
  const known = ${many}.filter(({ ${latitude}, ${longitude} }) => ${latitude} !== null && ${longitude} !== null)
  return plot(known.map((${one}, index) => ({ id: ${one}.id, name: ${one}.${title.name}, number: index + 1, latitude: ${one}.${latitude}, longitude: ${one}.${longitude} })))
}`
}

function outside(href: string): string {
  return `<a href={${href}} rel="noreferrer" target="_blank" className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">Streets on OpenStreetMap</a>`
}

function page(view: View): string {
  const { one, many, Component, base } = namesOf(view)
  const { title } = partsOf(view)
  const [latitude, longitude] = [fieldNamed(view, /^lat(?:itude)?$/), fieldNamed(view, /^(?:lng|lon|long|longitude)$/)]
  const place = view.fields.find(
    ({ kind, name }) =>
      (kind === 'text' || kind === 'long') && /address|street|place|location|city|where|spot|area/.test(name),
  )
  const hasPoints = latitude !== undefined && longitude !== undefined
  const search = place === undefined ? `${one}.${title.name}` : `${one}.${place.name} ?? ${one}.${title.name}`
  const rows = hasPoints
    ? `{places.map(({ id, name, number, latitude, longitude }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline py-1.5">
              <span className="min-w-0 break-words">
                <span className="mr-3 tabular-nums text-muted">{number}</span>
                <Link href={\`${base}/\${id}\`} className="font-display ${styles[view.style].title} underline-offset-4 hover:underline">{name}</Link>
              </span>
              ${outside('`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`')}
            </li>
          ))}`
    : `{data.${many}.map((${one}) => (
            <li key={${one}.id} className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline py-1.5">
              <Link href={\`${base}/\${${one}.id}\`} className="min-w-0 break-words font-display ${styles[view.style].title} underline-offset-4 hover:underline">{${one}.${title.name}}</Link>
              ${outside(`\`https://www.openstreetmap.org/search?query=\${encodeURIComponent(${search})}\``)}
            </li>
          ))}`
  return tidy(`import { Link } from '@joinery/app-kit'
${only(hasPoints, `import { plot } from '@/lib/plot.js'`)}

export const metadata = { title: ${quoteJs(`Map – ${view.name}`)} }

${only(hasPoints, placed(view, latitude ?? '', longitude ?? ''))}

export default function Page({ data }) {
  ${only(hasPoints, `const places = placesOf(data.${many})`)}
  return (
    <main className="mx-auto max-w-6xl pb-24 pt-8 sm:pt-12">
      <h1 className="font-display ${styles[view.style].heading}">Map</h1>
      <div className="mt-8 grid gap-10${hasPoints ? ' lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]' : ''}">
        ${only(hasPoints, `{places.length > 0 && <div><${Component}Map places={places} /><p className="mt-2 text-muted">Drawn from the coordinates, north on top.</p></div>}`)}
        <ul>
          ${rows}
        </ul>
      </div>
      {${hasPoints ? 'places' : `data.${many}`}.length === 0 && <p className="text-lg text-muted">${jsxText(hasPoints ? `No ${view.entity.singular} has coordinates yet.` : `No ${view.entity.plural} yet.`)}</p>}
    </main>
  )
}
`)
}

export function composeMap(all: readonly View[]): Extras | null {
  const view = all.find((each) => hasPart(each, 'map') && !each.isInbox)
  if (view === undefined) return null
  return {
    files: {
      'web/app/map/page.jsx': page(view),
      'web/app/map/page.server.js': load(view),
      'web/lib/plot.js': plotModule,
    },
    ways: [{ href: '/map', label: 'Map' }],
  }
}
