// What the offline builder understood: the one record from which a whole app is composed, kept in the project.
import * as z from 'zod'

export const briefPath = 'design/brief.json'

export const fieldKinds = [
  'text',
  'long',
  'number',
  'money',
  'date',
  'time',
  'boolean',
  'choice',
  'email',
  'phone',
  'url',
  'picture',
  'rating',
  'tags',
  'reference',
] as const
export const fieldKindSchema = z.enum(fieldKinds)
export type FieldKind = z.infer<typeof fieldKindSchema>

export const fieldSchema = z.object({
  /** Column and form name, snake_case. */
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  label: z.string(),
  kind: fieldKindSchema,
  required: z.boolean(),
  options: z.array(z.string()).optional(),
  /** Highest value of a rating. */
  max: z.number().int().optional(),
  /** Short sign after a number: "min", "kg". */
  unit: z.string().optional(),
  /** What stands instead of 0: “Sold out”. */
  zero: z.string().optional(),
  /** True for a title that is put together of the other fields: it has no column, and nobody is asked for it. */
  isMade: z.boolean().optional(),
  /** True for a made title that is the record's day. */
  isOfDay: z.boolean().optional(),
  /** True for a name that nobody has to give: without one the record is called by its other facts. */
  callsByFacts: z.boolean().optional(),
  /** How it follows from the record's numbers: "sets * reps". Such a field is made. */
  formula: z
    .string()
    .regex(/^[a-z0-9_ .()+*/-]+$/)
    .optional(),
  /** A day by which something is to be done, whatever the day is called. */
  isDue: z.boolean().optional(),
  /** Below so many there is too little of it. */
  least: z.number().optional(),
  /** Noted by whoever reads what came in; visitors are not asked for it. */
  isInternal: z.boolean().optional(),
  /** Only asked where the field of that name was answered so; a tick box is "on" or "". */
  onlyIf: z.object({ name: z.string(), is: z.string() }).optional(),
  /** Singular of the records that a reference points at. */
  to: z.string().optional(),
})
export type Field = z.infer<typeof fieldSchema>

export const styleNames = [
  'editorial',
  'cozy',
  'nature',
  'playful',
  'bold',
  'corporate',
  'tech',
  'brutalist',
  'minimal',
  'luxury',
  'retro',
  'kids',
  'medical',
  'neon',
] as const
export const styleNameSchema = z.enum(styleNames)
export type StyleName = z.infer<typeof styleNameSchema>

export const skeletons = [
  'index',
  'table',
  'days',
  'cards',
  'gallery',
  'board',
  'plate',
  'wall',
  'lines',
  'register',
  'shelf',
  'feature',
  'column',
  'paper',
  'badges',
  'roster',
  'feed',
  'ballot',
  'desk',
  'sections',
  'bars',
  'slips',
  'agenda',
  'plan',
  'spread',
  'readings',
  'fieldbook',
  'week',
] as const
export const skeletonSchema = z.enum(skeletons)
export type Skeleton = z.infer<typeof skeletonSchema>

/** How a list's page begins: its heading above what narrows the list, beside it, or in the middle of the page. */
export const openings = ['stacked', 'beside', 'centred'] as const
export type Opening = (typeof openings)[number]

/** Where the name and the ways to the pages stand. */
export const frames = ['bar', 'rail', 'mast', 'cells', 'split', 'band', 'crest'] as const
export const frameSchema = z.enum(frames)
export type Frame = z.infer<typeof frameSchema>

/**
 * Who may do what: everybody everything; everybody reads and members write what is theirs; each person sees and changes
 * only what is theirs; everybody reads and the admin writes; whoever signs in reads and writes everything, others nothing.
 */
export const accessSchema = z.enum(['open', 'members', 'private', 'admin', 'team'])
export type Access = z.infer<typeof accessSchema>

/** What stands at `/`: the records themselves, or a part that has its own first page. */
export const frontSchema = z.enum(['list', 'site', 'shop', 'booking', 'chat', 'quiz', 'survey', 'poll', 'stage'])
export type Front = z.infer<typeof frontSchema>

