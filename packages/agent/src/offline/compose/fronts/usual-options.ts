// What a question without options offers until somebody adds better ones: answers that such a question may have.
const answers: readonly (readonly [asks: RegExp, options: readonly string[]])[] = [
  [
    /\b(?:eat|lunch|dinner|breakfast|brunch|restaurant|food|order in)\b/i,
    ['The noodle place', 'Sandwiches in the park', 'The canteen'],
  ],
  [/\b(?:drinks?|pub|bar|beer)\b/i, ['The corner pub', 'The beer garden', 'Somebody’s balcony']],
  [/\b(?:when|which day|what day|date|time)\b/i, ['Friday evening', 'Saturday afternoon', 'Sunday morning']],
  [/\b(?:films?|movies?|watch)\b/i, ['Something funny', 'Something old', 'Something with ships']],
  [/\b(?:games?|play)\b/i, ['A short one', 'The long one', 'Cards']],
  [/\b(?:trip|outing|excursion|holiday|travel)\b/i, ['To the sea', 'Into the hills', 'A town with a museum']],
  [/\b(?:colou?rs?|paint)\b/i, ['Green', 'Blue', 'Leave it white']],
]

/** Where nothing is known of what is asked. */
const blank = ['First option', 'Second option', 'Third option'] as const

export const usualOptions = (question: string): readonly string[] =>
  answers.find(([asks]) => asks.test(question))?.[1] ?? blank
