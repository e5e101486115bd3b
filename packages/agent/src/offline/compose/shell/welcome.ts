// What strangers see of an app before they have an account: what happens in it, and its picture.
import type { Brief } from '../../brief.ts'
import { meetingHeadline } from '../../understand/names/name-gathering.ts'
import { coverShapes } from '../artwork/cover-file.ts'
import { isPersonNoun } from '../samples/sample-names.ts'

export interface Welcome {
  /** In a few words, as large as they deserve. */
  headline: string
  line: string
  /** A drawing with its colours in it, without a ground: the sign-in pages know none of the app's classes, and have grounds of their own. */
  picture: string
  /** The same in the app's tones at night, where it has them. */
  nightPicture?: string
  /** Nobody else has a use for an account: once the owner has one, none is offered to whoever comes by. */
  isForOwner?: true
}

/** What somebody does here, as far as its parts tell. */
function lineOf({ front, access, parts, entity, isInbox, more, name, isForMembersOnly, isOverseen }: Brief): string {
  const has = (part: Brief['parts'][number]): boolean => parts.includes(part)
  const isOfProfiles = entity.singular === 'profile'
  if (has('matches')) return 'Show who you are, like whom you like, and write to each other once it is both of you.'
  if (isOfProfiles && has('messages')) return 'Show who you are, look who is here, and write to each other.'
  if (isOfProfiles) return 'Show who you are, and look who is here.'
  if (front === 'chat') return 'Read what was said, and say something back. Only those with an account see it.'
  const kinds = [entity.plural, ...more.filter((kind) => !kind.isInbox).map(({ plural }) => plural)].slice(0, 3)
  const all = kinds.length < 2 ? kinds.join('') : `${kinds.slice(0, -1).join(', ')} and ${kinds.at(-1) ?? ''}`
  if (access === 'private' && isOverseen)
    return `Your own ${all}: you see what became of them, and so does whoever looks after this. Nobody else does.`
  if (access === 'private') return `Your own ${all}. Nobody else sees what you write down here.`
  if (access === 'team') return `${sentence(all)}, for everybody who has an account here.`
  if (access === 'admin' && isInbox)
    return `Here ${name} reads what was sent, and nobody else does. The first account made here is the owner’s.`
  if (access === 'admin') return 'Whoever looks after this signs in here. Everybody else reads on without an account.'
  if (has('comments') && has('likes'))
    return `Put up ${entity.plural} of your own, and say what you think of the others.`
  if (isForMembersOnly) return `${sentence(all)} of the members. You see them once you have signed in.`
  return `Put up ${entity.plural} of your own. What you wrote stays yours to change.`
}

/** What one comes for. */
function headlineOf({ front, access, parts, entity, isInbox, message, name, request }: Brief): string {
  if (parts.includes('matches')) return meetingHeadline(message ?? request)
  if (entity.singular === 'profile') return 'See who is here'
  if (front === 'chat') return 'Come in and say something'
  // People are nobody's to keep: what is kept of them is.
  const isOfPeople = isPersonNoun(entity.singular)
  if (access === 'private')
    return isOfPeople ? `${sentence(name)}, kept for you` : `Your ${entity.plural}, kept for you`
  if (access === 'team')
    return isOfPeople ? `${sentence(name)}, for all of you` : `${sentence(entity.plural)} for all of you`
  if (access === 'admin' && isInbox) return `${sentence(entity.plural)} to ${name}`
  if (access === 'admin') return 'For whoever looks after this'
  if (parts.includes('comments') || parts.includes('likes')) return 'Hear what the others say'
  return `${sentence(entity.plural)} of all of us`
}

const sentence = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** One class of a shape as an attribute; '' where it says nothing about a picture. */
function attributeOf(name: string, colors: Readonly<Record<string, string>>): string {
  const [, how = '', what = ''] = /^(fill|stroke)-(.+)$/.exec(name) ?? []
  if (how === '') {
    const dashes = /^\[stroke-dasharray:([\d_]+)\]$/.exec(name)?.[1]
    const size = /^text-\[(\d+)px\]$/.exec(name)?.[1]
    if (dashes !== undefined) return `stroke-dasharray="${dashes.replaceAll('_', ' ')}"`
    return size === undefined ? '' : `font-size="${size}" font-family="Georgia,serif"`
  }
  if (what === 'none') return `${how}="none"`
  const width = /^\[?([\d.]+)\]?$/.exec(what)?.[1]
  if (width !== undefined) return `stroke-width="${width}"`
  const own = /^\[(#[0-9a-f]{3,8})\]$/i.exec(what)?.[1]
  return `${how}="${own ?? colors[what] ?? 'none'}"`
}

const inMarkup: Readonly<Record<string, string>> = {
  strokeLinecap: 'stroke-linecap',
  strokeLinejoin: 'stroke-linejoin',
  textAnchor: 'text-anchor',
  clipPath: 'clip-path',
}

/**
 * @param colors by token name
 * @param night the same for dark pages; null where there are none
 */
export function welcomeOf(
  brief: Brief,
  colors: Readonly<Record<string, string>>,
  night: Readonly<Record<string, string>> | null,
): Welcome {
  return {
    headline: headlineOf(brief),
    ...(isForOwner(brief) && { isForOwner: true as const }),
    line: lineOf(brief),
    picture: pictureIn(brief, colors),
    ...(night !== null && { nightPicture: pictureIn(brief, { ...colors, ...night }) }),
  }
}

/** A page on which visitors leave something, and read nothing behind a door. */
const isForOwner = ({ access, isInbox, front }: Brief): boolean => access === 'admin' && isInbox && front === 'site'

function pictureIn(brief: Brief, colors: Readonly<Record<string, string>>): string {
  const { shapes, focus, stands } = coverShapes(brief)
  const drawn = shapes
    .replaceAll(/className="([^"]*)"/g, (_, names: string) =>
      names
        .split(/\s+/)
        .map((name) => attributeOf(name, colors))
        .filter((attribute) => attribute !== '')
        .join(' '),
    )
    .replaceAll(
      /\b(strokeLinecap|strokeLinejoin|textAnchor|clipPath)=/g,
      (_, name: string) => `${inMarkup[name] ?? name}=`,
    )
  const place = stands === null ? 'xMidYMid slice' : `xMid${stands} meet`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${focus.join(' ')}" preserveAspectRatio="${place}">${drawn}</svg>`
}
