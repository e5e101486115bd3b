// How far a record has come, where a message names a status and not what it may be: an application is no task, and an
// invoice is paid rather than done.
import type { Brief, Entity, Field } from '../../brief.ts'
import { optionsOfName } from './field-kinds.ts'

interface Course {
  of: RegExp
  /** Words of the message that have to speak of it as well. */
  where?: RegExp
  stages: readonly string[]
}

/** The first that fits; what is none of them is open, in progress or done. */
const courses: readonly Course[] = [
  { of: /\b(?:grant|funding|scholarship|bursary)\b/, stages: ['Draft', 'Submitted', 'Granted', 'Declined'] },
  {
    of: /\b(?:applicant|candidate)$|\b(?:job|internship) (?:application|offer|opening)$/,
    stages: ['Applied', 'Interview', 'Offer', 'Rejected'],
  },
  {
    of: /\b(?:application|job|company|role|position)$/,
    where: /\bjob (?:applications?|hunt|search)|\bapplied (?:on|for|to)\b/i,
    stages: ['Applied', 'Interview', 'Offer', 'Rejected'],
  },
  {
    of: /\b(?:deal|opportunity|sale|lead|prospect)$/,
    stages: ['Lead', 'Contacted', 'Proposal', 'Won', 'Lost'],
  },
  {
    of: /\b(?:company|client|customer|contact|account)$/,
    where: /\b(?:deals?|crm|sales|pipeline|leads?)\b/i,
    stages: ['Lead', 'Contacted', 'Proposal', 'Won', 'Lost'],
  },
  {
    of: /\b(?:order|commission)$/,
    where:
      /\b(?:cakes?|baker\w*|tailor\w*|commissions?|custom|made to order|catering|bouquets?|florist\w*|portraits?)\b/i,
    stages: ['New', 'In the making', 'Ready', 'Collected'],
  },
  { of: /\border$/, stages: ['New', 'Packed', 'Sent'] },
  { of: /\b(?:delivery|shipment|parcel|package)$/, stages: ['Packed', 'On the way', 'Delivered'] },
  { of: /\b(?:repair|repair job|job card|alteration)$/, stages: ['Received', 'In repair', 'Ready', 'Collected'] },
  { of: /\bbug$/, stages: ['Open', 'In progress', 'Fixed'] },
  {
    of: /\b(?:manuscript|submission|poem|short story|paper)$/,
    stages: ['Sent', 'Under review', 'Accepted', 'Rejected'],
  },
  { of: /\binvoice$/, stages: ['Draft', 'Sent', 'Paid', 'Overdue'] },
  { of: /\b(?:quote|offer|estimate|proposal)$/, stages: ['Draft', 'Sent', 'Accepted', 'Declined'] },
  { of: /\b(?:loan|lending)$/, stages: ['On loan', 'Overdue', 'Returned'] },
  { of: /\b(?:book|novel|audiobook|comic)$/, stages: ['Want to read', 'Reading', 'Read'] },
  { of: /\b(?:film|movie|series|show|anime|documentary)$/, stages: ['Want to watch', 'Watching', 'Watched'] },
  { of: /\b(?:video |board )?game$/, stages: ['Want to play', 'Playing', 'Finished'] },
  { of: /\b(?:plant|houseplant|seedling)$/, stages: ['Healthy', 'Needs care', 'Recovering'] },
  {
    of: /\bproject$/,
    where: /\b(?:architect\w*|building permits?|structural engineers?)\b/i,
    stages: ['Sketch', 'Permit', 'Tender', 'On site', 'Done'],
  },
  {
    of: /\bproject$/,
    where:
      /\b(?:builders?|carpent\w*|roof\w*|plumb\w*|electrician\w*|joiner\w*|landscap\w*|garden designers?|solar)\b/i,
    stages: ['Asked', 'Quoted', 'Booked', 'On site', 'Done'],
  },
  {
    of: /\bproject$/,
    where: /\b(?:web|design\w*|agency|studio|branding|software|video|film)\b/i,
    stages: ['Briefing', 'Draft', 'Review', 'Done'],
  },
  { of: /\bproject$/, stages: ['Planned', 'Under way', 'Finished'] },
  {
    of: /\b(?:listing|property)$/,
    where: /\b(?:realtors?|estate|agents?|asking|sale|sell\w*|buyers?)\b/i,
    stages: ['For sale', 'Under offer', 'Sold'],
  },
  {
    of: /\b(?:house|flat|apartment|viewing|home|listing|address)$/,
    where: /\b(?:hunt\w*|viewings?|search\w*|looking for|moving|visit\w*)\b/i,
    stages: ['To view', 'Viewed', 'Applied', 'Turned down'],
  },
  { of: /\b(?:property|flat|apartment|house|unit|studio)$/, stages: ['Free', 'Let', 'Being renovated'] },
  { of: /\b(?:event|concert|gig|workshop)$/, stages: ['Planned', 'Confirmed', 'Over'] },
  { of: /\bvolunteer$/, stages: ['New', 'Active', 'Pausing'] },
  { of: /\bmember$/, stages: ['Active', 'Paused', 'Left'] },
  {
    of: /\b(?:pet|dog|cat|animal|horse|rabbit)$/,
    where: /\b(?:adopt\w*|shelter|rescue|rehom\w*)\b/i,
    stages: ['Available', 'Reserved', 'Adopted'],
  },
  { of: /\b(?:guest|invitation)$/, stages: ['Invited', 'Coming', 'Not coming'] },
  { of: /\b(?:device|asset|laptop|computer|equipment)$/, stages: ['In use', 'In store', 'In repair', 'Retired'] },
  { of: /\b(?:machine|vehicle|van|boat)$/, stages: ['In use', 'At the workshop', 'Out of order'] },
  { of: /\b(?:booking|reservation|appointment)$/, stages: ['Requested', 'Confirmed', 'Cancelled'] },
  { of: /\bsubscription$/, stages: ['Active', 'Paused', 'Cancelled'] },
  { of: /\bcontract$/, stages: ['Draft', 'Signed', 'Ended'] },
  { of: /\b(?:goal|resolution)$/, stages: ['Not started', 'Under way', 'Reached'] },
  { of: /\btrip$/, stages: ['Idea', 'Booked', 'Been there'] },
]

