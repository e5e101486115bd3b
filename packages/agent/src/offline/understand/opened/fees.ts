// Who has paid what a club or a team asks of each, in one go or bit by bit; and who has the one thing that it lends.
import { capitalize } from '../inflect.ts'
import type { Records } from '../purposes/purpose.ts'
import { nounOf } from '../purposes/schema.ts'

const fees = 'fees?|dues|subscriptions?|contributions?|membership|deposit|money'
const amount = String.raw`(?:(?<sign>[€$£])\s?(?<behind>\d+)|(?<before>\d+)[ -]?(?<unit>€|£|\$|euros?|pounds?|dollars?))`
/** "Who has paid the £25 fee", "who paid the season fee of 85 euros". */
const paid = new RegExp(
  String.raw`\bwho(?:['’]s| has| have)? (?:already |not )?paid (?:the |their |our )?(?:${amount} )?(?<fee>(?:\p{L}+ )?(?:${fees}))(?: of ${amount.replaceAll('?<', '?<of')})?`,
  'iu',
)
const bitByBit = /\b(?:in(?:stal?ments| parts| pieces)|bit by bit|part payments?|monthly payments)\b/iu
/** "Who borrowed the honey extractor and when it's due back". */
const lent =
  /\bwho (?:has |have )?(?:borrowed|taken|got|has) (?:the|our) (?<thing>\p{L}+(?: \p{L}+)?) and when (?:it|they)\b[^,.;]*\b(?:back|returned?)\b/iu
const whose =
  'players?|pupil|student|child|kid|family|household|parent|singer|swimmer|dancer|rower|neighbour|tenant|participant|girl|boy'
const units: Readonly<Record<string, string>> = { e: '€', p: '£', d: '$' }

type Kept = Pick<Records, 'fields' | 'more' | 'reckoned'>

interface Fee {
  name: string
  /** 0 where the message does not say how much it is. */
  amount: number
  sign: string
}

function feeOf(message: string): Fee | null {
  const groups = paid.exec(message)?.groups
  if (groups === undefined) return null
  const said = groups['behind'] ?? groups['before'] ?? groups['ofbehind'] ?? groups['ofbefore']
  const unit = groups['sign'] ?? groups['unit'] ?? groups['ofsign'] ?? groups['ofunit'] ?? ''
  const name = (groups['fee'] ?? 'fee').toLowerCase().replace(/^(?:the|a) /u, '')
  return { name, amount: Number(said ?? 0), sign: units[unit.charAt(0).toLowerCase()] ?? unit }
}

const member = (message: string): string => {
  const said = nounOf(message, whose, 'member')
  return /^(?:kid|girl|boy)$/u.test(said) ? 'child' : said
}

function paidAtOnce({ name, amount: each, sign }: Fee, kind: string): Kept {
  const sum = each === 0 ? '' : `; Come in ${sign} = count ${kind} where paid * ${each}`
  return {
    fields: 'name (required), paid (yes/no), paid on (date), phone, notes',
    reckoned: [
      `${capitalize(name)}${each === 0 ? '' : ` of ${sign}${each}`} | all | Paid = count ${kind} where paid; Not yet = count ${kind} where not paid${sum}`,
      `Not paid yet | each ${kind} where not paid | Phone = phone`,
    ],
  }
}

function paidInParts({ name, amount: each, sign }: Fee, kind: string): Kept {
  const owes = `${each} - sum amount of payment`
  return {
    fields: 'name (required), phone, notes',
    more: [
      { kind: 'payment', fields: 'amount (money, required), date (date, required), how (cash, transfer)', of: kind },
    ],
    reckoned: [
      ...(each === 0
        ? [`Paid so far | each ${kind} | Paid = sum amount of payment | least Paid first`]
        : [
            `Still to pay of ${sign}${each} | each ${kind} | Paid = sum amount of payment; Still to pay = ${owes} | only Still to pay over 0; most Still to pay first; total Still to pay`,
          ]),
      `${capitalize(name)} come in | all | Come in = sum amount of payment; Payments = count payment`,
    ],
  }
}

/** What a list of who has paid keeps; null where none is asked for. */
export function readFees(message: string): Records | null {
  const fee = feeOf(message)
  if (fee === null || /\b(?:rent|invoices?|bills?|split|expenses?|online payments?)\b/iu.test(message)) return null
  const kind = member(message)
  const kept = bitByBit.test(message) ? paidInParts(fee, kind) : paidAtOnce(fee, kind)
  const thing = lent.exec(message)?.groups?.['thing']?.toLowerCase()
  const loan = {
    kind: 'loan',
    fields: 'borrowed on (date, required), due back on (date, required), returned (yes/no), remark (text)',
    of: kind,
  }
  return {
    kind,
    title: thing === undefined ? 'Who has paid' : 'Members',
    fields: kept.fields,
    more: [...(kept.more ?? []), ...(thing === undefined ? [] : [loan])],
    reckoned: [
      ...(thing === undefined ? [] : [`Who has the ${thing} | each loan where not returned | Due back = due back on`]),
      ...(kept.reckoned ?? []),
    ],
  }
}
