// Runs in the page: what is seen at this width.
import type { PageKit } from './page-kit.ts'

export interface SeenText {
  /** Shown text, a line for each piece; without code blocks. */
  lines: string[]
  /** Letters and digits in the main part of the page, or of the whole page where it has none. */
  mainLetters: number
  allLetters: number
  headings: string[]
  /** Placeholders, alternative texts, values of fields and choices: seen, too, though no text. */
  asides: string[]
  /** Ids and names that a `#fragment` may point to. */
  targets: string[]
  /** Images, drawings and films that are shown. */
  media: number
}

export function readView(kit: PageKit): SeenText {
  const pieces = kit.textPieces()
  const letters = (text: string) => (text.match(/[\p{L}\p{N}]/gu) ?? []).length
  const main = document.querySelector('main, [role="main"]')
  const inMain = pieces.filter(({ parent }) =>
    main === null ? parent.closest('header, nav, footer') === null : main.contains(parent),
  )
  const sum = (list: readonly { node: Text }[]) => list.reduce((total, { node }) => total + letters(node.data), 0)
  const shown = <T extends Element>(selector: string) =>
    [...document.querySelectorAll(selector)].filter((element): element is T => kit.isShown(element))

  // One line for each block, so that "Total: " and its value stand together as they are seen together.
  const blocks = new Map<Element, string>()
  for (const { node, parent } of pieces) {
    if (parent.closest('code, pre, kbd, samp') !== null) continue
    let block: Element = parent
    while (block.parentElement !== null && /^(inline|contents)/.test(getComputedStyle(block).display))
      block = block.parentElement
    blocks.set(block, (blocks.get(block) ?? '') + node.data)
  }
  const asides = [
    ...shown<HTMLInputElement>('input').flatMap((field) => [
      field.placeholder,
      /password|hidden/.test(field.type) ? '' : field.value,
    ]),
    ...shown<HTMLTextAreaElement>('textarea').flatMap((field) => [field.placeholder, field.value]),
    ...[...document.querySelectorAll('option')].map((option) => option.text),
    ...shown<HTMLImageElement>('img').map((image) => image.alt),
    ...shown('[aria-label], [title]').flatMap((element) => [
      element.ariaLabel ?? '',
      // A drawing has no `title` property.
      element.getAttribute('title') ?? '',
    ]),
  ]
  return {
    lines: [...blocks.values()].map((line) => line.replace(/\s+/g, ' ').trim()),
    mainLetters: sum(inMain),
    allLetters: sum(pieces),
    headings: shown<HTMLElement>('h1, h2, [role="heading"]').map((heading) => heading.innerText),
    asides: asides.filter((text) => text !== '').slice(0, 500),
    targets: [...document.querySelectorAll('[id], a[name]')].map(
      (element) => element.id || element.getAttribute('name') || '',
    ),
    media: shown('img, svg, canvas, video, picture, iframe').filter((element) => {
      const box = element.getBoundingClientRect()
      return box.width >= 80 && box.height >= 80
    }).length,
  }
}
