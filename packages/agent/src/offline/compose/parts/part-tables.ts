// Tables that the parts of an app keep besides those of its records.
import type { Brief } from '../../brief.ts'
import { byHandTable, isByHand, placeColumn } from '../lists/by-hand.ts'
import { toIdentifier } from '../../understand/fields/read-fields.ts'
import { asksGoal, countsByWriting, goalTable, writtenOn } from './goal-files.ts'
import { quoteName, quoteText } from '../data/quote-sql.ts'
import { isArticleFront, namesOf } from '../roles.ts'
import { answerSeed } from './answer-files.ts'
import { takeColumns, takeTables } from './take-files.ts'
import { type View, isMain } from '../views.ts'

export interface PartTable {
  part: Brief['parts'][number]
  table: string
  sql: string
}

/** The column by which another table knows a record: `recipe_id`. */
export function idColumn({ entity }: Pick<View, 'entity'>): string {
  return toIdentifier(`${entity.singular} id`)
}

/** Days on which something was done: `habit_days`. */
export function daysTable({ entity }: Pick<View, 'entity'>): string {
  return `${toIdentifier(entity.singular)}_days`
}

/** Where people have accounts, what they keep is kept with them; else in their browser. */
export function hasFavouritesTable({ access }: Pick<Brief, 'access'>): boolean {
  return access === 'members' || access === 'private' || access === 'team'
}

const account = 'text not null references user_accounts (id) on delete cascade'

/** Of goals, and of the order that somebody gives a list. */
function tablesBeside(brief: Brief): PartTable[] {
  return [
    ...(asksGoal(brief) ? [{ part: 'figures' as const, table: 'goals', sql: goalTable(brief) }] : []),
    ...(isByHand(brief) ? [{ part: 'figures' as const, ...byHandTable(brief) }] : []),
  ]
}

/** The tables of the parts that a brief has, in an order in which they can be made. */
export function partTables(brief: Brief): PartTable[] {
  const record = `${idColumn(brief)} integer not null references ${quoteName(namesOf(brief).table)} on delete cascade`
  const all: Partial<Record<Brief['parts'][number], { table: string; columns: string; more?: string }>> = {
    comments: {
      table: 'comments',
      columns: `  id integer generated always as identity primary key,
  ${record},
  author text not null,
  -- The account, or a key that the browser keeps.
  visitor text not null default '',
  body text not null,
  created_at timestamptz not null default now()`,
      more: `create index on comments (${idColumn(brief)});\n`,
    },
    ...(hasFavouritesTable(brief) && {
      favourites: {
        table: 'favourites',
        columns: `  user_id ${account},
  ${record},
  created_at timestamptz not null default now(),
  primary key (user_id, ${idColumn(brief)})`,
        more: `create index on favourites (${idColumn(brief)});\n`,
      },
    }),
    likes: {
      table: 'likes',
      columns: `  ${record},
  -- The account, or a key that the browser keeps.
  visitor text not null,
  created_at timestamptz not null default now(),
  primary key (${idColumn(brief)}, visitor)`,
    },
    ratings: {
      table: 'ratings',
      columns: `  ${record},
  -- The account, or a key that the browser keeps.
  visitor text not null,
  stars integer not null check (stars between 1 and 5),
  created_at timestamptz not null default now(),
  primary key (${idColumn(brief)}, visitor)`,
    },
    follows: {
      table: 'follows',
      columns: `  profile_id integer not null references profiles on delete cascade,
  user_id ${account},
  primary key (profile_id, user_id)`,
      more: 'create index on follows (user_id);\n',
    },
    matches: {
      table: 'skips',
      columns: `  ${record},
  user_id ${account},
  primary key (${idColumn(brief)}, user_id)`,
    },
    practice: {
      table: 'card_answers',
      columns: `  ${record},
  -- The account, or a key that the browser keeps.
  person text not null,
  is_known boolean not null,
  answered_at timestamptz not null default now(),
  primary key (${idColumn(brief)}, person)`,
    },
    ...takeTables(brief, record, idColumn(brief)),
    messages: {
      table: 'letters',
      columns: `  id integer generated always as identity primary key,
  sender ${account},
  receiver ${account},
  body text not null,
  created_at timestamptz not null default now()`,
      more: 'create index on letters (sender, receiver);\ncreate index on letters (receiver);\n',
    },
    streaks: {
      table: daysTable(brief),
      columns: `  ${record},
  day date not null,
  primary key (${idColumn(brief)}, day)`,
    },
    newsletter: {
      table: 'subscribers',
      columns: `  id integer generated always as identity primary key,
  email text not null unique,
  created_at timestamptz not null default now()`,
    },
  }
  const ofParts = brief.parts.flatMap((part): PartTable[] => {
    const found = all[part]
    const isForMembers = part === 'follows' || part === 'matches' || part === 'messages'
    if (isForMembers && brief.access !== 'members') return []
    // Nobody is followed where nobody has a profile.
    const hasProfiles = [brief.entity, ...brief.more].some(({ singular }) => singular === 'profile')
    if (part === 'follows' && !hasProfiles) return []
    if (found === undefined || (brief.isInbox && part !== 'newsletter')) return []
    const { table, columns, more = '' } = found
    return [{ part, table, sql: `create table ${table} (\n${columns}\n);\n${more}` }]
  })
  return [...ofParts, ...tablesBeside(brief)]
}

