// What is done at work and in lessons: reports, absences, hours, hand-ins, keys, parcels, invoices, minutes.
import { capitalize, pluralize, singularize } from '../inflect.ts'
import { deed } from './deed-words.ts'
import type { Purpose } from './purpose.ts'

/** "Parcel", "package": as the message calls what comes in. */
const asPlural = (thing: string, usual: string): string => capitalize(pluralize(thing === '' ? usual : thing))

export const atWork: readonly Purpose[] = [
  {
    id: 'hand-in',
    says: [
      deed(
        String.raw`(?:students?|pupils?|class|learners?|kids|children|apprentices|trainees|they) {may}(?:hand(?:s|ing)? in|submit(?:s|ting)?|turn(?:s|ing)? in|upload(?:s|ing)?|send(?:s|ing)?(?: me| us| in)*) {thing}`,
      ),
      deed(
        String.raw`(?:grade|grading|mark|marking|correct|correcting) (?:my |our |the |their )?(?:(?:students['’]?|pupils['’]?|class['’]?s?) )?(?<thing>homework|assignments?|essays?|papers|projects|worksheets?|exercises)`,
      ),
      deed(String.raw`(?:collect|collecting|get) (?<thing>homework|assignments?|essays?|papers|worksheets?) from`),
    ],
    records: ({ thing }) => ({
      kind: /homework|assignment|essay|project|paper|worksheet|exercise|portfolio|drawing|video|report/.test(thing)
        ? thing
        : 'homework',
      fields:
        'title (required), student (text, required), answer (long text), handed in on (date), grade (text), remark (long text), status (handed in, being read, graded)',
      isOverseen: true,
      title: asPlural(thing, 'homework'),
      hint: 'Each student signs in and sees only their own. The admin sees all of them and grades them.',
    }),
  },
  {
    id: 'marks',
    says: [
      deed(
        String.raw`(?:grades?|marks?) (?:of|for|that) (?:my |our |the |each |all )*(?:students?|pupils?|class|children|kids)`,
      ),
      deed(String.raw`(?:students?|pupils?)['’]? (?:grades|marks)\b`),
    ],
    saysNot: /\bhomework|hand(?:s|ed)? in\b/i,
    records: () => ({
      kind: 'grade',
      fields: 'subject (required), grade (number), date, remark',
      of: 'student',
      more: [{ kind: 'student', fields: 'name (required), class (text), notes' }],
      title: 'Grades',
    }),
  },
  {
    id: 'lesson-notes',
    says: [
      deed(
        String.raw`(?:notes?|records?|track|log) (?:on|about|of|for) (?:each|every|all|my|our)(?: of my| of our)? (?<of>pupil|student|patient|client|child|player|trainee|coachee|horse|dog)s?\b`,
      ),
      deed(
        String.raw`what (?:each|every|my|our) (?<of>pupil|student|patient|client|child|player)s? .{0,30}\b(?:practi[sc]e|work(?:ed|s)? on|learn(?:s|ed|t)?|told me|said|did)\b`,
      ),
    ],
    saysNot: /\b(?:hours|invoice|owes?|grade|weight|attend)/i,
    records: ({ of }) => ({
      kind: /pupil|student|trainee/.test(of) ? 'lesson' : 'session note',
      fields: /pupil|student|trainee/.test(of)
        ? 'what we did (required), date, what to practise (long text), notes'
        : 'what it was about (required), date, notes (long text), next step (text)',
      of,
      more: [{ kind: of, fields: 'name (required), phone, e-mail, notes' }],
      title: /pupil|student|trainee/.test(of) ? `Lessons of my ${pluralize(of)}` : `Notes on my ${pluralize(of)}`,
    }),
  },
  {
    id: 'report',
    says: [
      deed(
        String.raw`{who} {may}(?:report|reporting|tell (?:us|me|the \p{L}+) about|notify (?:us|me) (?:of|about)|flag|point out) (?:{some})(?<thing>(?:broken|defect(?:ive)?|damaged|faulty|missing)? ?(?:things|stuff|damages?|problems?|issues?|defects?|faults?|bugs?|potholes?|incidents?|accidents?|near misses|hazards?|leaks?|litter|rubbish|trash|graffiti|street ?lights?|lamps?|sightings?|errors?|lifts?|elevators?|equipment|machines?|playground \p{L}+))`,
      ),
      deed(
        String.raw`(?:report|reporting|collect(?:ing)? reports of) (?:{some})(?<thing>(?:broken|damaged|faulty) \p{L}+|potholes?|damages?|defects?|faults?|hazards?|near misses|incidents?|accidents?)`,
      ),
      deed(
        String.raw`(?:(?:something|things|stuff|what) (?:is|are|gets?|that is|that are|that['’]s)|(?:what|something|that|it)['’]s) (?<thing>broken|damaged|defective|faulty)\b`,
      ),
    ],
    saysNot: /\b(?:tenants?|insurance claim|expense report|weekly report|bird|wildlife)\b/i,
    records: ({ thing, message }) => ({
      kind: 'report',
      fields: `${/accident|incident|miss|hazard/.test(thing) ? 'what happened' : 'what is wrong'} (text, required), where (text, required), photo, reported by (text), reported on (date), status (reported, in work, fixed)`,
      title: /bug|error/.test(thing)
        ? 'Bug reports'
        : /pothole|street|litter|rubbish|graffiti/.test(message)
          ? 'Street reports'
          : /accident|incident|miss|hazard/.test(thing)
            ? 'Incident reports'
            : 'What is broken',
    }),
  },
  {
    id: 'requests-seen',
    says: [
      deed(
        String.raw`(?:tenants?|residents?|employees?|colleagues?|staff|members?|teachers?|customers?|parents|citizens|clients?) {may}(?:send|submit|make|file|hand in|report|put in|ask for) (?:{some})(?<thing>(?:[\p{L}-]+ )?(?:requests?|repairs?|complaints?|claims?|expenses|expense claims|tickets?|wishes|maintenance|problems?|time off|days? off|leave|holidays?|vacation))\b(?=[^]*\b(?:see|follow|know|told|status|what (?:happens|happened|became)|approv\w+|answer|decide|accept|reject|say (?:yes|no)))`,
      ),
      deed(
        String.raw`(?:tenants?|residents?)(?: of (?:{some})\p{L}+)? {may}(?:report|say|tell us) (?:what|whatever|anything|something|if something|that something|when something) (?:that )?(?:is |['’]s |gets? |has )*(?<thing>broken|damaged|defect(?:ive)?|wrong|leaking|stopped working|does ?n[o'’]t work)`,
      ),
      deed(String.raw`(?:tenants?|residents?)(?: of (?:{some})\p{L}+)? {may}(?:report|send|submit|file) {thing}`),
      deed(
        String.raw`(?:tenants?|residents?)\b[^]*\b(?:write|say|tell|note|report)(?:s|ing)?(?: down| us| me)? (?:what|when|if) (?:is|are|something is|gets?|needs?) \p{L}+`,
      ),
    ],
    records: ({ thing, message }) => {
      const isLeave = /leave|off|holiday|vacation/.test(thing)
      const isExpense = /expense/.test(thing)
      const isRepair = /repair|maintenance|problem/.test(thing) || /tenant/i.test(message)
      const approves = isLeave || isExpense || /approv|accept|reject|decide/.test(message)
      return {
        kind: isLeave
          ? 'holiday request'
          : isExpense
            ? 'expense claim'
            : isRepair
              ? 'repair request'
              : /complaint/.test(thing)
                ? 'complaint'
                : 'request',
        fields: isLeave
          ? 'reason (text, required), first day (date, required), last day (date, required), notes, status (asked, approved, declined)'
          : isExpense
            ? 'what (required), amount (money, required), date, receipt (picture), status (handed in, approved, declined, paid)'
            : `what it is about (text, required), where (text), details (long text), photo, status (${approves ? 'sent, approved, declined' : 'sent, in work, done'})`,
        isOverseen: true,
        title: isLeave ? 'Holiday requests' : isExpense ? 'Expense claims' : isRepair ? 'Repair requests' : 'Requests',
        hint: 'Each person signs in and sees only their own. The admin sees all of them and says how they stand.',
      }
    },
  },
  {
    id: 'absence',
    says: [
      deed(
        String.raw`(?:who|which|when|see who|know who).{0,40}\b(?:is|are|['’]s|goes|will be) (?:on |off |away )*(?:holidays?|vacation|leave|sick|off|away|absent|out of (?:the )?office|not in|working from home)\b`,
      ),
      deed(
        String.raw`(?:holidays?|vacations?|absences?|leave|days off) (?:of|for|planner for|calendar for) (?:{some})(?:employees?|staff|team|colleagues?|people|workers)`,
      ),
      deed(String.raw`(?:employees?|staff|team|colleagues?)['’]?s? (?:holidays?|vacations?|absences?|leave|days off)`),
    ],
    saysNot: /\b(?:water|feed|house ?sit|pet)\b/i,
    records: () => ({
      kind: 'absence',
      fields:
        'who (text, required), first day (date, required), last day (date, required), reason (holiday, sick, training, other), notes',
      parts: ['calendar'],
      title: 'Who is away',
    }),
  },
  {
    id: 'hours',
    says: [
      deed(
        String.raw`(?:how (?:many|much) (?:hours|time)|how long|hours|working (?:hours|time)) (?:(?:that )?(?:i|we|everyone|employees|staff|my \p{L}+|our \p{L}+) )?(?:have |has |had |really |actually )?(?:work(?:s|ed)?|spen[dt]s?|put in|did|do)?\b.{0,25}?\b(?:for|on|per|with) (?:each|every|which|a|the|my|our|different|all)? ?(?<of>clients?|customers?|projects?|jobs?|tasks?|sites?|cases?)`,
      ),
      deed(
        String.raw`(?:track|log|record|note|count|write down) (?:my|our|the|working|billable) (?:hours|working hours|work hours|time) (?:(?:for|on|per|by) (?:each |every |my |our )?(?<of>clients?|customers?|projects?|jobs?))`,
      ),
    ],
    records: ({ of }) => ({
      kind: 'time entry',
      fields: 'what was done (text, required), date, hours (number, required)',
      of: of === '' ? 'client' : of,
      more: [{ kind: of === '' ? 'client' : of, fields: 'name (required), hourly rate (money), notes' }],
      parts: ['totals'],
      title: `Hours by ${of === '' ? 'client' : of}`,
    }),
  },
  {
    id: 'time-clock',
    says: [
      deed(String.raw`(?:clock|check|sign|stamp)(?:s|ing)? in and (?:clock |check |sign |stamp )?out`),
      deed(
        String.raw`(?:when|what time) (?:my |our |the |each )?(?:employees?|staff|workers?|people|they|everyone|volunteers?|i) (?:came|come|comes|start(?:s|ed)?|arrive[sd]?|left|leave|go|went)\b`,
      ),
    ],
    records: () => ({
      kind: 'working day',
      fields:
        'who (text, required), date (required), came at (time, required), left at (time), break in minutes (number), notes',
      title: 'Time clock',
    }),
  },
  {
    id: 'invoices',
    says: [
      deed(String.raw`(?:send|write|make|create|keep track of|track|manage|issue) (?:{some})?invoices?\b`),
      deed(
        String.raw`(?:which|what|who|see) (?:{some})?(?:invoices?|bills?|customers?|clients?) .{0,30}\b(?:paid|unpaid|open|overdue|owe)`,
      ),
    ],
    saysNot: /\b(?:split|roommates?|flatmates?|rent|dues|membership)\b/i,
    records: () => ({
      kind: 'invoice',
      fields:
        'number (text, required), what for (text), amount (money, required), sent on (date), due on (date), paid (yes/no)',
      of: 'customer',
      more: [{ kind: 'customer', fields: 'name (required), e-mail, address (text)' }],
      parts: ['totals'],
      title: 'Invoices',
    }),
  },
  {
    id: 'parcels',
    says: [
      deed(
        String.raw`(?<thing>packages?|parcels?|deliver(?:y|ies)|letters|mail|post) (?:that |which )?(?:arrive|come|came|get|are|have|for|at|is)`,
      ),
      deed(
        String.raw`who (?:picked up|collected|got|received|took) (?:which |what |the |a |their )?(?<thing>packages?|parcels?|deliver(?:y|ies)|mail)`,
      ),
    ],
    saysNot: /\b(?:order|customers? (?:can )?(?:see|track)|food|meal)\b/i,
    records: ({ thing }) => ({
      kind: /deliver/.test(thing) ? 'delivery' : /letter|mail|post/.test(thing) ? 'letter' : thing,
      fields: 'for whom (text, required), from (text), arrived on (date), picked up by (text), picked up on (date)',
      title: asPlural(/mail|post/.test(thing) ? 'letter' : thing, 'package'),
    }),
  },
  {
    id: 'visitor-log',
    says: [
      deed(
        String.raw`(?:who|which visitors?|visitors?|guests?) .{0,25}\b(?:is|are|was|were|comes?|came|enters?|sign in|signs in) (?:in|at|into|to) (?:the|our) (?:building|office|house|school|site|plant|reception|factory|premises)`,
      ),
      deed(String.raw`visitors?['’]? (?:log|book|register|sign-?in)\b`),
    ],
    saysNot: /\b(?:guest ?book|website|away|holiday)\b/i,
    records: () => ({
      kind: 'visit',
      fields: 'visitor (text, required), company, to see (text), date, came at (time), left at (time)',
      title: 'Visitors today',
    }),
  },
  {
    id: 'minutes',
    says: [
      deed(
        String.raw`(?:keep|take|write|record|store|file|have|find)(?:ing)? (?:the |our |all |all the )?(?:minutes|protocols?|notes) (?:of|from|for) (?:{some})?(?:[\p{L}-]+ )?(?:meetings?|assembl(?:y|ies)|board|committee|council)`,
      ),
      deed(String.raw`(?:meeting|board|committee) minutes\b`),
      deed(String.raw`what (?:we|they|the board|the team) (?:decided|agreed)\b`),
    ],
    saysNot: /\bsummar/i,
    records: () => ({
      kind: 'meeting',
      fields:
        'title (required), date (required), who was there (text), minutes (long text, required), decisions (long text), next meeting (date)',
      title: 'Meeting minutes',
    }),
  },
  {
    id: 'inspections',
    says: [
      deed(
        String.raw`(?:each|every|all|which|when|the|their|our) (?<thing>inspections?|check-?ups?|services?|servicings?|maintenance|repairs?|treatments?|calibrations?|cleanings?) (?:of|on|for|to) (?:{some}){of}`,
      ),
      deed(
        String.raw`(?:records?|track|notes?|log) (?:of|on|for|about) (?:my|our|the|all|each|every) {of} (?:and|with) (?:each|every|the|all|their|its) (?<thing>inspections?|services?|repairs?|treatments?|visits?|check-?ups?|walks?|rides?|harvests?|maintenance|cleanings?)`,
      ),
      deed(
        String.raw`when (?:{some})?(?<of>machines?|cars?|vans?|bikes?|boilers?|lifts?|fire extinguishers?|tools?|vehicles?|instruments?|trucks?|pianos?) (?:was|were|is|are|need|needs|have|has)(?: to be| been| last| due for)* (?:(?:an?|the|its|their) )?(?<thing>serviced?|inspected|inspection|checked|repaired|maintained|maintenance|tuned|service|cleaned)`,
      ),
    ],
    records: ({ thing, of }) => {
      const done = thing.startsWith('inspect')
        ? 'inspection'
        : thing.startsWith('servic')
          ? 'service'
          : thing.startsWith('check')
            ? 'check'
            : thing.startsWith('repair')
              ? 'repair'
              : thing.startsWith('maint')
                ? 'maintenance'
                : thing.startsWith('tun')
                  ? 'tuning'
                  : thing.startsWith('clean')
                    ? 'cleaning'
                    : thing
      return {
        kind: done === 'maintenance' ? 'maintenance job' : done,
        fields:
          'what was found or done (text, required), date (required), by whom (text), notes (long text), next due on (date)',
        of,
        more: [{ kind: of, fields: 'name (required), place (text), notes' }],
        title: `${capitalize(of)} ${done === 'maintenance' ? 'maintenance' : pluralize(done)}`,
      }
    },
  },
  {
    id: 'log-per-thing',
    says: [
      deed(
        String.raw`(?:log|record|note|write down|track|keep track of) (?:their|our|my|the|all|each|every)? ?(?<thing>walks?|rides?|feedings?|visits?|sessions?|training|flights?|dives?|trips?|weighings?|shows?|litters?|harvests?) (?:with|of|for|per) (?:each|every|the|my|our|their|all)(?: of (?:my|our|the))? {of}`,
      ),
    ],
    records: ({ thing, of }) => ({
      kind: thing,
      fields: 'how it went (text, required), date (required), minutes (number), notes (long text)',
      of,
      more: [{ kind: of, fields: 'name (required), owner (text), notes' }],
      title: `${capitalize(of)} ${pluralize(thing)}`,
    }),
  },
  {
    id: 'run-low',
    says: [
      deed(
        // A membership that runs out is no stock.
        String.raw`(?:when|what|which|before|if)\b(?!.{0,40}\b(?:memberships?|contracts?|licen[cs]es?|permits?|leases?|warrant(?:y|ies)|passports?|subscriptions?|insurances?|certificates?|passes|visas?|guarantees?|polic(?:y|ies)|time)\b).{0,30}\b(?:run(?:s|ning)? (?:out|low)|is (?:low|empty|out)|are (?:low|empty|out)|need(?:s)? (?:to be )?(?:re-?order(?:ed|ing)?|restock(?:ed|ing)?|refill\w*))`,
      ),
      deed(String.raw`(?:low|minimum)[- ]stock (?:warnings?|alerts?|alarms?|notifications?|reminders?|levels?|list)`),
      deed(
        String.raw`(?:how much|how many|what) (?:[\p{L}-]+ )?(?:is|are|we have|i have|do we have|there is|there are)(?: still)? (?:left )?in (?:stock|the store ?room|the warehouse|the cupboard|the lab|the depot)`,
      ),
    ],
    records: () => ({
      kind: 'item',
      fields:
        'name (required), quantity (number, required), reorder below (number), where it is kept (text), supplier (text), notes',
      title: 'Stock',
    }),
  },
  {
    id: 'applications',
    says: [
      deed(
        String.raw`(?:people|candidates?|students?|applicants?|anyone|artists|volunteers?|families|interested \p{L}+) {may}apply (?:for|to|online|with us|here)`,
      ),
    ],
    plain: ({ message }) =>
      `A page where people apply ${/\bapply (?:for|to) ((?:(?!(?:and|so|with|online|then|where)\b)[\p{L}'’-]+ ?){1,5})/iu.exec(message)?.[0]?.replace(/^apply /i, '') ?? 'to us'}, with a form that asks name, e-mail, phone, about you (long text)`,
  },
  {
    id: 'conference',
    says: [
      deed(
        String.raw`(?:organi[sz]ing|running|planning|holding|hosting|programme of|program for|schedule (?:of|for)) (?:an? |our |the |my )?(?:[\p{L}-]+ )?(?<thing>conference|symposium|congress|festival|summit|hackathon|barcamp|retreat|study day)`,
      ),
    ],
    saysNot: /\b(?:tickets?|volunteers?|budget|landing|sign up|register)\b/i,
    records: ({ thing }) => ({
      kind: /festival/.test(thing) ? 'act' : 'talk',
      fields: `title (required), date, start time (time), ${/festival/.test(thing) ? 'stage' : 'room'} (text), description (long text)`,
      of: 'speaker',
      more: [{ kind: 'speaker', fields: 'name (required), company, photo, about (long text)' }],
      access: 'admin',
      title: `${capitalize(thing)} programme`,
    }),
  },
  {
    id: 'counted',
    says: [
      deed(
        String.raw`(?<thing>visitors?|guests?|people|customers?|cars?|bikes?|birds?|attendees) (?:counter|counts|counting)\b`,
      ),
      deed(
        String.raw`count(?:s|ed|ing)? (?:how many )?(?:the |our )?(?<thing>visitors|guests|people|customers|children|cars|bikes)\b`,
      ),
    ],
    saysNot: /\b(?:words?|party|wedding|rsvp|game|website visitors|page views|analytics)\b/i,
    records: ({ thing }) => ({
      kind: 'count',
      fields: `how many (number, required), date (required), from (time), until (time), notes`,
      parts: ['totals'],
      title: `${capitalize(pluralize(singularize(thing)))} counted`,
    }),
  },
]
