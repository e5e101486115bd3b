// How large figures are that differ with what has them: a goat weighs more than a cat, and milk is no fuel.
import type { Range } from './sample-words.ts'

interface Size {
  noun?: RegExp
  /** Words of the message. */
  about?: RegExp
  field: RegExp
  range: Range
}

const kilos = /^(?:weight|kg|kilos?)(?:_|$)|_weight$|_kg$/
const vehicles =
  /\b(?:cars?|vans?|vehicles?|trucks?|lorr(?:y|ies)|motor(?:bikes?|cycles?)|diesel|petrol|fuel|tank(?:ed|ing)?|fill-?ups?|odometer|mileage)\b/i
const lending = /\b(?:lend\w*|lent|borrow\w*|library of things|rental|rent(?:ing)? out (?:tools|things))\b/i

const isMending = /(?:^| )(?:repair|repair job|job|ticket|job card|work order|order|shoe repair)$/
const isPrice = /^(?:price|cost|estimate|price_estimate|estimated_price|total|amount)(?:_|$)/
const isByDay = /^(?:price|rate|rent|cost|fee)(?:_(?:a|per)_day)?$|per_day|daily/
const isRented = /\b(?:rentals?|rent(?:s|ing)?|hire|hiring)\b/i

const sizes: readonly Size[] = [
  {
    field: /(?:^|_)(?:places?|spots?)(?:_|$)/,
    noun: /(?:^| )(?:home|household|family)$/,
    range: { low: 1, high: 4, decimals: 0 },
  },
  { field: /temperature/, about: /\boven\b|\bbaking\b/i, range: { low: 160, high: 240, decimals: 0 } },
  { field: /temperature/, about: /\bfridge\b/i, range: { low: 3, high: 6, decimals: 1 } },
  { field: /temperature/, about: /\bfreezers?\b/i, range: { low: -20, high: -17, decimals: 0 } },
  {
    field: /temperature/,
    about: /\b(?:fever|thermometer|body temperature)\b/i,
    range: { low: 36.4, high: 37.9, decimals: 1 },
  },
  { field: /temperature/, about: /\b(?:lake|sea|pool|swim\w*)\b/i, range: { low: 16, high: 24, decimals: 0 } },
  { field: /temperature/, about: /\b(?:aquariums?|fish ?tanks?)\b/i, range: { low: 23, high: 27, decimals: 0 } },
  // Points are given from one to ten where nobody says otherwise.
  {
    field: /^(?!number|rank|place|year|date|age|count)/,
    noun: /(?:^| )(?:mark|jury vote|judge's mark|judging|judge score)$/,
    range: { low: 5, high: 10, decimals: 0 },
  },
  {
    field: /heart_?rate|pulse|bpm/,
    noun: /run|ride|workout|training|session|race/,
    range: { low: 124, high: 172, decimals: 0 },
  },
  {
    field: /^age$/,
    noun: /photo|picture|drawing|height|entry|child|kid/,
    about: /\b(?:kids?|child|children|son|daughter|toddler|grandchildren)(?:'s|’s|s')?\b/i,
    range: { low: 3, high: 9, decimals: 0 },
  },
  {
    field: /^(?:fuel|insurance|repairs?|tax|tyres|tires|service|parking)$/,
    noun: /(?:^| )(?:car|van|vehicle|motorbike|camper)$/,
    range: { low: 84, high: 640, decimals: 0 },
  },
  { field: /^age$/, noun: /student/, range: { low: 8, high: 26, decimals: 0 } },
  {
    field: /day_rate|daily_rate|rate_(?:a|per)_day/,
    about: /\b(?:films?|crew|freelanc\w*|productions?)\b/i,
    range: { low: 220, high: 480, decimals: 0 },
  },
  {
    field: /^met(?:er|re)s$|distance_in_m$/,
    about: /\bsw(?:im|am)\w*\b/i,
    range: { low: 620, high: 2640, decimals: 0 },
  },
  {
    field: /value|offer|price/,
    noun: /lead|client|deal|customer/,
    about: /\b(?:solar|heat pumps?)\b/i,
    range: { low: 8600, high: 42800, decimals: 0 },
  },
  { field: /expected_value|deal_value|deal_size/, range: { low: 1240, high: 8720, decimals: 0 } },
  { field: /^age$/, noun: /scout|cub|junior|youth|pupil|kid|young/, range: { low: 7, high: 15, decimals: 0 } },
  { field: kilos, noun: /mushroom|berr(?:y|ies)|find/, range: { low: 0.1, high: 1.4, decimals: 1 } },
  { field: /takings|turnover|(?:day|daily)_?sales/, range: { low: 240, high: 1180, decimals: 2 } },
  { field: /temperature/, noun: /firing/, range: { low: 980, high: 1265, decimals: 0 } },
  {
    field: /(?:price|value|worth)/,
    noun: /(?:^| )(?:stamp|coin|postcard|comic|card|badge)$/,
    range: { low: 1, high: 64, decimals: 0 },
  },
  { field: /^(?:price|cost)$/, noun: /haircut|hair ?style/, range: { low: 18, high: 46, decimals: 0 } },
  { field: /^(?:how_many|quantity|number|pieces)$/, noun: /(?:^| )order$/, range: { low: 1, high: 6, decimals: 0 } },
  { field: isPrice, noun: isMending, about: /\b(?:bikes?|bicycles?)\b/i, range: { low: 14, high: 148, decimals: 0 } },
  {
    field: isPrice,
    noun: isMending,
    about: /\b(?:shoes?|cobbler\w*|boots)\b/i,
    range: { low: 11, high: 68, decimals: 0 },
  },
  {
    field: isPrice,
    noun: isMending,
    about: /\b(?:phones?|laptops?|computers?|electronics|watch(?:es|maker)?|clocks?|tailor\w*|alterations?)\b/i,
    range: { low: 24, high: 186, decimals: 0 },
  },
  {
    field: isByDay,
    noun: /kayak|canoe|boat|sup|board|paddle/,
    about: isRented,
    range: { low: 24, high: 64, decimals: 0 },
  },
  {
    field: isByDay,
    noun: /bike|bicycle|ski|tent|tool|camera|costume/,
    about: isRented,
    range: { low: 12, high: 38, decimals: 0 },
  },
  {
    field: isByDay,
    noun: /(?:^| )(?:car|van|camper|motorhome)$/,
    about: isRented,
    range: { low: 48, high: 129, decimals: 0 },
  },
  { field: /deposit/, about: isRented, range: { low: 50, high: 150, decimals: 0 } },
  {
    field: /harvest\w*_?year|year_?(?:of_)?harvest\w*|year_sown|^harvested$/,
    range: { low: 2023, high: 2025.4, decimals: 0 },
  },
  {
    field: /portion|serving|guest|people/,
    noun: /order|wedding cake|cake order|^cake$/,
    about: /\bcakes?\b/i,
    range: { low: 12, high: 64, decimals: 0 },
  },
  {
    field: /^height(?:_|$)|height_in_m/,
    noun: /hike|summit|mountain|peak|hill/,
    range: { low: 210, high: 1480, decimals: 0 },
  },
  {
    field: /ros(?:e|ing)|proof|ferment|(?:^|_)rest(?:ing)?(?:_|$)/,
    noun: /loaf|bread|bake|sourdough|dough/,
    range: { low: 5, high: 18, decimals: 0 },
  },
  {
    field: /^(?:elo|rating|dwz)$/,
    noun: /player|member/,
    about: /\bchess\b/i,
    range: { low: 1180, high: 2090, decimals: 0 },
  },
  {
    field: /altitude|elevation/,
    noun: /station|hut|peak|summit|stake|pass/,
    range: { low: 640, high: 2180, decimals: 0 },
  },
  { field: /(?:price|rate|fee|pay)_per_word|^word_(?:price|rate)/, range: { low: 0.08, high: 0.17, decimals: 2 } },
  { field: /(?:^|_)words?(?:_count)?$|word_count/, range: { low: 640, high: 6400, decimals: 0 } },
  { field: /(?:price|cost)_per_(?:litre|liter)/, range: { low: 1.62, high: 1.89, decimals: 2 } },
  { field: /litre|liter/, about: vehicles, range: { low: 22, high: 49, decimals: 1 } },
  { field: /litre|liter|milk/, noun: /goat|sheep|ewe/, range: { low: 1.4, high: 3.6, decimals: 1 } },
  { field: /litre|liter|milk/, noun: /cow/, range: { low: 18, high: 31, decimals: 1 } },
  {
    field: /hourly|per_hour/,
    about: /\b(?:clean\w*|babysit\w*|garden(?:er|ing)|handym[ae]n)\b/i,
    range: { low: 18, high: 36, decimals: 0 },
  },
  {
    field: /hourly|per_hour/,
    noun: /job|freelance|project|commission|invoice|client|hour|entry/,
    range: { low: 42, high: 88, decimals: 0 },
  },
  {
    field: /(?:^|_)(?:price|cost|total|amount|pay|fee)$/,
    noun: /tutoring|lesson|coaching|babysitting/,
    range: { low: 24, high: 62, decimals: 0 },
  },
  {
    field: /(?:^|_)(?:price|cost|fee|pay)$/,
    noun: /(?:dog|walk|pet|cat|visit|sitting)$/,
    about: /\b(?:walk\w*|sitt\w*)\b/i,
    range: { low: 11, high: 28, decimals: 0 },
  },
  {
    field: /(?:^|_)(?:price|cost|rate)(?:_per_night)?$/,
    noun: /^(?:room|cabin|apartment|pitch)$/,
    range: { low: 58, high: 124, decimals: 0 },
  },
  { field: /deposit/, about: lending, range: { low: 10, high: 60, decimals: 0 } },
  {
    field: /(?:^|_)(?:rent|monthly_rent|cold_rent|rent_(?:per_month|paid|due))$/,
    noun: /flat|apartment|house|tenant|property|studio|unit/,
    range: { low: 540, high: 1480, decimals: 0 },
  },
  { field: /(?:^|_)rent$/, noun: /rent|payment/, range: { low: 540, high: 1480, decimals: 0 } },
  {
    field: /^length$|duration/,
    noun: /episode|podcast|film|talk|recording/,
    range: { low: 18, high: 74, decimals: 0 },
  },
  { field: /kwh/, noun: /reading|meter|day|month/, range: { low: 120, high: 320, decimals: 0 } },
  {
    field: kilos,
    noun: /^(?:day|weight|weigh-in|body \w+|entry|check-?in|measurement)/,
    range: { low: 78.2, high: 81.4, decimals: 1 },
  },
  {
    field: kilos,
    noun: /^(?:person|member|client|patient|athlete|participant)/,
    range: { low: 54, high: 92, decimals: 1 },
  },
  { field: kilos, noun: /baby|newborn|infant/, range: { low: 3.1, high: 8.4, decimals: 1 } },
  { field: kilos, noun: /cat$|kitten|rabbit/, range: { low: 2.6, high: 5.8, decimals: 1 } },
  { field: kilos, noun: /dog|puppy/, range: { low: 5.4, high: 34, decimals: 1 } },
  { field: kilos, noun: /hen|chicken|duck/, range: { low: 1.8, high: 3.2, decimals: 1 } },
  { field: kilos, noun: /goat|sheep/, range: { low: 38, high: 74, decimals: 1 } },
  { field: kilos, noun: /horse|cow|pony/, range: { low: 320, high: 610, decimals: 0 } },
  { field: kilos, noun: /catch|fish|trout|pike/, range: { low: 0.4, high: 4.8, decimals: 1 } },
  { field: kilos, noun: /parcel|package/, range: { low: 0.6, high: 9.4, decimals: 1 } },
  { field: kilos, noun: /harvest|crop|vegetable|fruit/, range: { low: 0.3, high: 6.4, decimals: 1 } },
  { field: kilos, noun: /hive|honey/, range: { low: 8.4, high: 31, decimals: 1 } },
  { field: /(?:^|_)eggs?(?:_|$)/, range: { low: 2, high: 6, decimals: 0 } },
  {
    field: /^(?:minimum_|recommended_|from_)?age(?:_from)?$/,
    noun: /game|toy|puzzle|book|course|class/,
    range: { low: 3, high: 13, decimals: 0 },
  },
  {
    field: /^age$/,
    noun: /dog|cat|pet|animal|horse|hen|goat|sheep|cow|rabbit/,
    range: { low: 1, high: 12, decimals: 0 },
  },
  { field: /^age$/, noun: /child|kid|pupil/, range: { low: 3, high: 11, decimals: 0 } },
  { field: /(?:places?|seats?|spots?)_(?:left|free|open)/, range: { low: 0, high: 9, decimals: 0 } },
  {
    field: /(?:^|_)(?:places?|seats?|spots?)$/,
    noun: /trip|tour|class|course|workshop|event|excursion/,
    range: { low: 6, high: 24, decimals: 0 },
  },
  { field: /(?:^|_)(?:children|kids)$/, range: { low: 1, high: 3, decimals: 0 } },
  { field: /(?:^|_)break/, range: { low: 15, high: 60, decimals: 0 } },
  { field: /(?:^|_)frames?(?:_|$)/, noun: /inspection|hive|colony/, range: { low: 4, high: 10, decimals: 0 } },
  {
    field: /(?:^|_)(?:climb|ascent|elevation_gain|gain|height_met(?:er|re)s)(?:_|$)/,
    range: { low: 90, high: 940, decimals: 0 },
  },
  {
    field: /(?:people|helpers?|volunteers?|hands)_needed|how_many(?:_are)?_needed|(?:^|_)needed$/,
    range: { low: 2, high: 6, decimals: 0 },
  },
  { field: /volume/, noun: /book|comic|manga/, range: { low: 1, high: 9, decimals: 0 } },
  {
    field: /duration|minutes?/,
    noun: /rehearsal|lesson|class|appointment|treatment|session/,
    range: { low: 30, high: 90, decimals: 0 },
  },
]

/** How large the figures of a field are for records of this noun; undefined where that follows from the field alone. */
export function rangeOfNoun(field: string, noun: string, about: string): Range | undefined {
  return sizes.find(
    (size) => size.field.test(field) && (size.noun?.test(noun) ?? true) && (size.about?.test(about) ?? true),
  )?.range
}
