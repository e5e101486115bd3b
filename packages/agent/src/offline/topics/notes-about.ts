// What somebody jots down beside a record, by what the record is; where nothing is known of it, nothing is jotted down.

/** `''` stands for a record without a note. */
const notes: readonly (readonly [noun: RegExp, notes: readonly string[]])[] = [
  [
    /repair|fault|problem|damage|maintenance|complaint|issue|ticket|incident|defect|service|fix/,
    ['Part is ordered', '', 'Happened once before', 'Caretaker knows', '', 'Done in half an hour', 'Photo was sent'],
  ],
  [
    /hive|colony|colonies|inspection/,
    [
      'Calm, plenty of brood',
      '',
      'Queen seen on frame four',
      'Added a super',
      '',
      'Mites: three in a day',
      'Fed two litres',
    ],
  ],
  [
    /plant|seed|tree|flower|bed|plot|harvest|vegetable|crop|herb|garden/,
    ['New leaf this week', '', 'Moved out of the sun', 'Repotted in spring', '', 'Greenfly, wiped off', 'Likes it dry'],
  ],
  [
    /hen|chicken|goat|sheep|cow|horse|pony|dog|cat|pet|animal|rabbit|bird|duck|pig|fish|llama|alpaca|puppy|kitten/,
    ['Eats well', '', 'Vet looked, all fine', 'A little lame on the left', '', 'Wormed this month', 'Likes company'],
  ],
  [
    /sitting|sitter|walk(?:ing)?$|babysit|evening/,
    ['Key is with the neighbour', '', 'All went well', 'Rang once, all fine', '', 'Left early'],
  ],
  [
    /rehearsal|practice|concert|gig|performance/,
    [
      'Bring a pencil',
      '',
      'Starts with the slow one',
      'Chairs are set up',
      '',
      'Recording for the website',
      'Coffee in the break',
    ],
  ],
  [
    /appointment|booking|reservation|consultation|treatment|visit|viewing|interview|lesson|class|course|session|tutoring/,
    ['First time', '', 'Comes ten minutes early', 'Rang to confirm', '', 'Moved from last week', 'Needs an invoice'],
  ],
  [/shift|duty|rota|chore/, ['Keys are at the desk', '', 'Swapped with Tom', 'Two new helpers', '', 'Bring gloves']],
  [
    /event|meeting|party|festival|workshop|tour|trip|excursion|outing|camp/,
    ['Bring something to eat', '', 'Two places left', 'Meet at the station', '', 'Also when it rains'],
  ],
  [
    /recipe|dish|meal|cake|bread|loaf|cocktail|drink|soup/,
    ['Less salt next time', '', 'Double it for guests', 'Better on the second day', '', 'The children liked it'],
  ],
  [
    /wine|beer|coffee|tea|whisky|cheese|chocolate|tasting/,
    ['Buy again', '', 'Good with food', 'Too sweet for me', '', 'Opens up after an hour'],
  ],
  [
    /expense|payment|invoice|bill|cost|transaction|loan|donation|budget|subscription|income|receipt|account/,
    ['Receipt is in the folder', '', 'Paid by card', 'Half of it is mine', '', 'By bank transfer'],
  ],
  [
    /route|trail|hike|run|ride|swim|workout|training|climb/,
    [
      'Muddy after rain',
      '',
      'Best early in the morning',
      'Steep at the start',
      '',
      'Water at the chapel',
      'Dogs on the lead',
    ],
  ],
  [
    /sighting|species|mushroom|butterfly|insect/,
    ['Seen twice this week', '', 'Light was low', 'Heard before it was seen', '', 'Two adults, one young'],
  ],
  [
    /flat|apartment|house|room|property|building|home|hall|garage|office/,
    ['Painted last spring', '', 'Keys are in the safe', 'Window sticks a little', '', 'Meter is in the cellar'],
  ],
  [
    /client|customer|contact|lead|member|patient|student|pupil|guest|volunteer|tenant|supplier|person|player|donor/,
    ['Prefers a call', '', 'Came through a friend', 'Answers in the evening', '', 'Send the newsletter'],
  ],
  [
    /project|job|commission|order|quote|deal|proposal|translation|contract/,
    ['Waiting for an answer', '', 'Scope agreed by phone', 'Invoice in two parts', '', 'Wants it before the holidays'],
  ],
  [
    /book|novel|comic|film|movie|series|show|album|record|vinyl|song|game|podcast/,
    ['Lent by a friend', '', 'Slow start, then wonderful', 'Again next year', '', 'Everyone should know this one'],
  ],
  [
    /car|van|bike|bicycle|vehicle|boat|motorbike|tool|machine|device|equipment|instrument|camera|item|thing|part|product/,
    ['Serviced in spring', '', 'Small scratch on the side', 'Case is included', '', 'Handle with care'],
  ],
]

const compiled = notes.map(([noun, said]) => [new RegExp(`(?:^|[ -])(?:${noun.source})s?$`), said] as const)

/** Notes that suit a record of this noun, by its last word; none where nothing is known of such records. */
export function notesAbout(noun: string): readonly string[] {
  return compiled.find(([pattern]) => pattern.test(noun.toLowerCase()))?.[1] ?? []
}
