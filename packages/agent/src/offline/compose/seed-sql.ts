// Sample rows as one INSERT; dates are counted from the day it runs.
import type { Brief } from '../brief.ts'
import { topicById } from '../topics/index.ts'
import { namesOf } from './roles.ts'
import { type SampleValue, sampleTitle, sampleValue } from './sample-values.ts'
import { quoteName, quoteText } from './schema-sql.ts'

const rowsWithoutTopic = 8

function literal(value: SampleValue): string {
  if (value === null) return 'null'
  switch (value.kind) {
    case 'text':
      return quoteText(value.text)
    case 'number':
    case 'boolean':
      return String(value.value)
    case 'days':
      return value.days === 0 ? 'current_date' : `current_date ${value.days < 0 ? '-' : '+'} ${Math.abs(value.days)}`
  }
}

/** Does the topic's list of names suit what the person calls the records' title? */
function titleFromTopic(brief: Brief): boolean {
  const [title] = brief.fields
  const field = title?.name ?? ''
  // A title such as "company" or "customer name" in a topic whose rows are named otherwise is filled from its own words.
  return (
    (/(?:^|_)(?:name|title|task|what|item|subject|activity|exercise|species|note|headline|label|product|plant|recipe|book|film|movie|place|tool|thing|chore|todo|event|thought|idea)$/.test(
      field,
    ) &&
      !/(?:owner|customer|client|contact|author|artist)_name$/.test(field)) ||
    field === brief.entity.singular.replaceAll(' ', '_') ||
    (brief.topic === 'jobs' && field === 'company')
  )
}

export function composeSeed(brief: Brief): string {
  const samples = topicById(brief.topic).rows
  const count = samples.length === 0 ? rowsWithoutTopic : samples.length
  const usesTopic = samples.length > 0 && titleFromTopic(brief)
  const rows = Array.from({ length: count }, (_, row) => {
    const sample = samples[row]
    const values = brief.fields.map((field, index) =>
      index === 0
        ? quoteText(
            usesTopic && sample !== undefined
              ? sample.title
              : (knownTitle(field.name, sample?.values) ?? sampleTitle(field, brief.entity.singular, row, brief.seed)),
          )
        : literal(sampleValue({ field, row, seed: brief.seed, sample, siblings: samples })),
    )
    return `  (${values.join(', ')})`
  })
  const columns = brief.fields.map((field) => quoteName(field.name)).join(', ')
  return `insert into ${quoteName(namesOf(brief).table)} (${columns}) values\n${rows.join(',\n')};\n`
}

function knownTitle(name: string, values: Readonly<Record<string, string>> | undefined): string | undefined {
  if (name.endsWith('_name')) return undefined
  const key = Object.keys(values ?? {}).find((candidate) => name.startsWith(candidate))
  return key === undefined ? undefined : values?.[key]
}