/** What the parts add to a record when it is read. */
export function partColumns(view: View): string[] {
  const table = quoteName(namesOf(view).table)
  const column = idColumn(view)
  return [
    ...(view.parts.includes('comments')
      ? [`(select count(*)::int from comments where comments.${column} = ${table}.id) as comment_count`]
      : []),
    ...(view.parts.includes('likes')
      ? [`(select count(*)::int from likes where likes.${column} = ${table}.id) as likes`]
      : []),
    ...(view.parts.includes('ratings')
      ? [
          `(select round(avg(stars), 1)::float8 from ratings where ratings.${column} = ${table}.id) as average_stars`,
          `(select count(*)::int from ratings where ratings.${column} = ${table}.id) as star_count`,
        ]
      : []),
    ...(countsByWriting(view) && isMain(view) ? [`${table}.created_at::date::text as ${writtenOn}`] : []),
    ...placeColumn(view),
    ...takeColumns(view, column),
    ...(view.parts.includes('streaks')
      ? [
          `(select coalesce(json_agg(day::text order by day desc), '[]') from ${daysTable(view)} where ${column} = ${table}.id and day > current_date - 400) as done_days`,
        ]
      : []),
  ]
}

/** Votes that some people gave, days on which some of it was done: uneven, as in life. */
export function partSeed(brief: Brief): string {
  const table = quoteName(namesOf(brief).table)
  const column = idColumn(brief)
  if (brief.isInbox) return ''
  const isShared = brief.access !== 'private'
  return [
    brief.parts.includes('streaks')
      ? `insert into ${daysTable(brief)} (${column}, day)
select id, current_date - ago from ${table}, generate_series(0, 27) as ago
where (ago * 7 + id * 5) % 11 < 4 + id % 6 and ago >= id % 3;
`
      : '',
    isShared && brief.parts.includes('likes')
      ? `insert into likes (${column}, visitor)
select id, 'sample ' || number from ${table}, generate_series(1, 40) as number
where number <= 1 + (id * 5 % 9) * (id * 5 % 9) / 2;
`
      : '',
    isShared && brief.parts.includes('answers') ? answerSeed(brief, table, column) : '',
    isShared && hasSampleComments(brief) ? commentSeed(table, column, saidOn(brief)) : '',
  ].join('')
}

/** Where people say things to each other, and below what was written for them, some have answered already. */
export function hasSampleComments({ parts, skeleton }: Pick<Brief, 'parts' | 'skeleton'>): boolean {
  return parts.includes('comments') && (skeleton === 'feed' || skeleton === 'ballot' || isArticleFront({ skeleton }))
}

function saidOn({ skeleton }: Brief): typeof onPosts {
  if (skeleton === 'ballot') return onIdeas
  return isArticleFront({ skeleton }) ? onArticles : onPosts
}

/** Said by whom: what suits whatever it is said of. */
const onPosts: readonly (readonly [author: string, body: string])[] = [
  ['Halima Haddad', 'I read this twice, the second time aloud.'],
  ['Wanda Nowak', 'Same here. I thought it was only me.'],
  ['Tom Lindner', 'Tell me more on Saturday?'],
  ['Priya Raman', 'Thank you. That made my evening.'],
  ['Mateo Brandt', 'I know somebody who would like to hear that.'],
]
const onArticles: typeof onPosts = [
  [
    'Halima Haddad',
    'I did it the other way round for years. Your second paragraph has cost me an argument at breakfast.',
  ],
  ['Mirek', 'Agreed on nearly all of it. Only the last part I would do on the evening before.'],
  ['Wanda Nowak', 'Sent this to my brother. He says you are wrong, and has read it three times.'],
  ['Priya Raman', 'Thank you. I have been putting this off since September, and now I have no excuse.'],
  ['Mateo Brandt', 'Tried it on Sunday. It took twice as long as you say, and it was worth it.'],
  ['Jun Mori', 'You should have rung me. I have two of them in the cellar.'],
]
const onIdeas: typeof onPosts = [
  ['Halima', 'Yes. I asked for the same last year.'],
  ['Wanda', 'I would help with it, on a Saturday.'],
  ['Tom', 'Small, and it would change every day of mine.'],
  ['Priya', 'Could we try it for a month first?'],
  ['Mateo', 'For, with both hands.'],
]

/** Of a text two say something each, of the rest unevenly many. */
function commentSeed(table: string, column: string, said: typeof onPosts): string {
  const isChosen =
    said === onArticles
      ? `answers.place % 3 = ${table}.id % 3`
      : `(answers.place * 2 + ${table}.id * 3) % 7 < ${table}.id % 4`
  const rows = said.map(([author, body], at) => `(${at}, ${quoteText(author)}, ${quoteText(body)})`).join(', ')
  return `insert into comments (${column}, author, visitor, body)
select ${table}.id, answers.author, 'sample ' || answers.place, answers.said from ${table}, (values ${rows}) as answers (place, author, said)
where ${isChosen};
`
}
