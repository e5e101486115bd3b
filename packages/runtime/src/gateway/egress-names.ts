// Which names of the world an app's server code may ask for; where they lead is judged by `isPublicAddress`.

/** Names that mean this machine or its own network wherever they are asked for. */
const closedNames = ['localhost', 'local', 'localdomain', 'internal', 'intranet', 'lan', 'home.arpa', 'onion']

/** @param name lower case, without a dot at its end */
export function isPublicName(name: string): boolean {
  if (!name.includes('.')) return false
  return !closedNames.some((closedName) => name === closedName || name.endsWith(`.${closedName}`))
}
