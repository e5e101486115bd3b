// The mode that packages ask for. Written in parts: this is text in their code, not an access to our environment.
const question = ['process', 'env', 'NODE_ENV'].join('.')

/** Definitions that answer packages which ask for the mode. */
export function defineMode(mode: 'development' | 'production'): Record<string, string> {
  return { [question]: JSON.stringify(mode) }
}
