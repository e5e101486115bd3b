// What stands behind a drawn thing, and how near one is to it: so that a shelf of the same things is no wallpaper.
import type { Palette } from './prompt-palette.ts'
import { between, type Chance, circle, rectangle, short } from './shapes.ts'

const backdrops: readonly ((palette: Palette, chance: Chance) => string)[] = [
  () => '',
  ({ soft }, chance) => circle(between(chance, 300, 500), between(chance, 240, 300), between(chance, 180, 240), soft),
  ({ soft }, chance) => {
    const x = between(chance, 190, 290)
    return `<path d="M${short(x)} 2000V280a150 150 0 0 1 300 0V2000Z" fill="${soft}"/>`
  },
  ({ soft }, chance) => rectangle(chance() < 0.5 ? -2000 : 400, -2000, 2400, 4800, soft),
  ({ soft }, chance) => rectangle(-2000, between(chance, 250, 330), 4800, 2000, soft),
]

/** The thing before its backdrop; nearer by up to a sixth, measured from where it stands. */
export function withBackdrop(drawn: string, palette: Palette, chance: Chance): string {
  const backdrop = backdrops[Math.floor(chance() * backdrops.length)]?.(palette, chance) ?? ''
  const near = short(between(chance, 1, 1.17))
  return `<g class="backdrop">${backdrop}</g><g transform="translate(400 520) scale(${near}) translate(-400 -520)">${drawn}</g>`
}
