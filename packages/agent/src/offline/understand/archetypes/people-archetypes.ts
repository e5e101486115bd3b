// Apps in which members show themselves to each other, whatever they meet for.
import type { Archetype } from './archetype.ts'

const somebody = String.raw`(?:every(?:one|body)|members?|people|users?|players?|runners?|each (?:member|person|user|one)|they|you)`
const owns = String.raw`(?:creates?|makes?|ha(?:s|ve)|fills? in|sets? up|gets?|builds?|edits?)`

export const peopleArchetypes: readonly Archetype[] = [
  {
    id: 'profiles',
    title: 'Members',
    says: new RegExp(
      [
        String.raw`\b${somebody}\b[^.;]{0,40}?\b${owns}\b[^.;]{0,20}?\bprofiles?\b`,
        String.raw`\b(?:my|own|their|your) profiles?\b[^]*\b(?:others?|brows\w+|members|each other)\b`,
        String.raw`\b(?:others?|brows\w+|each other)\b[^]*\b(?:my|own|their|your|the) profiles?\b`,
        // Whoever they are: "musicians create a profile …, others discover them".
        String.raw`\b(?:each \p{L}+|every \p{L}+|\p{L}+s)\b[^.;]{0,30}?\b(?:creates?|makes?|fills? in|sets? up)\b[^.;]{0,20}?\bprofiles?\b[^]*\b(?:others?|discover|brows\w+|each other|find)\b`,
      ].join('|'),
      'iu',
    ),
    // Where people post, sell or are matched, their profiles are a part of that.
    saysNot:
      /\b(?:dating|singles|tinder|social (?:network|media|app|platform)|feed|forum|blog|shop|store|market ?place|orders?|posts?|matches|quiz|game|listings?|jobs?|bookings?|courses?|recipes?)\b/i,
    front: 'list',
    noun: 'profile',
    keepsNoun: true,
    fields: 'name (required), photo, about: long text',
    access: 'members',
    skeletons: ['cards', 'gallery', 'index'],
  },
]
