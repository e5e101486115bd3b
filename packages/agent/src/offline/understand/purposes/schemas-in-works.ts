// What is kept in works and depots: safety, accidents, checks, machines and vehicles.
import { capitalize } from '../inflect.ts'
import { tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { nounOf, schema } from './schema.ts'

const vehicles =
  'cars?|vans?|trucks?|vehicles?|lorr(?:y|ies)|fleet|motorbikes?|motorcycles?|tractors?|boats?|minibus(?:es)?'

export const schemasInWorks: readonly Purpose[] = [
  schema(
    [
      tells(
        'safety (?:walks?|rounds?|tours?|inspections?)|walk(?:s|ing)? (?:through|around|round) the (?:plant|factory|site|warehouse|building|school)|hazard (?:walks?|hunts?)|trip(?:ping)? hazards?',
      ),
      tells(
        'hazards?|unsafe',
        'plant|factory|site|warehouse|workshop|work(?:place)?',
        'note|report\\w*|record|list|log',
      ),
    ],
    {
      kind: 'defect',
      fields:
        'what (text, required), where (text, required), photo, risk (low, medium, high), assigned to (text), due on (date), status (open, in work, fixed, checked)',
      title: 'Safety walks',
    },
  ),
  schema(
    tells(
      'audits?|auditors?|inspections?|inspectors?',
      'findings?|non-?conformit\\w+|deviations?|observations|weaknesses|corrective',
    ),
    {
      kind: 'finding',
      fields:
        'what was found (text, required), area (text), severity (minor, major, critical), what to do (long text), responsible (text), due on (date), status (open, in work, done)',
      title: 'Audit findings',
    },
  ),
  schema(
    tells(
      'accidents?|injur(?:y|ies|ed)|near[- ]miss(?:es)?|first aid given',
      'work(?:place|ers?|shop|s)?|site|factory|company|employees?|staff|kitchen|school|kindergarten',
      'record\\w*|reports?|reported|log|document\\w*|book|note',
    ),
    {
      kind: 'accident',
      fields:
        'what happened (text, required), date (required), time, where (text), who was hurt (text), first aid (long text), witnesses (text), status (reported, looked into, closed)',
      access: 'team',
      title: 'Accident book',
    },
  ),
  schema(
    tells(
      'fire extinguishers?|ladders?|first[- ]aid (?:kits?|boxes)|harness(?:es)?|climbing ropes?|lifting gear|smoke (?:alarms|detectors)|playground equipment|play equipment|emergency (?:exits|lights)|defibrillators?|life ?jackets|scba|hoses',
      'check\\w*|inspect\\w*|test(?:s|ed|ing)?|due|expir\\w+|looked at',
    ),
    {
      kind: 'check',
      fields:
        'what was checked (text, required), date (required), result (fine, needs repair, out of use), checked by (text, required), next check (date)',
      of: 'device',
      more: [{ kind: 'device', fields: 'name (required), number (text), where (text), check every (number months)' }],
      title: 'Equipment checks',
    },
    { beats: ['list'] },
  ),
  schema(
    tells(
      `which|who|us|share|book\\w*|reserve|take`,
      'company (?:car|bike|van)|pool cars?|company vehicles?|cargo bikes?|shared car|(?:team|work) (?:van|bike|car)',
    ),
    (message) => {
      const vehicle = /bike/i.test(message) ? 'bike' : /van/i.test(message) ? 'van' : 'car'
      return {
        kind: 'booking',
        fields: 'booked by (text, required), date (required), from (time), until (time), where to (text)',
        of: vehicle,
        more: [
          {
            kind: vehicle,
            fields: `name (required), ${vehicle === 'bike' ? 'lock code (text)' : 'number plate (text)'}, notes`,
          },
        ],
        title: `Who has the ${vehicle}`,
        hint: `Nobody can book a ${vehicle} that is taken at that time.`,
      }
    },
    { saysNot: /\b(?:customers?|fuel|fill|servic\w+|rent\w*)\b/ },
  ),
  schema(
    tells(
      'fuel\\w*|fill(?:s|ed|ing)?(?: (?:them|it|the \\p{L}+))? ?-?ups?|fill(?:s|ed|ing)? up|refuel\\w*|petrol|diesel|per 100 ?km|mpg|tank(?:s|ed)? up',
      `${vehicles}|drivers?|uses`,
    ),
    (message) => {
      const vehicle = nounOf(message, 'car|van|truck|vehicle|lorry|motorbike|tractor|boat', 'vehicle')
      return {
        kind: 'fill-up',
        fields:
          'driver (text), date (required), litres (number l, required), cost (money), mileage (number km), filling station (text)',
        of: vehicle,
        more: [{ kind: vehicle, fields: 'name (required), number plate (text), fuel (diesel, petrol, electric)' }],
        parts: ['totals'],
        title: 'Fuel log',
      }
    },
  ),
  schema(
    tells(vehicles, 'servic(?:ed?|ing|es)|oil|tyres?|tires?|brakes?|mot|inspections? due|mainten\\w+'),
    (message) => {
      const vehicle = nounOf(message, 'car|van|truck|lorry|motorbike|tractor|boat', 'vehicle')
      return {
        kind: 'service',
        fields:
          'what was done (oil, tyres, brakes, inspection, repair, other), date (required), mileage (number km), cost (money), garage (text), next due on (date)',
        of: vehicle,
        more: [{ kind: vehicle, fields: 'name (required), number plate (text), inspection due (date)' }],
        title: `${capitalize(vehicle)} services`,
      }
    },
    {
      saysNot: /\b(?:customers?|clients?|car wash|garage (?:takes|offers)|bookings?|delivery services?)\b/,
      beats: ['list'],
    },
  ),
  schema(
    tells(
      'dispatch\\w*|which (?:van|truck|driver|vehicle|crew|team) (?:goes|drives|does|delivers|is sent)|delivery (?:tours?|runs?|rounds?)|route plan\\w*',
      'vans?|trucks?|drivers?|where|tomorrow|today|stops?|routes?|crews?|teams?',
    ),
    {
      kind: 'tour',
      fields:
        'where to (text, required), date (required), leaves at (time), vehicle (text, required), driver (text), load (text), status (planned, on the road, done)',
      title: 'Who drives where',
    },
  ),
  schema(
    tells(
      'machines?|boilers?|lifts?|elevators?|compressors?|presses|saws|lathes?|robots?',
      'servic\\w+|mainten\\w+|next due|overhaul\\w*|oil(?:ed|ing)?',
    ),
    {
      kind: 'machine',
      fields:
        'name (required), where (text), last serviced (date), service every (number months), next due (date, required), status (fine, due, being serviced), notes',
      title: 'Machine services',
    },
    { saysNot: /\b(?:washing machines?|customers?|coffee machines? for sale)\b/ },
  ),
]
