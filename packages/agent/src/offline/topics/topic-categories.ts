// Which of the specification's topic categories these rules build as records of something, and what the others are.
import { type TopicCategory, topicCategorySchema } from '@joinery/contract/vocabulary/topics'

const siteOfPages = 'a site of pages and copy'
const fedByOthers = 'an app fed by other services'

/** null: built as records. Otherwise the words of "I cannot build …". */
const otherKinds: Readonly<Record<TopicCategory, string | null>> = {
  'lead generation tool': siteOfPages,
  'personal website': siteOfPages,
  'ecommerce store': 'a shop',
  blog: siteOfPages,
  portfolio: siteOfPages,
  'social network': 'a social network',
  game: 'a game',
  'AI tool': 'anything that needs an AI model',
  'finance app': null,
  'dating app': 'a dating app',
  'to-do list': null,
  notes: null,
  gallery: 'a gallery of pictures',
  'contact management': null,
  survey: 'a quiz or survey',
  quiz: 'a quiz or survey',
  'online store': 'a shop',
  'chat app': 'a chat',
  'feedback tool': null,
  'weather app': fedByOthers,
  'translation tool': fedByOthers,
  'fitness tracker': null,
  'cryptocurrency app': fedByOthers,
}

const asking =
  /^(?:please )?(?:(?:can|could) you )?(?:build|make|create|design|start|i (?:want|need)|i would like)?(?: (?:me|us))? ?(?:an?|the|my|our)? ?(?:(?:simple|small|little|nice|new|modern|fun|web) )*/i

/** The category that a sentence asks for by its plain name, such as "Build me a blog about tea". */
function readCategory(text: string): TopicCategory | null {
  const wanted = text.trim().replace(asking, '').toLowerCase()
  const found = topicCategorySchema.options.find((category) => {
    if (!wanted.startsWith(category.toLowerCase())) return false
    return /^(?:$|[.,:;!?]| (?:about|called|for|from|in|named|of|on|that|to|where|which|with)\b)/.test(
      wanted.slice(category.length),
    )
  })
  return found ?? null
}

/** What a sentence asks for, in words, when it names a category that is not made of records. */
export function readOtherCategory(text: string): string | null {
  const category = readCategory(text)
  return category === null ? null : otherKinds[category]
}
