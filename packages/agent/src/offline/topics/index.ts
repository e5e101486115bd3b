// Which subject a noun belongs to.
import { singularize } from '../understand/inflect.ts'
import { everydayTopics } from './everyday-topics.ts'
import { homes } from './homes.ts'
import { publicTopics } from './public-topics.ts'
import type { Topic } from './topic.ts'
import { workTopics } from './work-topics.ts'

const topics: readonly Topic[] = [...publicTopics, ...everydayTopics, ...workTopics, homes]

/** For records of any other subject: looks that suit anything, no rows of its own. */
export const anyTopic: Topic = {
  id: 'records',
  nouns: [],
  entity: 'record',
  fields: 'name (required), date, notes',
  styles: ['minimal', 'editorial', 'tech', 'corporate', 'cozy', 'bold', 'nature', 'playful', 'brutalist'],
  hues: [250, 145, 30, 330, 200, 85],
  heading: null,
  rows: [],
}

export function topicById(id: string): Topic {
  return topics.find((topic) => topic.id === id) ?? anyTopic
}

/** The topic of a noun phrase, by the phrase, then by its last word; undefined when it is none we know. */
export function topicOfNoun(phrase: string): Topic | undefined {
  const singular = singularize(phrase.toLowerCase())
  const last = singular.split(' ').at(-1) ?? ''
  return (
    topics.find((topic) => topic.nouns.includes(singular)) ??
    topics.find((topic) => topic.nouns.includes(singular.replaceAll(' ', '-'))) ??
    topics.find((topic) => topic.nouns.includes(last))
  )
}

/** The fields that a record of this noun has where nobody says any; undefined where the subject's are of others. */
export function fieldsOfTopic({ fields, core, spoken }: Topic, noun: string, text = ''): string | undefined {
  return core === undefined || core.test(noun) || spoken?.test(text) === true ? fields : undefined
}

export type { SampleRow, Topic } from './topic.ts'
