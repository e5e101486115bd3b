// The name of an app that was given none: what it was called in passing, or what it is for.
import type { Entity } from '../brief.ts'
import type { Archetype } from './archetypes.ts'
import { capitalize } from './inflect.ts'

/** "Website for a rowing club with …": whose site it is. */
const siteOf =
  /\b(?:(?:web ?)?site|(?:home|landing|lead|start|bio|link)? ?page|one-?pager|portfolio|tool|capture|rsvp)\s+(?:for|of|about)\s+(?:an?|the|my|our|your)?\s*((?:(?!(?:with|where|that|which|who|in|at|on|and|to|of|from|so|called|named|please|i|we|us|me|people|visitors|everyone)\b)[\p{L}'’-]+\s*){1,4})/iu

function siteName(text: string): string | undefined {
  const found = siteOf.exec(text)?.[1]?.trim()
  return found === undefined || found === '' ? undefined : capitalize(found)
}

export function nameOf(phrase: string | undefined, main: Entity, archetype: Archetype | null, text: string): string {
  const site =
    archetype?.front === 'site' ? (siteName(text) ?? capitalize(archetype.id === 'portfolio' ? 'portfolio' : '')) : ''
  if (site !== undefined && site !== '') return site
  if (
    phrase?.includes(' ') === true &&
    archetype?.front !== 'shop' &&
    !/\b(?:with|and|of|for)$/.test(phrase) &&
    phrase !== main.singular &&
    !/^(?:and|or|with|the|an?|it|of|in|to|for)\b/i.test(phrase)
  )
    return capitalize(phrase)
  if (archetype?.front === 'shop') return shopName(text)
  const subject =
    archetype?.front === 'quiz'
      ? /\b(?:quiz|trivia)\b[^.,]*?\b(?:about|on)\s+(?:the\s+)?((?!my\b|our\b)\p{L}+(?:\s(?!for\b|with\b|and\b|that\b|where\b)\p{L}+)?)/iu.exec(
          text,
        )?.[1]
      : undefined
  if (subject !== undefined) return `${capitalize(subject)} quiz`
  const whole =
    /\b((?:(?!simple\b|little\b|small\b|an?\b|the\b|my\b|me\b|our\b|fun\b|for\b|with\b|to\b|build\b|make\b|create\b)[\w-]+ ){1,3})(?:calculator|converter|timer|quiz)\b/i.exec(
      text,
    )?.[0]
  if (whole !== undefined) return capitalize(whole)
  if (archetype?.front === 'booking' && phrase?.includes(' ') !== true) return `${capitalize(main.singular)} bookings`
  if (archetype?.title !== undefined) return archetype.title
  // "Forum", "Photo gallery", "Dating app": the sort of app, as it was called.
  const sort = archetype?.says.exec(text)?.[0].trim()
  if (sort !== undefined && /^[\p{L}' -]{4,24}$/u.test(sort) && !/\b(?:for|with|of|about|the|book|sell)\b/i.test(sort))
    return capitalize(sort)
  return capitalize(phrase === undefined || phrase === main.singular ? main.plural : phrase)
}

/** "An online shop for handmade candles" is Handmade candles. */
export function shopName(text: string): string {
  const wares =
    /\b(?:for|sell(?:s|ing)?)\s+(?:my |our |some )?((?!where|people|customers|the\b)[\p{L}-]+(?: [\p{L}-]+){0,2}?)(?=\s*(?:$|[,.;]|\b(?:online|with|where|called|named|and|that|which|in|on|i|people)\b))/iu.exec(
      text,
    )?.[1]
  return wares === undefined ? 'The shop' : capitalize(wares.toLowerCase())
}
