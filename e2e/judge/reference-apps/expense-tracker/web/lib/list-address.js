/** The address of the list with these wishes; empty ones are left out. */
export function listAddress(wishes, path = '/') {
  const query = new URLSearchParams(Object.entries(wishes).filter(([, value]) => value))
  return query.size === 0 ? path : `${path}?${query}`
}
