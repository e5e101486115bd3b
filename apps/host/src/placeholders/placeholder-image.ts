// The image that stands in where no image model is configured (decisions, "Small things"): the same prompt, the same picture.
import { maxPlaceholderPromptLength } from '@joinery/contract/vocabulary/placeholder-image'

import { paletteOf } from './prompt-palette.ts'
import { withBackdrop } from './backdrop.ts'
import { findScene, isThing, sceneHeight, sceneWidth } from './scenes.ts'
import { rectangle, seededChance } from './shapes.ts'

/** An SVG by the topic and colours of the prompt. No text of the prompt stands in it, so nothing needs escaping. */
export function drawPlaceholder(prompt: string): string {
  const words = prompt
    .slice(0, maxPlaceholderPromptLength)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  const chance = seededChance(words.join(' '))
  const scene = findScene(words)
  // Black beans stand on no black cloth.
  const palette = paletteOf(words[0] === 'dish' ? [] : words, chance, scene)
  const ground = rectangle(0, 0, sceneWidth, sceneHeight, palette.ground)
  const drawn = scene.draw(palette, chance)
  const picture = isThing(scene) ? withBackdrop(drawn, palette, seededChance(`behind ${words.join(' ')}`)) : drawn
  const size = `width="${sceneWidth}" height="${sceneHeight}" viewBox="0 0 ${sceneWidth} ${sceneHeight}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} preserveAspectRatio="xMidYMid slice">${ground}${picture}</svg>`
}
