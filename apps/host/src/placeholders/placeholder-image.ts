// The image that stands in where no image model is configured (decisions, "Small things"): the same prompt, the same picture.
import { maxPlaceholderPromptLength } from '@joinery/contract/vocabulary/placeholder-image'

import { asVariables, palettesOf } from './prompt-palette.ts'
import { withBackdrop } from './backdrop.ts'
import { findScene, isThing, isWhole, sceneHeight, sceneWidth } from './scenes.ts'
import { rectangle, seededChance } from './shapes.ts'

/** What a whole thing is seen in, with little air around it. */
const focus = '80 36 640 532'
/** A plant is as high as its picture. */
const closeFocus = '125 72 550 472'

/** The words of a dish, a tea, a plant say what it is, whatever colours are among them. */
function hasOwnColors([first, second]: readonly string[]): boolean {
  return first === 'dish' || first === 'plant' || (first === 'ware' && (second === 'tea' || second === 'coffee'))
}

interface Fit {
  /** True where the picture takes the shape of its place, so that no crop cuts what it shows. */
  isFree?: boolean
}

/** An SVG by the topic and colours of the prompt. No text of the prompt stands in it, so nothing needs escaping. */
export function drawPlaceholder(prompt: string, { isFree = false }: Fit = {}): string {
  const words = prompt
    .slice(0, maxPlaceholderPromptLength)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const chance = seededChance(words.join(' '))
  const scene = findScene(words)
  // Black beans stand on no black cloth, and Earl Grey is not grey.
  const { palette, sheet } = asVariables(palettesOf(hasOwnColors(words) ? [] : words, chance, scene))
  const drawn = scene.draw(palette, chance)
  const picture = isThing(scene) ? withBackdrop(drawn, palette, seededChance(`behind ${words.join(' ')}`)) : drawn
  const start = '<svg xmlns="http://www.w3.org/2000/svg"'
  if (isFree && isWhole(scene)) {
    const ground = `<rect width="100%" height="100%" fill="${palette.ground}"/>`
    return `${start}>${sheet}${ground}<svg viewBox="${words[0] === 'plant' ? closeFocus : focus}" overflow="visible">${picture}</svg></svg>`
  }
  const ground = rectangle(0, 0, sceneWidth, sceneHeight, palette.ground)
  const size = `width="${sceneWidth}" height="${sceneHeight}" viewBox="0 0 ${sceneWidth} ${sceneHeight}"`
  return `${start} ${size} preserveAspectRatio="xMidYMid slice">${sheet}${ground}${picture}</svg>`
}
