// The specification's topic categories, and the archetype that each plain name asks for.
import { type TopicCategory, topicCategorySchema } from '@joinery/contract/vocabulary/topics'

/** null: a list of records, as the words themselves say. */
const archetypeOf: Readonly<Record<TopicCategory, string | null>> = {
  'lead generation tool': 'leads',
  'personal website': 'site',
  'ecommerce store': 'shop',
  blog: 'blog',
  portfolio: 'portfolio',
  'social network': 'social',
  game: 'game',
  'AI tool': 'ai',
  'finance app': 'finance',
  'dating app': 'dating',
  'to-do list': null,
  notes: null,
  gallery: 'gallery',
  'contact management': null,
  survey: 'survey',
  quiz: 'quiz',
  'online store': 'shop',
  'chat app': 'chat',
  'feedback tool': 'feedback',
  'weather app': 'weather',
  'translation tool': 'translation',
  'fitness tracker': 'fitness',
  'cryptocurrency app': 'crypto',
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

/** The id of the archetype that a sentence asks for by the plain name of a category. */
export function archetypeOfCategory(text: string): string | null {
  const category = readCategory(text)
  return category === null ? null : archetypeOf[category]
}
