// Members who are more than accounts: their profiles, who follows whom, who is a match, and what they write to each other.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { tidyFiles } from '../data/expressions.ts'
import type { Extras } from './extra-parts.ts'
import { lookMarks } from '../fronts/front.ts'
import { discoverWord, isProfile } from './meets.ts'
import { idColumn } from './part-tables.ts'
import { ageBehind, faceOf, placeLine } from './persona.ts'
import { likeWords } from '../records/like-files.ts'
import { quoteName } from '../data/quote-sql.ts'
import { namesOf, partsOf } from '../roles.ts'
import { capitalize } from '../../understand/inflect.ts'
import { type View, isMain } from '../views.ts'

/** The records in which members tell who they are; null where an app has none. */
export function profilesOf(all: readonly View[]): View | null {
  return (
    all.find(({ entity, access, isInbox }) => entity.singular === 'profile' && access === 'members' && !isInbox) ?? null
  )
}

/** What members put up, and whose name belongs beside it. */
export function isPosted(view: View): boolean {
  return view.access === 'members' && isMain(view) && !isProfile(view) && view.parts.includes('likes')
}

/** What a member added says so in every list: all see who it was. */
export function saysWhose(view: View): boolean {
  return view.access === 'members' && !isProfile(view) && !view.isInbox
}

/** What the owner of a profile put up, which stands on it. */
export function postsOf(view: View, all: readonly View[]): View | null {
  return isProfile(view) ? (all.find((each) => isPosted(each)) ?? null) : null
}

/** "If both like each other they can write": nobody else may. */
function writesOnlyToMatches({ request, parts }: Brief): boolean {
  return (
    parts.includes('matches') &&
    /\b(?:both|each other|match(?:es|ed)?|mutual\w*)\b[^.;]{0,60}\b(?:messag|chat|writ|talk)/i.test(request)
  )
}

/** How a person is called: by their profile, else by their account. */
export function ownerName(view: View, all: readonly View[]): string {
  const profiles = profilesOf(all)
  const account = `(select coalesce(name, split_part(email, '@', 1)) from user_accounts where user_accounts.id = ${quoteName(namesOf(view).table)}.user_id)`
  if (profiles === null || isProfile(view)) return account
  return `coalesce((select ${profileTitle(profiles)} from ${quoteName(namesOf(profiles).table)} as person where person.user_id = ${quoteName(namesOf(view).table)}.user_id order by person.id desc limit 1), ${account})`
}

function profileTitle(profiles: View): string {
  return `person.${quoteName(partsOf(profiles).title.name)}`
}

/** What profiles and posts say besides their fields, whoever reads them. */
export function peopleColumns(view: View, all: readonly View[]): string[] {
  const profiles = profilesOf(all)
  if (profiles === null) return []
  const table = quoteName(namesOf(view).table)
  return [
    'user_id as account',
    ...(isProfile(view)
      ? []
      : [
          `(select person.id from ${quoteName(namesOf(profiles).table)} as person where person.user_id = ${table}.user_id order by person.id desc limit 1) as owner_profile`,
        ]),
    ...(isProfile(view) && view.parts.includes('follows')
      ? [`(select count(*)::int from follows where follows.${idColumn(view)} = ${table}.id) as followers`]
      : []),
  ]
}

/** What a record is to the reader, who is $1. */
export function readerColumns(view: View): string[] {
  const table = quoteName(namesOf(view).table)
  const column = idColumn(view)
  const hasLikes = view.parts.includes('likes') && isMain(view)
  const likedBy = `exists (select 1 from likes where likes.${column} = ${table}.id and likes.visitor = $1)`
  return [
    'coalesce(user_id = $1, false) as is_mine',
    ...(hasLikes ? [`${likedBy} as is_liked`] : []),
    ...(isProfile(view) && view.parts.includes('follows')
      ? [`exists (select 1 from follows where follows.${column} = ${table}.id and follows.user_id = $1) as is_followed`]
      : []),
    ...(isProfile(view) && isMain(view) && view.parts.includes('matches')
      ? [
          `${likedBy} and user_id is distinct from $1 and exists (select 1 from likes join ${table} as own on own.id = likes.${column} where own.user_id = $1 and likes.visitor = ${table}.user_id) as is_match`,
        ]
      : []),
  ]
}

/** What stands beside a profile in a list and on its page. */
export function profilePieces(view: View): string[] {
  if (!isProfile(view)) return []
  const { one } = namesOf(view)
  const title = `${one}.${partsOf(view).title.name}`
  return view.parts.includes('follows')
    ? [
        `{!${one}.is_mine && <FollowButton id={${one}.id} name={${title}} count={${one}.followers} isFollowed={${one}.is_followed} />}`,
      ]
    : []
}

