// What is counted by a choice: who comes by voice, shirts by size, guests by what they eat, dishes by course. The counts are what
// such an app is opened for.
import { capitalize } from '../inflect.ts'
import type { Records } from '../purposes/purpose.ts'
import { nounOf } from '../purposes/schema.ts'
import { isAbout } from './headed.ts'

/** "By voice (soprano, alto, tenor, bass)". */
const byPart = /\bby (voice|position|instrument|section|part|role)\b(?! parts?)(?:\s*[(:]\s*([^).]+)\)?)?/iu
const usualParts: Readonly<Record<string, string>> = { voice: 'soprano, alto, tenor, bass' }
const sheetMusic = /\b(?:sheet music|scores|music (?:folders?|sheets?)|copies)\b/i

/** Who comes to which rehearsal, told apart by voice. */
export function readComersByPart(message: string): Records | null {
  const [, part = '', list = ''] = byPart.exec(message) ?? []
  const options = list === '' ? (usualParts[part.toLowerCase()] ?? '') : list.replaceAll(/\s+(?:and|or)\s+/gu, ', ')
  const parts = options.split(/\s*,\s*/u).filter((each) => each !== '')
  if (parts.length < 2 || !/\bwho (?:comes|is coming|can come|will come|attends|is there)\b/i.test(message)) return null
  const kind = nounOf(message, 'rehearsal|training|practice|match|game|session|concert|service', 'rehearsal')
  const label = part.toLowerCase()
  const columns = parts.map(
    (each) => `${capitalize(each)} = count answer where ${label} is ${capitalize(each)} and comes is Yes`,
  )
  const hasCopies = sheetMusic.test(message)
  return {
    kind,
    fields: 'what (text, required), date (date, required), time (time), place (text), notes',
    title: `Who comes to the ${kind}`,
    more: [
      {
        kind: 'answer',
        fields: `name (text, required), ${label} (${parts.join(', ')}, required), comes (yes, no, maybe, required), remark (text)`,
        of: kind,
      },
      ...(hasCopies
        ? [
            {
              kind: 'lent copy',
              fields: 'piece (text, required), who has it (text, required), lent on (date), back (yes/no)',
            },
          ]
        : []),
    ],
    reckoned: [
      `Coming, by ${label} | each ${kind} where date to come | ${columns.join('; ')}`,
      ...(hasCopies ? ['Still out | each lent copy where not back | Who has it = who has it; Lent on = lent on'] : []),
    ],
  }
}

const clothes = 't-?shirt|shirt|jersey|hoodie|uniform|polo shirt'
const sizes = /\b(?:XXS|XS|S|M|L|XL|XXL|XXXL|3XL)\b(?:\s*[,/ ]\s*(?:or |and )?(?:XXS|XS|S|M|L|XL|XXL|XXXL|3XL)\b)+/u

/** Shirts for a team: how many of each size are needed. */
export function readSizes(message: string): Records | null {
  const isOrder = isAbout(message, new RegExp(String.raw`\b(?:${clothes})s?\b`, 'iu')) && /\bsizes?\b/i.test(message)
  const isCounted = /\b(?:how many|orders?|everyone|everybody|each (?:one|of us|person|player|member)|need)\b/i.test(
    message,
  )
  if (!isOrder || !isCounted || /\b(?:shop|store|sell|customers?|stock|closet|wardrobe|outgrow\w*)\b/i.test(message))
    return null
  const said = sizes.exec(message)?.[0].split(/[\s,/]+(?:or |and )?/u) ?? ['XS', 'S', 'M', 'L', 'XL', 'XXL']
  return {
    kind: 'order',
    fields: `name (required), size (${said.join(', ')}, required), paid (yes/no), remark (text)`,
    title: `${capitalize(nounOf(message, clothes, 'shirt'))} sizes`,
    reckoned: ['Needed of each size | each size of order | Ordered = count order | total Ordered'],
  }
}

const courses = /\b(?:starters?|mains?|desserts?|drinks?|salads?|cakes?|snacks?|sides?)\b/giu

/** Who brings what: how many of each course there are. */
export function readPotluck(message: string): Records | null {
  if (!isAbout(message, /\b(?:pot ?luck|who brings what|everyone brings|brings? a dish|buffet)\b/i)) return null
  const said = [...new Set([...message.matchAll(courses)].map(([course]) => course.toLowerCase().replace(/s$/u, '')))]
  if (said.length < 2) return null
  return {
    kind: 'dish',
    fields: `dish (text, required), who brings it (text, required), course (${said.join(', ')}, required), for how many (number), remark (text)`,
    title: 'Who brings what',
    reckoned: ['What we have | each course of dish | Dishes = count dish | total Dishes'],
  }
}

const eats = /\b(?:(?:what they|who) eats?|meals?|food|menu|diet\w*)\b/i
const dishes = /\b(?:meat|fish|veggie|vegetarian|vegan|chicken|beef|pasta|children['’]?s? meal|kids['’]? meal)\b/giu

/** Guests: how many come, and what they eat. */
export function readGuests(message: string): Records | null {
  if (
    !isAbout(message, /\bguests?\b/i) ||
    !/\b(?:who(?:['’]s| is| are)? (?:not )?coming|who comes|said yes|how many (?:are )?com\w+)\b/i.test(message)
  )
    return null
  if (
    /\b(?:hotel|b&b|guest ?house|book(?:ing)?|rsvp|fill in|form|page for|website|allerg\w*|presents?|gifts?)\b/i.test(
      message,
    )
  )
    return null
  const said = [...new Set([...message.matchAll(dishes)].map(([dish]) => dish.toLowerCase()))]
  const food = said.length > 1 ? said : eats.test(message) ? ['meat', 'fish', 'vegetarian', 'vegan'] : []
  return {
    kind: 'guest',
    fields: `name (required), coming (yes, no, no answer yet, required)${food.length === 0 ? '' : `, eats (${food.join(', ')})`}, table (text), phone, notes`,
    title: 'Guests',
    reckoned: [
      'Who is coming | each coming of guest | Guests = count guest',
      ...(food.length === 0
        ? []
        : ['What they eat | each eats of guest where coming is Yes | Guests = count guest | total Guests']),
    ],
  }
}

/** A trip to which parents say yes or no. */
export function readReplies(message: string): Records | null {
  if (
    !/^.{0,60}\b(?:parents|families) (?:say|tell|answer|let (?:me|us) know)\b/i.test(message) ||
    !/\bcom(?:es|ing)\b|\bsaid yes\b/i.test(message)
  )
    return null
  return {
    kind: 'answer',
    fields: 'child (text, required), comes (yes, no, maybe, required), parent (text), phone, remark (text)',
    title: 'Who comes along',
    reckoned: ['Answers so far | each comes of answer | Children = count answer'],
  }
}