/** What the records can do besides being listed, added, changed and deleted. */
export const partSchema = z.enum([
  'comments',
  'likes',
  'figures',
  'csv',
  'dark-switch',
  'about',
  'contact',
  /** A saved list, of each person or, without accounts, of each browser. */
  'favourites',
  /** Stars from visitors, with their average. */
  'ratings',
  /** A month of dated records. */
  'calendar',
  /** Where records with coordinates lie. */
  'map',
  /** Days on which something was done, and how many in a row. */
  'streaks',
  /** A form that takes e-mail addresses. */
  'newsletter',
  /** Sums of all records above their list. */
  'totals',
  /** A page in the menu from which everything is looked after, open as the rest is. */
  'desk',
  /** Members follow each other's profiles. */
  'follows',
  /** Two members who like each other's profiles are a match. */
  'matches',
  /** Cards are turned over one by one. */
  'practice',
  /** Whoever has a profile sees who liked it. */
  'admirers',
  /** Members write to each other, and nobody else reads it. */
  'messages',
  /** People put their names down for the places of a record. */
  'signups',
  /** Things that somebody takes and gives back. */
  'loans',
  /** Visitors ask for a record, and the admin confirms or declines. */
  'requests',
  /** Each person says yes, no or maybe to a record. */
  'answers',
  /** A page on which everybody writes to everybody, beside what else there is. */
  'chat',
  /** A page of all who have an account. */
  'members',
  /** What people paid for each other, and who owes whom. */
  'settling',
  /** Each booking takes a place of what it belongs to, until that is full. */
  'seats',
])
export type Part = z.infer<typeof partSchema>

/** How a list is ordered at first; by the age of its records where `by` is "id". */
export const orderSchema = z.object({ by: z.string(), isDown: z.boolean() })

/** A kind of a known app whose rows show what both have, and the names of its facts by our own. */
const exampleRowsSchema = z.object({
  known: z.string(),
  names: z.record(z.string(), z.string()),
  /** The app surely keeps such records; else its rows only stand in for what is made up. */
  isSure: z.boolean().optional(),
})

export const entitySchema = z.object({
  singular: z.string(),
  plural: z.string(),
  /** The first field is the record's title. */
  fields: z.array(fieldSchema).min(1),
  skeleton: skeletonSchema,
  topic: z.string(),
  /** Sent by visitors and read by whoever owns the app, in its database: a form without a list. */
  isInbox: z.boolean().default(false),
  /** Asked for; without it the list goes by what is usual for its records. */
  order: orderSchema.optional(),
  /** The case whose rows show these records well: its id and the place of the kind in it, `parcels/0`. */
  known: z.string().optional(),
  /** The same, where the message says itself what they keep. */
  exampleRows: exampleRowsSchema.optional(),
})
export type Entity = z.infer<typeof entitySchema>

/** Two kinds of which each record may have several of the other: recipes and tags. Both are named by their singular. */
export const linkSchema = z.object({
  from: z.string(),
  to: z.string(),
  /** What the form of `from` asks by: "Shared by". Such a link is asked for, and shown, on that side alone. */
  label: z.string().optional(),
})
export type Link = z.infer<typeof linkSchema>

