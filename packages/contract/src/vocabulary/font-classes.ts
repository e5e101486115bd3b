// Class names of fonts in generated apps (specification 9, styling rules).

/** `font-{lowercase name}`; words are joined by hyphens (ours), because a class name has no spaces. */
export function fontClassOf(name: string): string {
  return `font-${name.trim().toLowerCase().split(/\s+/).join('-')}`
}