const ofAnswer: readonly string[] = ['Coming', 'Not coming', 'Not sure yet']

/** Whoever speaks of what is open or done has such a status in mind. */
const speaksOfDone =
  /\b(?:open|in progress|done|undone|finished|unfinished|completed?|closed|outstanding|pending|active|archived?|tick(?:ed)?|mark(?:ed)?)\b/i
const isCourse = /(?:^|_)(?:status|stage|state|phase)$/

const plain = optionsOfName('status')

function isUnsaid({ kind, name, options }: Field): boolean {
  return kind === 'choice' && isCourse.test(name) && options !== undefined && options.join() === plain?.join()
}

function stagesOf(noun: string, field: Field, request: string): readonly string[] | undefined {
  if (/rsvp|attend/.test(field.name)) return ofAnswer
  // "Payment status" is not that of the record.
  if (/^(?:payment|pay)_/.test(field.name)) return ['Unpaid', 'Part paid', 'Paid']
  // A manuscript may be anything that is sent off; a paper alone is read.
  return courses.find(({ of, where }) => of.test(noun) && where?.test(request) !== false)?.stages
}

/** The brief with the stages that such records go through, where nobody named them. */
export function withUsualStages(brief: Brief): Brief {
  if (speaksOfDone.test(brief.request)) return brief
  const staged = (noun: string, fields: Entity['fields']): Entity['fields'] =>
    fields.map((field) => {
      const stages = isUnsaid(field) ? stagesOf(noun, field, brief.request) : undefined
      return stages === undefined ? field : { ...field, options: [...stages] }
    })
  return {
    ...brief,
    fields: staged(brief.entity.singular, brief.fields),
    more: brief.more.map((kind) => ({ ...kind, fields: staged(kind.singular, kind.fields) })),
  }
}
