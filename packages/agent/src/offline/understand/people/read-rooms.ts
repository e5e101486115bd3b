// The rooms of a chat that a message names: "channels for rehearsal, gigs and lost property".
import { capitalize } from '../inflect.ts'
import { splitList } from '../fields/read-fields.ts'
import { readStyle } from '../looks/read-look.ts'

const before =
  /\b(?:channels?|rooms?|threads?|topics)\b\s*(?:called|named|such as|like|for|about|on|are|being)?\s*[:(,]?\s*([^.;()!?]+)/giu
const after =
  /(?:\bwith|:|\bhas|\bhave|,)\s+(?:an?\s+|the\s+)?((?:[\p{L}' -]+,\s*)+(?:and\s+)?[\p{L}' -]+?)\s+(?:channels|rooms)\b/iu

/** ", warm and cozy" behind a list that has come to its end says how the app looks. */
function withoutLook(list: string): string {
  const [, said = '', tail = ''] = /^(.*\band\b[^,]*),\s*([\p{L}, ]+)$/su.exec(list.trim()) ?? []
  const words = tail.split(/,|\band\b|\s/).filter((word) => word !== '')
  return words.length > 0 && words.every((word) => readStyle(word) !== undefined || word === 'dark') ? said : list
}

/** Empty where the message names none, or only says what can be done in them. */
export function readRooms(request: string): string[] {
  const lists = [...[...request.matchAll(before)].map(([, list = '']) => list), after.exec(request)?.[1] ?? '']
  for (const list of lists) {
    const rooms = splitList(withoutLook(list).replace(/["“”#]/g, ''))
      .map((room) => room.replace(/^(?:one|an?|the)\s+(?:for\s+)?(?:the\s+)?|^(?:one\s+)?for\s+/i, '').trim())
      .filter((room) => room !== '')
    const areNames = rooms.every(
      (room) =>
        room.split(/\s+/).length <= 3 &&
        !/^(?:i|we|you|they|it|people|users?|members?|everyone|anyone|messages?|can|that|where|which|who|with|so|show|a name|name|description|each|login|sign)\b/i.test(
          room,
        ),
    )
    if (rooms.length >= 2 && areNames) return rooms.slice(0, 12).map(capitalize)
  }
  return []
}