/** The way from a profile to writing to whom it belongs. */
export function writeLink(view: View): string[] {
  if (!isProfile(view) || !view.parts.includes('messages')) return []
  const { one } = namesOf(view)
  const match = writesOnlyToMatches(view) ? `${one}.is_match` : `${one}.account !== null && !${one}.is_mine`
  const link = `<Link href={\`/messages/\${${one}.account}\`} className="inline-flex min-h-11 items-center font-semibold text-surface-accent underline underline-offset-4">Message</Link>`
  const matched = view.parts.includes('matches')
    ? [`{${one}.is_match && <p className="mt-6 text-lg">It’s a match: you like each other.</p>}`]
    : []
  return [...matched, `{${match} && ${link}}`]
}

/** Each person has one profile: whoever has none yet makes it. */
function ownProfile(view: View): Extras {
  const { table, base, one } = namesOf(view)
  return {
    files: {
      'web/app/my-profile/page.server.js': `import { redirect, requireUser, sql } from '@joinery/app-kit/server'

export async function load() {
  const { id: userId } = requireUser()
  const [${one}] = await sql\`select id from ${quoteName(table)} where user_id = \${userId} order by id desc limit 1\`
  throw redirect(${one} === undefined ? '${base}/new' : \`${base}/\${${one}.id}\`)
}
`,
      'web/app/my-profile/page.jsx': `export default function Page() {
  return null
}
`,
    },
    // The way to it is the initial beside the way out.
    ways: [],
  }
}

function matches(view: View): Extras {
  const { one, table, base, home } = namesOf(view)
  const { title, picture } = partsOf(view)
  const shown = view.fields.filter((field) => field !== title && field !== picture && field.kind !== 'date')
  const discover = discoverWord(view)
  return {
    files: {
      ...tidyFiles(
        readPart('matches', {
          ...lookMarks(view),
          one,
          base,
          home,
          table: quoteName(table),
          column: idColumn(view),
          title: title.name,
          columns: [title, ...(picture === null ? [] : [picture]), ...shown]
            .map(({ name }) => quoteName(name))
            .join(', '),
          face: faceOf(view),
          age: ageBehind(view),
          place: placeLine(view, 'mt-0.5 text-surface-muted'),
        }),
      ),
    },
    ways: [
      ...(discover === null ? [] : [{ href: '/discover', label: discover }]),
      { href: '/matches', label: 'Matches' },
    ],
  }
}

function admirers(view: View): Extras {
  const { table, base } = namesOf(view)
  const { many } = likeWords(view)
  const path = many.replaceAll(' ', '-')
  return {
    files: readPart('admirers', {
      ...lookMarks(view),
      base,
      table: quoteName(table),
      column: idColumn(view),
      title: partsOf(view).title.name,
      likes: path,
      Likes: capitalize(many),
    }),
    ways: [{ href: `/${path}`, label: capitalize(many) }],
  }
}

function letters(brief: Brief, profiles: View | null): Extras {
  const isForMatches = writesOnlyToMatches(brief)
  const names =
    profiles === null
      ? ''
      : `(select ${profileTitle(profiles)} from ${quoteName(namesOf(profiles).table)} as person where person.user_id = \${account} order by person.id desc limit 1), `
  return {
    files: readPart('letters', {
      ...lookMarks(brief),
      names,
      matchImport: isForMatches ? "import { areMatched } from '@/lib/matches-table.js'\n" : '',
      orStranger: isForMatches ? ' || !(await areMatched(userId, params.person))' : '',
      refusal: isForMatches ? 'You can write to your matches.' : 'There is nobody to write to here.',
      empty: isForMatches
        ? 'Nothing yet. You can write to everybody with whom you are a match.'
        : 'Nothing yet. Open a profile and press Message.',
    }),
    ways: [{ href: '/messages', label: 'Messages' }],
  }
}

function follows(profiles: View, main: View, hasToday: boolean): Extras {
  const { table, path } = namesOf(profiles)
  const { many, manyFile, oneFile, Component } = namesOf(main)
  return {
    files: readPart('follows', {
      ...lookMarks(main),
      path,
      table: quoteName(table),
      column: idColumn(profiles),
      many,
      manyFile,
      oneFile,
      Component,
      Many: capitalize(many),
      today: hasToday ? ', today: new Date().toISOString().slice(0, 10)' : '',
      todayGiven: hasToday ? ' today={data.today}' : '',
    }),
    ways: [{ href: '/following', label: 'Following' }],
  }
}

export function composePeople(brief: Brief, all: readonly View[], hasToday: boolean): Extras {
  const profiles = profilesOf(all)
  const main = all.find((view) => isMain(view))
  const parts: Extras[] = []
  if (brief.access !== 'members' || main === undefined) return { files: {}, ways: [] }
  if (profiles !== null && brief.parts.includes('matches') && isMain(profiles)) parts.push(matches(profiles))
  if (profiles !== null && brief.parts.includes('admirers') && isMain(profiles)) parts.push(admirers(profiles))
  if (brief.parts.includes('messages')) parts.push(letters(brief, profiles))
  if (profiles !== null && brief.parts.includes('follows') && !isMain(profiles))
    parts.push(follows(profiles, main, hasToday))
  if (profiles !== null) parts.push(ownProfile(profiles))
  return {
    files: Object.assign({}, ...parts.map(({ files }) => files)),
    ways: parts.flatMap(({ ways }) => ways),
  }
}
