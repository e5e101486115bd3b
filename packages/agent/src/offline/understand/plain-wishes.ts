// Short wishes that leave out what they are about to say → the same wishes in whole words.
import { capitalize } from './inflect.ts'

/** "Contact form for my plumbing business with a list of services": a site, with that form on it. */
const formOf =
  /^\s*(?:(?:an?|simple|small|nice)\s+)*(contact|enquiry|inquiry) form for ((?:my|our|the|an?) [^.,;:()]{3,60}?)(?:,? (?:with|and|plus) (?!(?:name|e-?mail|phone|fields?)\b)(?:an? )?(?:(?:list|overview) of )?([^.;:()]+))?\s*(?=[.;]|$)/iu

/** "Habit tracker for water, reading and walking": these are the habits, and no facts of one. */
const habitsFor =
  /\bhabits?(?: (?:tracker|app|log|list|diary|tracking))?((?: with [^.:;,]{3,30}?)?)\s*(?:\bfor\b|:|\blike\b|\bsuch as\b|\bto track\b)\s*(?!(?:name|title|my|me|us|each|every)\b)((?:\p{L}+(?: \p{L}+){0,3}, )*\p{L}+(?: \p{L}+){0,3},? and \p{L}+(?: \p{L}+){0,3}?)(?=\s*(?:[.;]|$))/iu
const isFact = /\b(?:name|title|date|time|goal|frequency|notes?|streaks?|reason|done|category|colou?r|reminders?)\b/i

export function plainWishes(message: string): string {
  return message
    .replace(
      formOf,
      (_, form: string, whose: string, besides: string | undefined) =>
        `A website for ${whose} with ${besides === undefined ? '' : `${besides.trim()} and `}a ${form.toLowerCase()} form`,
    )
    .replace(habitsFor, (all, streaks: string, list: string) => {
      const names = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).filter((name) => name !== '')
      return names.some((name) => isFact.test(name))
        ? all
        : `Habit tracker${streaks}. Habits: ${names.map(capitalize).join(', ')}`
    })
}
