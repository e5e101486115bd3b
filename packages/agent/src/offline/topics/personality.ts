// What a personality quiz asks and what comes of it, where nobody says: questions about everyday life with an answer for
// each of six sorts of people, what is said of each sort, and what there is to be of a subject.

export const tempers = ['steady', 'lively', 'curious', 'exact', 'dreamy', 'bold'] as const
export type Temper = (typeof tempers)[number]

/** Words of a result that say which sort it is of. */
export const temperWords: Readonly<Record<Temper, RegExp>> = {
  steady:
    /\b(?:calm|steady|loyal|patient|kind|gentle|caring|home\w*|quiet|introvert|hufflepuff|earth|settler|turtle|dog)\b/i,
  lively: /\b(?:lively|fun\w*|social\w*|party|foodie|extrovert|cheer\w*|joker|dolphin|air|entertainer|host)\b/i,
  curious: /\b(?:curious|explorer|learner|thinker|wise|ravenclaw|owl|scientist|researcher|bookworm|reader)\b/i,
  exact: /\b(?:planner|organi[sz]er|perfectionist|exact|tidy|careful|analyst|builder|slytherin|cat|strategist)\b/i,
  dreamy: /\b(?:dream\w*|artist|creative|romantic|poet|drifter|wanderer|free spirit|water|moon|musician)\b/i,
  bold: /\b(?:bold|brave|leader|adventur\w*|daring|rebel|gryffindor|lion|fire|daredevil|hero|go-getter)\b/i,
}

export const temperTexts: Readonly<Record<Temper, string>> = {
  steady: 'You take your time, and people feel at home with you. What you promise is done, without much talk about it.',
  lively: 'It gets louder when you come in, and nobody minds. You remember birthdays and bring one friend too many.',
  curious: 'You read the sign beside every picture. A question that you cannot answer keeps you up longer than coffee.',
  exact: 'You have a list, and a list of lists. Others rely on it more often than they admit.',
  dreamy: 'You notice the light before you notice the time. Your best ideas come on the way to somewhere else.',
  bold: 'You jump first and look while falling. It goes well more often than anybody expects.',
}

/** A question with its answers in the order of `tempers`. */
export const personalityQuestions: readonly (readonly [question: string, ...answers: string[]])[] = [
  [
    'It is Saturday morning and nothing is planned. What do you do?',
    'Stay in bed with a second coffee',
    'Ring three friends, breakfast is at mine',
    'Finally read up on that one thing',
    'Clear the cupboard under the stairs',
    'Walk about and see where I end up',
    'Take the first train, wherever it goes',
  ],
  [
    'What do people ask you for?',
    'An ear, and half an hour',
    'A good evening',
    'An answer that nobody else has',
    'A plan that holds',
    'A new way to look at it',
    'A push',
  ],
  [
    'The train is cancelled. And you?',
    'Sit down and unpack my sandwich',
    'Know everybody on the platform by now',
    'Find out why',
    'Have had another way ready since yesterday',
    'Look at the clouds for a while',
    'Hitch a ride',
  ],
  [
    'Which of these is always in your bag?',
    'Something to eat, enough for two',
    'A pack of cards',
    'A book, half read',
    'Plasters, a pen and a charger',
    'A notebook full of drawings',
    'Hardly anything',
  ],
  [
    'A day off in a strange city. Where do you go first?',
    'To the café on the corner',
    'To the market, where it is loud',
    'To the smallest museum',
    'To the first of eleven stops on my list',
    'Down whichever street looks nice',
    'Up to the highest point',
  ],
  [
    'How do you decide on something large?',
    'I sleep on it, twice',
    'I talk it over with everybody',
    'I read all there is about it',
    'With a table of what speaks for and against',
    'I wait until it feels right',
    'Right now',
  ],
  [
    'What would you least like to do without?',
    'My own four walls',
    'Full tables',
    'Questions',
    'My calendar',
    'Music',
    'Open doors',
  ],
  [
    'Which part of a group project do you take?',
    'Looking after whoever is stuck',
    'Telling the others about it at the end',
    'Finding out what nobody knows yet',
    'The numbers and the dates',
    'How it looks',
    'Saying who begins',
  ],
  [
    'A good day of work, and why?',
    'Somebody was better off in the evening',
    'I laughed with eleven people',
    'I understood something at last',
    'Everything that was to be done is done',
    'Something is there that was not there in the morning',
    'It was close, and it went well',
  ],
  [
    'Where would you like to be at ten in the morning?',
    'Where I am needed',
    'Where it is full',
    'Among books, or in a laboratory',
    'At a bench with good tools',
    'Outside, or in a studio',
    'Anywhere but at a desk',
  ],
  [
    'Something is broken. And you?',
    'Ask whether anybody is hurt',
    'Ring the one who can mend it',
    'Take it apart to see why',
    'Mend it by the book',
    'Make something else of it',
    'Hit it once, that helps more often than not',
  ],
  [
    'What did you like most as a child?',
    'Looking after the rabbit',
    'Being on a stage',
    'Asking why',
    'Building by the plan',
    'Drawing on everything',
    'The highest tree',
  ],
]

