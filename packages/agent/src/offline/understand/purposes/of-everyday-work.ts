// What small firms, clubs and teachers ask for in a line: hours of employees, pupils with lessons and payments, children who
// are signed up, expenses that a boss approves, a menu that one orders from.
import { pluralize, singularize } from '../inflect.ts'
import { deed } from './deed-words.ts'
import type { Purpose } from './purpose.ts'

const taught = String.raw`(?:piano|guitar|violin|cello|flute|drums?|singing|music|maths?|math|english|french|german|spanish|latin|swimming|yoga|tennis|chess|drawing|painting|dance|dancing|riding|driving)`

export const ofEverydayWork: readonly Purpose[] = [
  {
    id: 'hours-of-employees',
    says: [
      deed(
        String.raw`(?:time[- ]?track(?:ing|er)|time ?sheets?|working hours|work hours|hours) (?:for|of) (?:{some})(?<of>employees?|staff|team|workers?|crew|helpers?|cleaners|drivers|carers|nurses)\b`,
      ),
      deed(
        String.raw`(?:employees?|staff|workers?|team|crew) {may}(?:clock in|log (?:their )?hours|enter (?:their )?hours|record (?:their )?hours|track (?:their )?(?:time|hours)|write down (?:their )?hours)`,
      ),
    ],
    saysNot: /\b(?:volunteers?|invoice|clients?|projects?|holiday|vacation)\b/i,
    records: ({ of }) => {
      const kind = of === '' || /^(?:staff|team|crew)$/.test(of) ? 'employee' : singularize(of)
      return {
        kind: 'time entry',
        fields: 'date (required), from (time), until (time), hours (number, required), what was done (text)',
        of: kind,
        more: [{ kind, fields: 'name (required), phone, e-mail' }],
        parts: ['totals'],
        title: 'Hours worked',
      }
    },
  },
  {
    id: 'own-pupils',
    says: [
      deed(
        String.raw`i(?:['’]m an? (?:\p{L}+ )?(?:teacher|tutor|instructor|coach)| (?:teach|give|tutor) (?:${taught}|lessons|private lessons)).{0,80}\b(?:lessons|payments?|paid|pupils|students|owe)\b`,
      ),
      deed(String.raw`lessons and payments of (?:{some})(?:pupils|students)`),
    ],
    saysNot:
      /\b(?:web ?site|homepage|landing|book (?:an? |their )?(?:trial |lesson)|homework|grades?|marks?|quiz|exercises?)\b/i,
    records: ({ message }) => {
      const of = /\bstudents?\b/i.test(message) ? 'student' : 'pupil'
      return {
        kind: 'lesson',
        fields: 'date (required), time (time), what we did (long text), price (money), paid (yes/no)',
        of,
        more: [{ kind: of, fields: 'name (required), phone, e-mail, level (text), notes' }],
        parts: ['totals'],
        title: `My ${pluralize(of)}`,
      }
    },
  },
  {
    id: 'children-signed-up',
    says: [
      deed(
        String.raw`(?:parents|families|people|they) {may}(?:register|sign up|enrol?l?|book in|put down) (?:their |the )?(?:kids?|children|child|sons?|daughters?|sons? (?:and|or) daughters?)\b(?: (?:for|to|in|at) (?<thing>(?:[\p{L}’'-]+ ?){1,3}))?`,
      ),
    ],
    saysNot: /\b(?:shifts?|fees? paid|who paid|carpool|lifts?|photos?)\b/i,
    plain: ({ message }) => {
      const what =
        /\b(?:for|to|at) (?:the |our |a )?((?:[\p{L}'’-]+ )?(?:camp|course|class(?:es)?|workshop|lessons?|club|trip|tournament|training|school|kindergarten|daycare|party|swimming|choir))\b/iu.exec(
          message,
        )?.[1]
      return `A sign-up form for ${what === undefined ? 'children' : `the ${what}`} with child's name, age (number), parent's name, e-mail, phone, allergies and notes`
    },
    beats: ['list', 'survey', 'site'],
  },
  {
    id: 'expenses-approved',
    says: [
      deed(
        String.raw`(?:expenses?|expense (?:reports?|claims?)|receipts|travel costs)\b.{0,60}\b(?:boss|manager|team lead|lead|accounting|office|treasurer|hr|i|we) (?:can |must |have to |has to |then )?(?:approves?|checks?|signs? off|says? yes|accepts?|confirms?|pays? (?:them|it) back|reimburses?)`,
      ),
      deed(String.raw`(?:expense|expenses) (?:approval|reimbursements?|claims?)\b`),
    ],
    records: () => ({
      kind: 'expense claim',
      fields:
        'what (text, required), amount (money, required), date (required), receipt (picture), status (handed in, approved, declined, paid)',
      isOverseen: true,
      title: 'Expense claims',
      hint: 'Each person signs in and sees only their own. The admin sees all of them and says how they stand.',
    }),
  },
  {
    id: 'menu-ordered-from',
    says: [
      deed(
        String.raw`menus? (?:for|of) (?:{some})(?<of>(?:[\p{L}-]+ )?(?:pizzeria|restaurant|caf[eé]|bistro|takeaway|take-?out|food truck|bakery|snack bar|diner|sushi (?:bar|place)|burger (?:bar|place|joint)|kitchen))\b.{0,40}\b(?:order(?:s|ing)?|pre-?orders?)\b`,
      ),
      deed(String.raw`(?:customers?|people|guests?) {may}order (?:from|off) (?:our|the|my) menu\b`),
    ],
    saysNot: /\b(?:waiters?|table number|kitchen screen|delivery drivers?)\b/i,
    beats: ['site', 'list'],
    plain: ({ of }) => `An order page for a ${of === '' ? 'restaurant' : of}`,
  },
]
