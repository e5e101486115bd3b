// A section that is a component of its own stands on a page by its use: that is what moves and goes.
import type { AppCode } from './app-code.ts'
import { type Element, plainWords } from './elements.ts'
import { importsOf } from './syntax.ts'
import { resolveIn, scopeOf } from './targets.ts'

const heading = /^h[1-6]$/
const isPageOrLayout = /\/(?:page|layout)\.[jt]sx$/

/** The whole of what a component shows. */
function rootOf(element: Element): Element {
  return element.parents[0] ?? element
}

/** Uses of a module's component on the pages, nearest first. */
function usesOf(app: AppCode, path: string, page: string | null): Element[] {
  const { paths } = scopeOf(app, page)
  return paths.flatMap((screen) => {
    const module = app.module(screen)
    if (module === null || screen === path) return []
    const names = importsOf(module).flatMap(({ local, from }) => (resolveIn(app, screen, from) === path ? [local] : []))
    return app.elements(screen).filter(({ tag }) => names.includes(tag))
  })
}

/** The use of the component that an element is the title of; the element itself where it is on a page. */
export function lifted(app: AppCode, element: Element, page: string | null): Element {
  const { path } = element.module
  if (isPageOrLayout.test(path)) return element
  const root = rootOf(element)
  const elements = app.elements(path)
  const title = elements.find(({ tag, parents }) => heading.test(tag) && parents.includes(root))
  const isWhole = element === root || (title !== undefined && (title === element || title.parents.includes(element)))
  const [use] =
    isWhole && elements.filter(({ parents }) => parents.length === 0).length === 1 ? usesOf(app, path, page) : []
  // A use that is all of its holder is that holder: a section with nothing else but its heading.
  return use === undefined ? element : sectionOf(lifted(app, use, page))
}

/** "The contact form": the section on a page in which nothing but its heading stands beside the form. */
export function sectionOf(element: Element): Element {
  const holder = element.parents.at(-1)
  if (holder === undefined || holder.tag !== 'section') return element
  const texts = plainWords(holder.words)
  return texts.length < longestHeading ? holder : element
}

/** Letters of a heading with a line below it. */
const longestHeading = 80

const formNames =
  /^(?:contact|enquiry|inquiry|message|request|booking|reservation|rsvp|sign ?up|join|order)?(?: form)?$/

/** A form that is a component, by what it is for: "contact form" is what sends messages. */
export function findForm(app: AppCode, name: string, page: string | null): Element | null {
  if (!formNames.test(plainWords(name))) return null
  const { paths } = scopeOf(app, page)
  const use = paths
    .filter((path) => isPageOrLayout.test(path))
    .flatMap((path) => app.elements(path))
    .find(({ tag }) => /^Send[A-Z]|Form$/.test(tag))
  return use === undefined ? null : sectionOf(use)
}

/** What takes a value that is sent: without it a form would be refused for what it lacks. */
export function holdsInput(element: Element, app: AppCode): boolean {
  const inside = [element, ...app.elements(element.module.path).filter(({ parents }) => parents.includes(element))]
  if (inside.some(({ tag }) => tag === 'form')) return false
  return inside.some(
    ({ tag, attributes }) =>
      (/^(?:input|select|textarea)$/.test(tag) || tag.endsWith('Field')) &&
      attributes.has('name') &&
      attributes.get('type')?.literal !== 'search',
  )
}
