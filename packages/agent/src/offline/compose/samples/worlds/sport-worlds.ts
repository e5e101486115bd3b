// Sports and games: their positions, results and gear.
import { readRows } from '../../../topics/topic.ts'
import type { World } from './world.ts'

const isMember = String.raw`(?:^|_)position$`
const position = new RegExp(isMember)
const opponent = /^(?:opponents?|against|home_team|away_team|home|away|guest|guests|visitors?)$/

export const sportWorlds: readonly World[] = [
  {
    words: /\bchess\b/i,
    things: [
      [
        /(?:^| )opening$/,
        'Queen’s Gambit|Sicilian Defence|Ruy Lopez|French Defence|Caro-Kann|King’s Indian|English Opening|Scotch Game',
      ],
    ],
    facts: [
      [position, 'First board|Second board|Third board|Fourth board|Reserve'],
      [/^result|outcome/, '1–0|½–½|0–1|1–0'],
      [/opening/, 'Queen’s Gambit|Sicilian|Ruy Lopez|French|Caro-Kann|King’s Indian'],
      [opponent, 'Old Town Chess Club|Harbour Knights|Northgate|Mill Lane B|Station Rooks'],
    ],
    rows: [
      [
        /(?:^| )(?:game|match)$/,
        readRows(`
Lindner – Mori | | white=Tom Lindner; black=Jun Mori; result=1–0; opening=Queen’s Gambit; date=-41
Nowak – Kaya | | white=Wanda Nowak; black=Aylin Kaya; result=½–½; opening=Sicilian; date=-34
Brandt – Haddad | | white=Mateo Brandt; black=Halima Haddad; result=0–1; opening=French; date=-27
Mori – Raman | | white=Jun Mori; black=Priya Raman; result=1–0; opening=Ruy Lopez; date=-20
Kaya – Lindner | | white=Aylin Kaya; black=Tom Lindner; result=0–1; opening=Caro-Kann; date=-13
Haddad – Nowak | | white=Halima Haddad; black=Wanda Nowak; result=1–0; opening=King’s Indian; date=-6
Raman – Brandt | | white=Priya Raman; black=Mateo Brandt; result=½–½; opening=Sicilian; date=-2`),
      ],
    ],
  },
  {
    words: /\b(?:table tennis|badminton|tennis|squash|padel|pickleball)\b/i,
    facts: [
      [position, 'First singles|Second singles|Doubles|Mixed|Reserve'],
      [/^(?:result|score|sets)$/, '3–1|3–2|0–3|3–0|2–3'],
      [opponent, 'TC Old Town|Harbour Club|Northgate II|Riverside|Station Road'],
    ],
  },
  {
    words: /\bvolleyball\b/i,
    facts: [
      [position, 'Setter|Libero|Outside hitter|Middle blocker|Opposite'],
      [opponent, 'Harbour Volley|Northgate|Old Town Spikers|Mill Lane|Riverside'],
    ],
  },
  {
    words: /\bbasketball|netball\b/i,
    facts: [
      [position, 'Point guard|Centre|Small forward|Shooting guard|Power forward'],
      [opponent, 'Harbour Hawks|Northgate Giants|Old Town Bears|Mill Foxes|Riverside'],
    ],
  },
  {
    words: /\bhandball\b/i,
    facts: [[position, 'Goalkeeper|Left wing|Pivot|Playmaker|Right back|Right wing']],
  },
  {
    words: /\b(?:ice |field )?hockey\b/i,
    facts: [
      [position, 'Goalkeeper|Defence|Left wing|Centre|Right wing'],
      [opponent, 'Harbour Bears|Northgate Blades|Old Town|Mill Wolves|Riverside'],
    ],
  },
  {
    words: /\brugby\b/i,
    facts: [
      [position, 'Prop|Hooker|Scrum-half|Fly-half|Centre|Full-back'],
      [opponent, 'Harbour RFC|Northgate|Old Town XV|Mill Lane|Riverside'],
    ],
  },
  {
    words: /\bcricket\b/i,
    facts: [
      [position, 'Opening batter|Wicketkeeper|Fast bowler|Spinner|All-rounder'],
      [opponent, 'Northgate CC|Parish XI|Old Town|Mill Lane|Riverside'],
    ],
  },
  {
    words: /\b(?:darts|bowling|skittles|boules|p[eé]tanque|curling|billiards|pool league|snooker)\b/i,
    facts: [
      [position, 'First|Second|Third|Captain|Reserve'],
      [opponent, 'The Black Heron|Old Mill|Station Arms|Harbour Four|The Quay'],
    ],
  },
  {
    words: /\b(?:rowing|rowers?|regatta|sculls?)\b/i,
    facts: [
      [position, 'Stroke|Bow|Cox|Seat three|Seat two'],
      [/licen[cs]e/, 'Inland|Inland and coastal|Cox’s licence|None yet|Inland'],
      [/^boats?$/, 'Heron|Little Auk|Sandpiper|Tern|Wagtail|Heron and Tern'],
      [opponent, 'Harbour RC|Bridge Rowing Club|Old Town|Lock Four'],
    ],
  },
  {
    words: /\b(?:climb\w*|boulder\w*)\b/i,
    facts: [
      [
        /^(?:climb|route|problem|name)$/,
        'Left corner|Flying Buttress|The Long Traverse|Slab of doubt|Crack at the oak|Morning wall|Chimney',
      ],
      [/grade/, '6a|5c|6b+|7a|6c|5b|6a+'],
      [/place|crag|where|location|area/, 'Stanage|Céüse|Siurana|Frankenjura|The hall in town'],
      [/^wall$/, 'Slab|Overhang|Cave|Vertical, left|Competition wall'],
      [/style/, 'Lead|Top rope|Boulder|Lead, second try'],
    ],
    things: [
      [
        /(?:^| )(?:climb|ascent|boulder|route)$/,
        'Left corner|Flying Buttress|The Long Traverse|Slab of doubt|Crack at the oak|Morning wall|Chimney',
      ],
    ],
  },
  {
    words: /\b(?:judo|karate|taekwondo|aikido|ju-?jitsu|martial arts?)\b/i,
    facts: [
      [/belt|grade|rank|level/, 'White|Yellow|Orange|Green|Blue|Brown'],
      [/technique/, 'O-goshi|Front kick|Hip throw|Low block|Shoulder roll'],
    ],
  },
  {
    words: /\b(?:archery|archers?)\b/i,
    facts: [[/^bow|bow_type|class/, 'Recurve|Compound|Longbow|Barebow|Recurve']],
  },
  {
    words: /\bgolf(?:ers?|ing)?\b/i,
    things: [
      [/(?:^| )(?:round|course)$/, 'Links at the harbour|Old Park|Heath Nine|Mill Valley|Forest course|Quarry Hill'],
    ],
    facts: [[/course|^where$|^place$/, 'Links at the harbour|Old Park|Heath Nine|Mill Valley|Forest course']],
  },
  {
    words: /\b(?:poker|skat|bridge club|card (?:game )?(?:night|evening|club)|doppelkopf)\b/i,
    facts: [[/^game|variant/, 'Texas hold’em|Skat|Rubber bridge|Rummy|Doppelkopf']],
  },
]
