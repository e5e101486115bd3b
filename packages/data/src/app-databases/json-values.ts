// Postgres values as JSON and back: what an app gets is what it could have written in JavaScript.
import { parseArray } from './parse-array.ts'

type Parse = (text: string) => unknown

const parsers = new Map<number, Parse>([
  [16, (text) => text === 't'],
  [20, exactNumber],
  [21, exactNumber],
  [23, exactNumber],
  [26, exactNumber],
  [700, finiteNumber],
  [701, finiteNumber],
  [1700, exactNumber],
  [114, parseJson],
  [3802, parseJson],
  [1114, (text) => text.replace(' ', 'T')],
  [1184, isoInstant],
])
const arrayOf = new Map([
  [1000, 16],
  [1005, 21],
  [1007, 23],
  [1016, 20],
  [1021, 700],
  [1022, 701],
  [1231, 1700],
  [199, 114],
  [3807, 3802],
  [1115, 1114],
  [1185, 1184],
  [1009, 25],
  [1015, 1043],
  [1182, 1082],
  [2951, 2950],
  [1002, 18],
  [1014, 1042],
])

// Years after 9999, before Christ and infinity stay text.
const instantPattern = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(?::(\d\d))?$/

/** For pg's `types`: everything not named here stays Postgres' own text (uuid, date, interval, bytea…). */
export const jsonTypes = {
  getTypeParser(oid: number): Parse {
    const element = arrayOf.get(oid)
    if (element === undefined) return parsers.get(oid) ?? asText
    const parse = parsers.get(element) ?? asText
    return (text) => parseArray(text, parse)
  },
}

/** Parameters that came as JSON. */
export function toParameters(params: readonly unknown[]): unknown[] {
  return params.map((value) => {
    if (value === undefined) return null
    // pg writes every list as a Postgres array; one with objects in it can only be meant for a json column.
    const isJsonList =
      Array.isArray(value) && value.some((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
    return isJsonList ? JSON.stringify(value) : value
  })
}

function asText(text: string): string {
  return text
}

function parseJson(text: string): unknown {
  return JSON.parse(text)
}

/** NaN and infinity have no JSON number. */
function finiteNumber(text: string): number | string {
  const value = Number(text)
  return Number.isFinite(value) ? value : text
}

/** A number when no digit is lost, else the text: 10.50 → 10.5, 9007199254740993 → '9007199254740993'. */
function exactNumber(text: string): number | string {
  const value = Number(text)
  if (!Number.isFinite(value)) return text
  if (Number.isInteger(value) && !Number.isSafeInteger(value)) return text
  const shortest = text.includes('.') ? text.replace(/0+$/, '').replace(/\.$/, '') : text
  const isExact = String(value) === shortest || String(value).includes('e')
  return isExact || shortest === '-0' ? value : text
}

function isoInstant(text: string): string {
  const [, day, time, hours, minutes = '00'] = instantPattern.exec(text) ?? []
  return day === undefined ? text : new Date(`${day}T${time}${hours}:${minutes}`).toISOString()
}
