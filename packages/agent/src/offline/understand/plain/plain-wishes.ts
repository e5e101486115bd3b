// Short wishes that leave out what they are about to say → the same wishes in whole words.
import { capitalize } from '../inflect.ts'

/** "Contact form for my plumbing business with a list of services": a site, with that form on it. */
const formOf =
  /^\s*(?:(?:an?|simple|small|nice)\s+)*(contact|enquiry|inquiry) form for ((?:my|our|the|an?) [^.,;:()]{3,60}?)(?:,? (?:with|and|plus) (?!(?:name|e-?mail|phone|fields?)\b)(?:an? )?(?:(?:list|overview) of )?([^.;:()]+))?\s*(?=[.;]|$)/iu

/** "Habit tracker for water, reading and walking": these are the habits, and no facts of one. */
const habitsFor =
  /\bhabits?(?: (?:tracker|app|log|list|diary|tracking))?((?: with [^.:;,]{3,30}?)?)\s*(?:\bfor\b|:|\blike\b|\bsuch as\b|\bto track\b)\s*(?!(?:name|title|my|me|us|each|every)\b)((?:(?!with\b|plus\b)\p{L}+(?: \p{L}+){0,3}, )*(?!with\b|plus\b)\p{L}+(?: \p{L}+){0,3},? and \p{L}+(?: \p{L}+){0,3}?)(?:,?\s+(?:with|plus)\s+([^.;]*?))?(?=\s*(?:[.;]|$))/iu
const isFact = /\b(?:name|title|date|time|goal|frequency|notes?|streaks?|reason|done|category|colou?r|reminders?)\b/i

/** "Moving checklist". */
const onlyChecklist = /^\s*(?:(?:an?|my|our|the|simple) )*((?:\p{L}+ ){1,3})check ?list\s*[.!]?\s*$/iu
/** "Baby names voting", "a vote on team names". */
const onlyVote =
  /^\s*(?:(?:an?|my|our|the|simple) )*(?:((?:\p{L}+ ){1,3})(?:voting|vote)(?: app| page)?|(?:vote|voting(?: app| page)?) (?:on|about|for) ((?:\p{L}+ ?){1,4}))\s*[.!]?\s*$/iu
/** "A shopping list with my husband": whom one does it with is no fact of what is kept. */
const company =
  /,? (?:together )?with (?:my|our) (?:(?:whole|little|best|two|three) )?(?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse|mum|mom|dad|mother|father|parents|sister|brother|siblings|son|daughter|kids|children|family|friends?|flat ?mates?|room ?mates?|house ?mates?|neighbou?rs?|colleagues?|grand(?:ma|pa|mother|father|parents|kids|children))(?=\s*(?:[,.;!?]|$))|,? (?:together )?with (?:some )?(?:friends|colleagues|neighbou?rs|flat ?mates|room ?mates)(?=\s*(?:[,.;!?]|$))/giu

/** "Tracker for my diabetes: blood sugar with time, what I ate": an illness is no record; what is noted of a day is. */
const ofIllness =
  /^\s*((?:an?|my|the|simple) )*(?:tracker|diary|log|journal|app) (?:for|of) (?:my |our )?(diabetes|asthma|migraines?|allerg(?:y|ies)|eczema|epilepsy|arthritis|psoriasis|ibs|crohn['’]?s|long covid|depression|anxiety)\s*[:–-]\s*([^.;]+)/iu
const withItsTime = /(?<=^|,\s*)([\p{L} ]{3,30}?) with (?:the |its )?(time|date)(?=\s*(?:,|$))/giu

const textToRewrite = '(e-?mails?|texts?|messages?|letters?|sentences?|paragraphs?|drafts?)'
/** "Email rewriter", "paraphrasing tool", "a tone changer for messages: friendly, formal". */
const onlyRewriter = new RegExp(
  String.raw`^\s*(?:(?:an?|my|the|simple|ai) )*(?:${textToRewrite} (?:rewriter|re-?phraser|polisher|tone (?:changer|adjuster|fixer))|(?:rewriting|paraphras(?:ing|er)|rephrasing)(?: tool| app)?|tone (?:changer|adjuster|fixer))(?: (?:for|of) (?:my |our )?${textToRewrite})?(?:\s*[:(,–-]\s*((?:\p{L}+(?:, ?| and | or )){1,5}\p{L}+)\)?)?\s*(?=[.;!]|$)`,
  'iu',
)
/** "A tool that rewrites my emails politely", "an app that makes angry messages kinder". */
const rewritesMine = new RegExp(
  String.raw`^\s*(?:(?:an?|my|the|simple|ai) )*(?:(?:tool|app|ai|assistant|helper|something) (?:that |which |to )|)(?:rewrites?|rephrases?|polish(?:es)?|mak(?:e|es)|turns?) (?:(?:my|our|an?|the|rude|angry|long|bad|harsh) )*${textToRewrite} (?:more )?(?:polite(?:ly)?|friendl(?:y|ier)|kind(?:er|ly)?|formal(?:ly)?|professional(?:ly)?|calm(?:er|ly)?|nicer?|nicely|short(?:er)?|clearer|into (?:\p{L}+ )(?:ones|${textToRewrite}))\s*(?=[.;!]|$)`,
  'iu',
)

function rewriterOf(thing: string | undefined, tones: string | undefined): string {
  // What is written to somebody is a message, in one box.
  const one = (thing ?? 'text')
    .toLowerCase()
    .replace(/s$/, '')
    .replace(/^e-?mail$/, 'message')
  const said = tones?.split(/, ?| and | or /).join(', ') ?? 'friendly, polite, formal, short'
  return `AI tool: I paste my ${one}, choose a tone (${said}) and it comes back rewritten in that tone`
}

export const withoutCompany = (message: string): string => message.replace(company, '')

export function plainWishes(message: string): string {
  return message
    .replace(onlyRewriter, (_, before: string | undefined, after: string | undefined, tones: string | undefined) =>
      rewriterOf(before ?? after, tones),
    )
    .replace(rewritesMine, (_, thing: string) => rewriterOf(thing, undefined))
    .replace(
      ofIllness,
      (_, __, illness: string, list: string) =>
        `${capitalize(illness)} diary. Each entry has date, ${list.replace(withItsTime, '$1, $2')}`,
    )
    .replace(
      onlyChecklist,
      (_, what: string) =>
        `A list of tasks with title, done (yes/no) and notes, called "${capitalize(what.trim())} checklist"`,
    )
    .replace(
      onlyVote,
      (_, what: string | undefined, on: string | undefined) =>
        `Poll: Which of the ${(what ?? on ?? '').trim().toLowerCase().replace(/^the /, '')} do you like best?`,
    )
    .replace(
      formOf,
      (_, form: string, whose: string, besides: string | undefined) =>
        `A website for ${whose} with ${besides === undefined ? '' : `${besides.trim()} and `}a ${form.toLowerCase()} form`,
    )
    .replace(habitsFor, (all, streaks: string, list: string, besides: string | undefined) => {
      const names = list.split(/\s*,\s*(?:and\s+)?|\s+and\s+/iu).filter((name) => name !== '')
      return names.some((name) => isFact.test(name))
        ? all
        : `Habit tracker${streaks}${besides === undefined ? '' : ` with ${besides}`}. Habits: ${names.map(capitalize).join(', ')}`
    })
}
