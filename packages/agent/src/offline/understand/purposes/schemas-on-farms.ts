// What is kept on farms, in orchards and with animals that are lived from.
import { tells } from './deed-words.ts'
import type { Purpose } from './purpose.ts'
import { nounOf, schema } from './schema.ts'

const cattle = 'cow|goat|sheep|ewe|buffalo|mare|camel'

export const schemasOnFarms: readonly Purpose[] = [
  schema(
    tells(
      'bee ?hives?|hives?|bees|bee ?keep\\w*|apiar(?:y|ies)|bee colon(?:y|ies)',
      'see|saw|not(?:e|es|ing)|open(?:s|ed|ing)?|inspect\\w*|log|diary|records?|remember|keep track|track|queens?|treat\\w*|did|look\\w*|in order|hives',
    ),
    {
      kind: 'inspection',
      fields:
        'what I saw (text, required), date (required), queen seen (yes/no), brood frames (number), mood (calm, nervous, angry), treatment (text), next step (text)',
      of: 'hive',
      more: [{ kind: 'hive', fields: 'name (required), place (text), queen since (number), notes' }],
      title: 'Hive inspections',
    },
    { saysNot: /\b(?:sell\w*|shop|sponsor\w*|adopt\w*|course|spelling|stuff)\b/ },
  ),
  schema(
    tells(
      'milk\\w*|lit(?:re|er)s',
      `(?:${cattle})s?|herd|dairy`,
      'how much|yields?|lit(?:re|er)s?|gives?|per day|each|records?',
    ),
    (message) => {
      const animal = nounOf(message, cattle, 'cow')
      return {
        kind: 'milking',
        fields: 'milking (morning, evening), date (required), litres (number l, required), remark (text)',
        of: animal,
        more: [{ kind: animal, fields: 'name (required), ear tag (text), born on (date), last calved on (date)' }],
        parts: ['totals'],
        title: 'Milk yields',
      }
    },
  ),
  schema(
    tells(
      'ewes?|rams?|mares?|stallions?|sows?|heifers?|bulls?|bitch(?:es)?|lambs?|lambing|calves|calving|foals?|foaling|litters?|bred|breed(?:s|ing|er|ers)?|mat(?:ed|ings?)',
      'due|foal|calve|lamb|father|put to|sire|dam|pregnan\\w+|mated|matings?|born|offspring|covered|pedigrees?|which (?:ram|bull|stallion)|breeding (?:book|records?|log)',
    ),
    {
      kind: 'mating',
      fields:
        'mother (text, required), father (text, required), mated on (date), due on (date), born on (date), how many born (number), notes',
      title: 'Breeding book',
    },
    { saysNot: /\b(?:roommates?|dating|jokes?)\b/ },
  ),
  schema(
    tells(
      'spray(?:s|ed|ing)?|pesticides?|herbicides?|fungicides?|slurry|plant protection',
      'fields?|crops?|farm\\w*|vineyards?|orchards?|law|authorit(?:y|ies)|diary|document\\w*|records?|log|rows?',
    ),
    {
      kind: 'spraying',
      fields:
        'product (text, required), field (text, required), date (required), against what (text), litres per hectare (number l), hectares (number ha), wind (text), done by (text)',
      title: 'Spraying records',
    },
    { saysNot: /\b(?:graffiti|house ?plants?|perfume)\b/ },
  ),
  schema(
    tells(
      'cows?|sheep|goats?|pigs?|herd|cattle|alpacas?|livestock|flock|horses|donkeys',
      'vets?|treat(?:ed|ments?)|vaccin\\w+|medicines?|ear ?tags?|sick|worm\\w*',
    ),
    {
      kind: 'treatment',
      fields:
        'what (text, required), date (required), medicine (text), dose (text), given by (text), wait until (date), notes',
      of: 'animal',
      more: [{ kind: 'animal', fields: 'name (required), ear tag (text), species (text), born on (date)' }],
      title: 'Animals and treatments',
    },
  ),
  schema(
    tells('eggs?', 'hens?|chickens?|coop|ducks?|geese|quails?|lay(?:s|ing)?'),
    {
      kind: 'collection',
      fields: 'coop (text, required), date (required), eggs (number, required), broken (number), notes',
      parts: ['totals'],
      title: 'Eggs collected',
    },
    { saysNot: /\b(?:sell\w*|customers?|order\w*|recipes?|easter)\b/ },
  ),
  schema(
    tells(
      'harvest(?:s|ed|ing)?|picked|pickers',
      'how much|kilos?|kg|weigh\\w*|yields?|crates?|baskets?',
      'fields?|orchards?|rows?|beds?|garden|farm|trees?|vines?|vineyards?|fruit|berries|apples|grapes|olives|vegetables',
    ),
    {
      kind: 'harvest',
      fields:
        'what (text, required), date (required), kilos (number kg, required), where (text), picked by (text), notes',
      parts: ['totals'],
      title: 'Harvest',
    },
  ),
  schema(
    tells(
      'fields?|paddocks?|meadows?|pastures?|vineyards?|farm',
      'plough\\w*|plow\\w*|sow(?:n|ed|ing)|mow(?:s|n|ed|ing)?|harvest\\w*|crop rotation|which crops?|what was done|work (?:done|on)|by whom|grazing|grazed',
    ),
    {
      kind: 'field job',
      fields:
        'what was done (text, required), date (required), done by (text), machine (text), hours (number h), notes',
      of: 'field',
      more: [{ kind: 'field', fields: 'name (required), hectares (number ha), crop (text)' }],
      title: 'Work on the fields',
    },
    { saysNot: /\b(?:custom fields|forms?|football|soccer|hockey|input fields?|playing fields?)\b/ },
  ),
  schema(
    tells('fire ?wood|logs of wood|wood pellets|cords? of wood', 'orders?|customers?|people|deliver\\w*|sell\\w*|who'),
    {
      kind: 'order',
      fields:
        'name (text, required), phone, address (text, required), wood (beech, oak, birch, spruce, mixed), cubic metres (number m³, required), deliver on (date), delivered (yes/no), paid (yes/no)',
      title: 'Firewood orders',
    },
  ),
  schema(
    tells(
      'veg(?:etables?|gies?|gie)? ?(?:box(?:es)?|bags?|scheme|shares?)|csa|box scheme|(?:harvest|crop|farm) (?:shares?|box(?:es)?)',
    ),
    {
      kind: 'order',
      fields:
        'name (text, required), for the week of (date, required), size (small, medium, large), what they want (long text), leave out (text), pick-up point (text), packed (yes/no)',
      title: 'Veg boxes',
    },
    { saysNot: /\brecipes?\b/, beats: ['poll'] },
  ),
]