/** What there is to be, each with a temper by its place. */
const results: readonly (readonly [subject: RegExp, names: readonly string[]])[] = [
  [
    /\b(?:jobs?|careers?|professions?|trades?|apprenticeships?|occupations?)\b/i,
    [
      'Nurse, teacher or midwife',
      'Event manager, chef or tour guide',
      'Researcher, journalist or vet',
      'Engineer, carpenter or bookkeeper',
      'Designer, musician or gardener',
      'Firefighter, pilot or founder',
    ],
  ],
  [
    /\b(?:subjects?|degrees?|courses? of study|studies|majors?)\b/i,
    [
      'Social work or nursing',
      'Languages and media',
      'Biology or history',
      'Mathematics or law',
      'Art or architecture',
      'Economics or sport',
    ],
  ],
  [
    /\b(?:hobby|hobbies|pastimes?)\b/i,
    ['Gardening', 'Singing in a choir', 'Birdwatching', 'Model railways', 'Watercolours', 'Climbing'],
  ],
  [/\bsports?\b/i, ['Swimming', 'Volleyball', 'Orienteering', 'Archery', 'Dancing', 'Judo']],
  [/\b(?:house|pot|indoor) ?plants?\b/i, ['Rubber plant', 'Spider plant', 'Venus flytrap', 'Snake plant']],
  [/\bbreads?\b/i, ['Rye bread', 'Focaccia', 'Sourdough', 'Crispbread']],
  [/\bpastas?\b/i, ['Lasagne', 'Farfalle', 'Orecchiette', 'Spaghetti']],
  [/\bpizzas?\b/i, ['Margherita', 'Quattro stagioni', 'Fig and gorgonzola', 'Marinara']],
  [/\bcheeses?\b/i, ['Gouda', 'Halloumi', 'Roquefort', 'Comté']],
  [/\b(?:cakes?|desserts?|sweets?)\b/i, ['Apple crumble', 'Birthday cake', 'Matcha roll', 'Macaron']],
  [/\bcoffees?\b/i, ['Flat white', 'Iced latte', 'Pour-over', 'Espresso']],
  [/\bteas?\b/i, ['Chamomile', 'Chai', 'Oolong', 'Darjeeling']],
  [/\b(?:fruits?|vegetables?|veg)\b/i, ['Pear', 'Pineapple', 'Physalis', 'Apple']],
  [/\b(?:dog breeds?|dogs?)\b/i, ['Labrador', 'Beagle', 'Border collie', 'Dachshund']],
  [/\b(?:cat breeds?|cats?)\b/i, ['British shorthair', 'Burmese', 'Abyssinian', 'Siamese']],
  [/\b(?:birds?)\b/i, ['Robin', 'Sparrow', 'Raven', 'Swallow']],
  [/\b(?:animals?|pets?)\b/i, ['Bear', 'Dolphin', 'Octopus', 'Beaver']],
  [/\b(?:(?:house|pot) ?plants?|plants?|trees?)\b/i, ['Oak', 'Cherry', 'Ginkgo', 'Bonsai']],
  [/\bflowers?\b/i, ['Daisy', 'Sunflower', 'Orchid', 'Tulip']],
  [/\b(?:seasons?)\b/i, ['Autumn', 'Summer', 'Spring', 'Winter']],
  [/\bcolou?rs?\b/i, ['Moss green', 'Sunny yellow', 'Violet', 'Navy blue']],
  [/\bplanets?\b/i, ['Saturn', 'Jupiter', 'Uranus', 'Mercury']],
  [/\b(?:cit(?:y|ies)|places?)\b/i, ['Lisbon', 'Naples', 'Kyoto', 'Zurich']],
  [/\b(?:element)s?\b/i, ['Earth', 'Air', 'Water', 'Fire']],
  [/\b(?:instruments?)\b/i, ['Double bass', 'Trumpet', 'Theremin', 'Piano']],
  [/\b(?:harry potter|hogwarts)\b/i, ['Hufflepuff', 'Gryffindor', 'Ravenclaw', 'Slytherin']],
  [
    /\b(?:travell?ers?|tourists?|holidays?|vacations?)\b/i,
    ['The one who stays', 'The host', 'The explorer', 'The planner'],
  ],
  [/\b(?:superhero(?:es)?|hero(?:es)?)\b/i, ['The guardian', 'The speedster', 'The inventor', 'The tactician']],
  [/\b(?:leaders?|managers?|colleagues?|team)\b/i, ['The anchor', 'The motivator', 'The inventor', 'The organizer']],
  [/\b(?:readers?|books?|genres?)\b/i, ['Family saga', 'Comedy', 'Popular science', 'Detective story']],
  [/\bwines?\b/i, ['Merlot', 'Prosecco', 'Orange wine', 'Riesling']],
  [/\b(?:houses?|homes?|rooms?)\b/i, ['Cottage', 'Shared flat', 'Attic', 'Tiny house']],
]

export const usualResults: readonly string[] = ['The rock', 'The spark', 'The explorer', 'The planner']

export function resultsOf(subject: string): readonly string[] {
  return results.find(([says]) => says.test(subject))?.[1] ?? usualResults
}
