// Where an image without a file of its own loads from (specification 7).

import type { DeploymentEnvironment } from './environments.ts'

/** Ours (decisions, "Small things"). */
export const placeholderImagePath = '/v0/image'
/** Ours: longer prompts are cut, so that addresses stay addresses. */
export const maxPlaceholderPromptLength = 300

export interface PlaceholderPlace {
  /** Origin of the page that shows the image. */
  origin: string
  deploymentEnvironment: DeploymentEnvironment
  /** Null where the installation has no image CDN. */
  imageCdnOrigin: string | null
}

/** The alt text, else the title, else the words of the src's file name. */
export function placeholderPrompt(image: { alt?: string; title?: string; src?: string }): string {
  const spoken = [image.alt, image.title].map((text) => text?.trim() ?? '').find((text) => text !== '')
  return (spoken ?? wordsOf(image.src ?? '')).slice(0, maxPlaceholderPromptLength).trim()
}

/** The address of a placeholder: through the image CDN, except on localhost and in a preview environment. */
export function placeholderImageAddress(
  image: { alt?: string; title?: string; src?: string },
  place: PlaceholderPlace,
): string {
  const path = `${placeholderImagePath}?prompt=${encodeURIComponent(placeholderPrompt(image).toWellFormed())}`
  const isDirect =
    place.imageCdnOrigin === null || place.deploymentEnvironment === 'PREVIEW' || isLocalhost(place.origin)
  return isDirect ? path : `${place.imageCdnOrigin}/?url=${encodeURIComponent(place.origin + path)}`
}

function isLocalhost(origin: string): boolean {
  const hostname = URL.parse(origin)?.hostname ?? ''
  return hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]'
}

function wordsOf(src: string): string {
  const file = src.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''
  return file
    .replace(/\.[a-z0-9]+$/i, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')
}