/** Copy of pages that are not made of records. */
export const copySchema = z.object({
  headline: z.string(),
  lines: z.array(z.string()),
  /** Things that were named, with what was said of each: they are the rows of what they were called (`of`). */
  offers: z.array(
    z.object({
      name: z.string(),
      price: z.string().optional(),
      details: z.string().default(''),
      of: z.string().default(''),
      /** The heading that it stood under: "Drinks". */
      group: z.string().optional(),
    }),
  ),
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** What the page about the people behind it says. */
  about: z.array(z.string()).default([]),
  /** What is said to whoever sent the form, and what its button says; '' for the builder's own words. */
  thanks: z.string().default(''),
  send: z.string().default(''),
  /** How many are in, as it was said to read ("0 of 60 households"), and what is told to whoever is in already. */
  count: z.string().default(''),
  again: z.string().default(''),
  /** Short lists on the first page: reasons, steps, benefits. */
  sections: z.array(z.object({ heading: z.string(), items: z.array(z.string()) })).default([]),
  /** What was told of a site in prose: its first page is made of it, and the form comes last. */
  isTold: z.boolean().optional(),
  /** Pages that were asked for by name: of words alone, or the records (by their singular) that `of` names. */
  pages: z.array(z.object({ title: z.string(), lines: z.array(z.string()), of: z.string().default('') })).default([]),
})
export type Copy = z.infer<typeof copySchema>
const hexSchema = z.string().regex(/^#[0-9a-f]{6}$/)

export const briefSchema = z.object({
  version: z.literal(1),
  /** The sentence that started the app; its hash is the seed of every choice that the sentence leaves open. */
  request: z.string(),
  /** That sentence as it was typed, where it was read in plainer words. */
  message: z.string().optional(),
  seed: z.number().int(),
  name: z.string(),
  topic: z.string(),
  entity: z.object({ singular: z.string(), plural: z.string() }),
  /** The first field is the record's title. */
  fields: z.array(fieldSchema).min(1),
  currency: z.enum(['USD', 'EUR', 'GBP']),
  style: styleNameSchema,
  skeleton: skeletonSchema,
  order: orderSchema.optional(),
  known: z.string().optional(),
  /** The same, where the message says itself what it keeps. */
  exampleRows: exampleRowsSchema.optional(),
  /** By the name of a fact: the kind of a known app, and its fact there, whose values show it. */
  lentFacts: z.record(z.string(), z.object({ known: z.string(), name: z.string() })).optional(),
  isDark: z.boolean(),
  /** Kept exactly as asked; everything else bends round them. */
  colors: z.object({
    background: hexSchema.optional(),
    surface: hexSchema.optional(),
    primary: hexSchema.optional(),
    text: hexSchema.optional(),
    accent: hexSchema.optional(),
  }),
  // What follows came later: a brief from before is one list, open to everybody, under a bar.
  /** Further kinds of records. */
  more: z.array(entitySchema).default([]),
  /** What goes with several of the other side; the form of `from` chooses first. */
  links: z.array(linkSchema).default([]),
  access: accessSchema.default('open'),
  /** Of what the admin looks after: everybody adds, and only the admin changes and deletes. */
  isAddedByAll: z.boolean().default(false),
  /** Made-up rows go with the first row of somebody's own; those of apps made before this stay. */
  examplesMakeRoom: z.boolean().default(false),
  /** Of what is each person's own, the first account takes the made-up rows over; apps made before this begin empty. */
  firstTakesExamples: z.boolean().default(false),
  /** Dark for whoever prefers dark; false where a brightness was asked for, and in apps made before this. */
  followsVisitor: z.boolean().default(false),
  /** Of what members share: nobody reads it without an account. */
  isForMembersOnly: z.boolean().default(false),
  front: frontSchema.default('list'),
  frame: frameSchema.default('bar'),
  opening: z.enum(openings).default('stacked'),
  parts: z.array(partSchema).default([]),
  copy: copySchema.prefault({ headline: '', lines: [], offers: [], facts: [] }),
  /** What was taken off the pages, of which kind: its column or table is there, and it comes back as it was. */
  gone: z.array(z.object({ of: z.string(), field: fieldSchema.optional(), kind: entitySchema.optional() })).optional(),
  /** Rows that later messages added: they are in the database, and each is a version of its own. */
  addedRows: z.array(z.string()).optional(),
  /** What is worked out of the records for the first page, a line each; `compose/reckoned` reads them. */
  reckoned: z.array(z.string().max(600)).max(8).optional(),
  /** Which of the ready stages (games, timers, calculators) stands at `/`. */
  stage: z.string().default(''),
  /** What is offered and taken for good: it leaves the list. What the button says, and what the taker tells beside the name. */
  claims: z.object({ act: z.string(), fields: z.array(fieldSchema) }).optional(),
  /** For when visitors ask, how many may have it at once, and what they tell beside the name. */
  requests: z
    .object({
      span: z.enum(['nights', 'days', 'day', 'none']),
      capacity: z.number().int().min(1),
      /** Places are taken by each who comes, and not by each request. */
      isByHead: z.boolean().optional(),
      fields: z.array(fieldSchema),
    })
    .optional(),
  /** What people answer to each record, the best first, and what they tell of themselves; else yes, no and maybe. */
  answers: z
    .object({ options: z.array(z.string()).min(2).max(6), fields: z.array(fieldSchema), who: z.string().optional() })
    .optional(),
  isInbox: z.boolean().default(false),
  /** True where what visitors sent has a page of its own that is open to whoever knows it. */
  isInboxShown: z.boolean().default(false),
  /** True where what visitors send beside the records is the admin's to read, whoever may write the rest. */
  isInboxKept: z.boolean().default(false),
  /** True where who booked a place is the admin's to read, whoever may write the rest. */
  isBookingKept: z.boolean().default(false),
  /** Of what is each person's own: the admin sees it all and says how it stands. */
  isOverseen: z.boolean().default(false),
  /** Where the records' own pages are: '' for the root, else '/posts'. */
  base: z.string().default(''),
  /** Tables that go by the subject of the app, by their plain names: `scores` → `river_scores`. */
  tables: z.record(z.string(), z.string().regex(/^[a-z][a-z0-9_]*$/)).default({}),
})
export type Brief = z.infer<typeof briefSchema>

export function writeBrief(brief: Brief): string {
  return `${JSON.stringify(brief, null, 2)}\n`
}

/** Null when the file is not a brief that this builder wrote. */
export function readBrief(text: string): Brief | null {
  try {
    return briefSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}
