// "Add a room called Weather", "add a search", and what a chat of words does not do.
import { ownTable } from '../../compose/parts/own-tables.ts'
import { quoteText } from '../../compose/data/quote-sql.ts'
import { capitalize } from '../inflect.ts'
import { carryOn } from './carried-on.ts'
import type { Edit } from './read-edit-state.ts'

const room =
  /^(?:add|create|make|open|i (?:want|need)|we (?:want|need)|set up)\s+(?:an?|another|the|one more)?\s*(?:new )?(?:chat )?(?:room|channel|group|topic)\s*(?:(?:called|named|for|about|on)\s+|:\s*)?["“]?([\p{L}\p{N}][^"“”,;:]{1,40}?)["”]?$/iu
const prefixed =
  /^(?:add|create|make|open)\s+(?:an?|another|the)?\s*(?:new )?["“]?([\p{L}\p{N}][\p{L}\p{N} &-]{1,30}?)["”]? (?:room|channel|group|topic)$/iu
const rooms =
  /^(?:add|create|make|open)\s+(?:the )?(?:new )?(?:rooms|channels|groups|topics)\s*(?:called|named|for|:)?\s*(.{3,})$/iu
const search =
  /^(?:add|include|show|give (?:us|me)|i (?:want|need)|we (?:want|need))\b[^.;]*\bsearch\b|^(?:let (?:people|us|me|members|everyone) )?(?:search|find)\b[^.;]*\b(?:messages?|chat|old)\b|^search$/i

const cannot: readonly (readonly [says: RegExp, why: string])[] = [
  [
    /\b(?:react|reactions?|emojis?|likes?|hearts?|thumbs)\b/i,
    'reactions, because a message is words with a name here (an emoji may be written in one)',
  ],
  [
    /\b(?:pictures?|photos?|images?|files?|attachments?|videos?|voice|gifs?)\b/i,
    'pictures and files in the chat, because its messages are words (say: add a photo gallery, in an app that is a site or a list)',
  ],
  [
    /\bonline\b|\bpresence\b|\btyping\b|\bseen\b|\bread receipts?\b/i,
    'who is there at this moment, because the chat knows who wrote, and shows them beside the messages',
  ],
  [
    /\bpin(?:ned|ning)?\b|\bstick(?:y)?\b|\bimportant messages?\b/i,
    'pinning messages, because they stand in the order in which they were written',
  ],
  [
    /\b(?:private|direct|personal) (?:messages?|chats?|rooms?)\b|\bdms?\b/i,
    'messages that only one person reads, because all rooms are open to all who are in the chat',
  ],
  [
    /\b(?:edit|change|correct)\b[^.;]*\bmessages?\b/i,
    'changing a message that was sent (“Delete” takes it back, and it is written anew)',
  ],
  [
    /\brepl(?:y|ies)\b|\bthreads?\b|\bquot(?:e|ing)\b[^.;]*\bmessages?\b/i,
    'answers below a message, because a room is one conversation (a subject of its own is a room of its own)',
  ],
]

function addRooms(names: readonly string[], edit: Edit): void {
  const table = ownTable(edit.brief, 'rooms')
  edit.sql.push(
    `insert into ${table} (name) values ${names.map((name) => `(${quoteText(name)})`).join(', ')} on conflict (name) do nothing;`,
  )
  edit.brief.addedRows = [...(edit.brief.addedRows ?? []), ...names.map((name) => `room: ${name}`)]
  edit.clauses.push(
    `open the ${names.length === 1 ? 'room' : 'rooms'} ${names.map((name) => `“${name}”`).join(' and ')}`,
  )
}

/** @returns '' where the order was about a chat, else the order as it was */
export function takeChat(order: string, edit: Edit): string {
  if (edit.brief.front !== 'chat' || /\b(?:colou?rs?|font|background|headline)\b/i.test(order)) return order
  const many = rooms.exec(order)?.[1]
  const one = room.exec(order)?.[1] ?? prefixed.exec(order)?.[1]
  if (many !== undefined || one !== undefined) {
    const names = (many === undefined ? [one ?? ''] : many.split(/\s*,\s*(?:and )?|\s+and\s+/))
      .map((name) =>
        capitalize(
          name
            .trim()
            .replace(/^["“#]|["”]$/g, '')
            .replace(/^(?:the|a) (?=\p{L})/iu, ''),
        ),
      )
      .filter((name) => name.length > 1)
    addRooms(names.slice(0, 8), edit)
    return ''
  }
  if (search.test(order)) {
    carryOn(
      {
        said: 'The messages can be searched.',
        clause: 'add a search over the messages of a room',
        why: 'a search, because one stands above the messages already',
      },
      edit,
    )
    return ''
  }
  const why = cannot.find(([says]) => says.test(order))?.[1]
  if (why === undefined || /^(?:remove|delete|hide|rename)\b/i.test(order)) return order
  edit.refused.push(why)
  return ''
}
