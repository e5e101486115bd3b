// What follows when a visitor has sent the form of a first page: told from the form itself, and nothing promised besides.
import { jsxText } from '../data/expressions.ts'
import { askedFields, storedFields } from '../records/made-title.ts'
import { headingWeight } from '../shell/styles.ts'
import type { View } from '../views.ts'

/** Whoever answers a question or an invitation waits for nothing. */
const isAnswer = /^(?:response|reply|feedback|vote|rsvp|review|opinion|answer|rating|entry)$/
const isList = /^(?:sign-?up|subscriber|subscription)$/

const mostNamed = 4

/** A question is no name of what is filled in. */
const isQuestion = /\?|^(?:what|how|which|when|where|who|why|your|do|are|is|will)\b/i

function asked(view: View): string {
  const labels = askedFields(view)
    .filter(({ label, kind }) => kind !== 'boolean' && !isQuestion.test(label) && label.split(' ').length < 4)
    .map(({ label }) => (/^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label))
  if (labels.length === 0) return 'You fill in the form.'
  const named = labels.length > mostNamed ? [...labels.slice(0, mostNamed - 1), 'a little more'] : labels
  const last = named.at(-1) ?? ''
  return `You fill in your ${named.length === 1 ? last : `${named.slice(0, -1).join(', ')} and ${last}`}.`
}

function reading(view: View): string {
  const kinds = new Set(storedFields(view).map(({ kind }) => kind))
  const who = /\b(?:my|I)\b/.test(view.request) && !/\b(?:our|we|us)\b/i.test(view.request) ? 'I' : 'We'
  if (kinds.has('phone') && kinds.has('email')) return `${who} read it, and ring or write back.`
  if (kinds.has('phone')) return `${who} read it, and ring you back.`
  return kinds.has('email') ? `${who} read it, and write back.` : `${who} read every ${view.entity.singular}.`
}

function ending({ entity, request }: View): string {
  if (/\bquotes?\b|\bestimates?\b/i.test(request)) return 'You get a price, and decide in peace.'
  if (/^(?:booking|reservation|appointment)$/.test(entity.singular))
    return 'Then we settle the day and the time together.'
  return 'Then we settle the rest together.'
}

/**
 * '' where somebody's own sections stand there, or where nothing follows.
 *
 * @param isBeside in the column of the headline, where no picture fills it
 */
export function nextSteps(view: View, isBeside: boolean): string {
  if (view.copy.sections.length > 0 || isAnswer.test(view.entity.singular) || isWaitingList(view)) return ''
  const number = (index: number, size: string): string =>
    `<span className="block font-display ${size} leading-none text-accent ${headingWeight(view)}" aria-hidden>${index + 1}</span>`
  const steps = [asked(view), reading(view), ending(view)].map((step, index) =>
    isBeside
      ? `<li className="flex items-baseline gap-5 border-t border-hairline py-4">
              ${number(index, 'w-6 shrink-0 text-2xl')}
              <p className="text-lg leading-relaxed">${jsxText(step)}</p>
            </li>`
      : `<li className="border-t border-text pt-4">
            ${number(index, 'text-5xl')}
            <p className="mt-4 max-w-[30ch] text-lg leading-relaxed">${jsxText(step)}</p>
          </li>`,
  )
  const heading = `<h2 className="font-display ${isBeside ? 'text-2xl' : 'text-3xl sm:text-4xl'} ${headingWeight(view)}">What happens next</h2>`
  return isBeside
    ? `<section className="max-w-md">
            ${heading}
            <ol className="mt-4">
            ${steps.join('\n            ')}
            </ol>
          </section>`
    : `<section className="mt-20">
        ${heading}
        <ol className="mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-3">
          ${steps.join('\n          ')}
        </ol>
      </section>`
}

function isWaitingList({ entity, request }: View): boolean {
  return isList.test(entity.singular) || /\b(?:wait(?:ing)? ?list|newsletter|coming soon)\b/i.test(request)
}
