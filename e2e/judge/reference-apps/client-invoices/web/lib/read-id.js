import { notFound } from '@joinery/app-kit/server'

/** The number in an address; anything else is a page that is not there. */
export function readId(text) {
  if (!/^\d{1,15}$/.test(text)) throw notFound()
  return Number(text)
}
