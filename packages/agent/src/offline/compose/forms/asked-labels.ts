// How a form asks for what a record calls otherwise: whoever leaves something writes "Your name", and a feed asks what is new.
import type { Brief, Field } from '../../brief.ts'

/** What visitors leave of themselves where they read it, each with who it is from. */
const isLeft = /^(?:feedback|review|testimonial|opinion|post|update|comment|message|greeting|memory)$/

/** What those who meet there ask each other, by what they do. */
const questions: readonly [RegExp, string][] = [
  [/\b(?:runn(?:ers?|ing)|marathon|joggers?)\b/i, 'Where did you run?'],
  [/\b(?:cycl(?:ists?|ing)|bikers?|bikes?|bicycles?)\b/i, 'Where did you ride?'],
  [/\b(?:climb(?:ers?|ing)|boulder\w*)\b/i, 'What did you climb?'],
  [/\b(?:hik(?:ers?|ing)|walkers?|ramblers?|mountain\w*)\b/i, 'Where did you walk?'],
  [/\b(?:travel\w*|backpackers?|nomads?|sail\w*)\b/i, 'Where are you?'],
  [/\b(?:garden\w*|allotments?|plants?|growers?)\b/i, 'What grows at yours?'],
  [
    /\b(?:cook\w*|bak(?:ers?|ing)|food(?:ies)?|brewers?|knit\w*|sew\w*|craft\w*|makers?|potters?)\b/i,
    'What did you make?',
  ],
  [/\b(?:readers?|books?|reading)\b/i, 'What are you reading?'],
  [/\b(?:bird\w*|wildlife|photograph\w*|stargaz\w*|astronom\w*)\b/i, 'What did you see?'],
]

/** What the line above a feed asks. */
export function feedQuestion({ request }: Pick<Brief, 'request'>): string {
  return questions.find(([words]) => words.test(request))?.[1] ?? 'What is new?'
}

export function askedLabel({ entity, skeleton, request, access }: Brief, field: Field): string {
  const isOfWriter = isLeft.test(entity.singular) || (entity.singular === 'entry' && /\bguest ?book\b/i.test(request))
  if (skeleton === 'feed' && field.name === 'post' && field.label === 'Post') return feedQuestion({ request })
  // Who keeps what others said writes down their names.
  const isWriter = isOfWriter && access !== 'private' && access !== 'team'
  return isWriter && /^(?:name|author)$/.test(field.name) && /^(?:Name|Author)$/.test(field.label)
    ? 'Your name'
    : field.label
}
