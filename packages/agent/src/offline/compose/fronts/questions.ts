// Quiz questions by subject: question, right answer, two wrong ones.

import { capitalQuestions } from './capitals.ts'

type Question = readonly [string, ...string[]]

const banks: readonly [RegExp, readonly Question[]][] = [
  [
    /\b(?:rivers?|lakes?|streams?|waterfalls?|fresh ?water)\b/i,
    [
      ['Into which sea does the Danube flow?', 'The Black Sea', 'The Adriatic', 'The Baltic'],
      ['Which river flows through Baghdad?', 'The Tigris', 'The Nile', 'The Indus'],
      ['Which river carries the most water?', 'The Amazon', 'The Congo', 'The Yangtze'],
      ['Which lake is the deepest?', 'Lake Baikal', 'Lake Victoria', 'Loch Ness'],
      ['What is the place called where a river meets the sea?', 'Its mouth', 'Its source', 'Its bed'],
      ['Which river cut the Grand Canyon?', 'The Colorado', 'The Missouri', 'The Hudson'],
      ['On which river does Seville lie?', 'The Guadalquivir', 'The Ebro', 'The Tagus'],
    ],
  ],
  [
    /\b(?:mountains?|alps|hik(?:e|es|ing)|climbing|volcano(?:es)?)\b/i,
    [
      ['Which mountain is the highest above the sea?', 'Mount Everest', 'K2', 'Mont Blanc'],
      ['In which country does Kilimanjaro stand?', 'Tanzania', 'Kenya', 'Ethiopia'],
      ['Who was with Hillary on Everest in 1953?', 'Tenzing Norgay', 'Reinhold Messner', 'George Mallory'],
      ['What is the line called above which no trees grow?', 'The tree line', 'The snow line', 'The ridge'],
      ['Which mountains part France from Spain?', 'The Pyrenees', 'The Alps', 'The Vosges'],
      ['Which of these is a volcano?', 'Etna', 'The Matterhorn', 'Ben Nevis'],
    ],
  ],
  [
    /\b(?:sports?|football|soccer|olympi\w*|tennis|athletics)\b/i,
    [
      ['How long is a marathon?', '42.195 km', '40 km', '45.5 km'],
      ['How many rings has the Olympic flag?', 'Five', 'Four', 'Six'],
      ['What is a score of nothing called in tennis?', 'Love', 'Zero', 'Deuce'],
      ['In which sport is there a scrum?', 'Rugby', 'Hockey', 'Cricket'],
      ['How far from the goal is the penalty spot?', '11 metres', '9 metres', '16 metres'],
      ['Which swimming stroke is swum on the back?', 'Backstroke', 'Butterfly', 'Crawl'],
    ],
  ],
  [
    /\b(?:science|chemistry|physics|biology|human body|anatomy|medicine)\b/i,
    [
      ['What is the chemical sign of gold?', 'Au', 'Go', 'Ag'],
      ['Which gas do plants take in?', 'Carbon dioxide', 'Oxygen', 'Nitrogen'],
      ['How many chambers has the human heart?', 'Four', 'Two', 'Three'],
      ['What is measured in hertz?', 'Frequency', 'Weight', 'Heat'],
      ['Which bone is the longest?', 'The thigh bone', 'The shin bone', 'The collarbone'],
      ['At what temperature does water boil at the sea?', '100 °C', '90 °C', '120 °C'],
    ],
  ],
  [
    /\b(?:planets?|(?:outer )?space|solar|astronom\w*|universe)\b/i,
    [
      ['Which planet is closest to the sun?', 'Mercury', 'Venus', 'Mars'],
      ['Which planet would float in water?', 'Saturn', 'Earth', 'Neptune'],
      ['What is the red spot of Jupiter?', 'A storm', 'A mountain', 'An ocean'],
      ['Which planet spins on its side?', 'Uranus', 'Mars', 'Venus'],
      ['How many moons has Mars?', 'Two', 'None', 'Seven'],
      ['Which planet is the hottest?', 'Venus', 'Mercury', 'Jupiter'],
      ['Which planet is the largest?', 'Jupiter', 'Saturn', 'Earth', 'Neptune'],
      ['Which planet is called the red planet?', 'Mars', 'Mercury', 'Jupiter', 'Venus'],
      ['How many planets has the solar system?', 'Eight', 'Seven', 'Nine', 'Ten'],
      ['Which planet is the farthest from the sun?', 'Neptune', 'Uranus', 'Saturn', 'Mars'],
      ['Which planet is known for its wide rings?', 'Saturn', 'Mars', 'Venus', 'Earth'],
      ['How long does the earth need to go round the sun?', 'A year', 'A day', 'A month', 'A week'],
    ],
  ],
  [
    /\b(?:capitals?|geograph\w*|countr(?:y|ies)|flags?|europe\w*|cit(?:y|ies)|travel\w*)\b/i,
    [
      ['What is the capital of Portugal?', 'Lisbon', 'Porto', 'Madrid'],
      ['Which river flows through Vienna?', 'The Danube', 'The Rhine', 'The Elbe'],
      ['Which country has the most islands?', 'Sweden', 'Japan', 'Greece'],
      ['What is the capital of Australia?', 'Canberra', 'Sydney', 'Melbourne'],
      ['Which desert is the largest hot one?', 'The Sahara', 'The Gobi', 'The Kalahari'],
      ['Through which country does the equator not run?', 'Morocco', 'Kenya', 'Ecuador'],
    ],
  ],
  [
    /\b(?:animals?|wildlife|birds?|nature|oceans?|seas?|dogs?|cats?|zoo)\b/i,
    [
      ['Which animal sleeps standing?', 'The horse', 'The cat', 'The seal'],
      ['How many arms has an octopus?', 'Eight', 'Six', 'Ten'],
      ['Which bird cannot fly?', 'The kiwi', 'The swift', 'The stork'],
      ['What do pandas eat most?', 'Bamboo', 'Fish', 'Berries'],
      ['Which animal is the tallest?', 'The giraffe', 'The elephant', 'The camel'],
      ['What is a young swan called?', 'A cygnet', 'A gosling', 'A chick'],
    ],
  ],
  [
    /\b(?:histor\w*|ancient|wars?|kings?|queens?|romans?)\b/i,
    [
      ['In which year did the Berlin Wall fall?', '1989', '1979', '1991'],
      ['Which people built Machu Picchu?', 'The Inca', 'The Maya', 'The Aztecs'],
      ['Which ship sank in 1912?', 'The Titanic', 'The Mary Rose', 'The Vasa'],
      ['Who printed with movable type in Mainz?', 'Gutenberg', 'Luther', 'Kepler'],
      ['Which city was buried by Vesuvius?', 'Pompeii', 'Rome', 'Carthage'],
      ['What did the Silk Road join?', 'China and the Mediterranean', 'Russia and India', 'Egypt and Spain'],
    ],
  ],
  [
    /\b(?:music\w*|songs?|instruments?|bands?|composers?)\b/i,
    [
      ['How many strings has a violin?', 'Four', 'Five', 'Six'],
      ['Which instrument has black and white keys?', 'The piano', 'The harp', 'The oboe'],
      ['Who wrote the Moonlight Sonata?', 'Beethoven', 'Chopin', 'Haydn'],
      ['What does “forte” mean?', 'Loud', 'Fast', 'Slow'],
      ['From which country does the tango come?', 'Argentina', 'Spain', 'Cuba'],
      ['Which of these is a brass instrument?', 'The trombone', 'The flute', 'The cello'],
    ],
  ],
  [
    /\b(?:maths?\w*|arithmetic|times tables?|sums?)\b/i,
    [
      ['What is 7 × 8?', '56', '54', '63'],
      ['What is a quarter of 100?', '25', '20', '40'],
      ['How many corners has a cube?', '8', '6', '12'],
      ['Which number is prime?', '17', '21', '27'],
      ['What is 144 divided by 12?', '12', '14', '11'],
      ['How many degrees has a right angle?', '90', '45', '180'],
    ],
  ],
  [
    /\b(?:foods?|cook\w*|coffee|tea|cheese|wines?|cuisines?|spices?)\b/i,
    [
      ['What is hummus made of?', 'Chickpeas', 'Lentils', 'Beans'],
      ['Which spice comes from a crocus?', 'Saffron', 'Turmeric', 'Paprika'],
      ['Where does feta come from?', 'Greece', 'Italy', 'France'],
      ['What makes bread rise?', 'Yeast', 'Salt', 'Water'],
      ['Which fruit is in guacamole?', 'Avocado', 'Mango', 'Lime only'],
      ['What is tofu made of?', 'Soy beans', 'Rice', 'Milk'],
    ],
  ],
  [
    /\b(?:films?|movies?|cinema|tv|series)\b/i,
    [
      ['What is a film of a few minutes called?', 'A short', 'A feature', 'A reel'],
      ['Who says where the camera stands?', 'The director', 'The cutter', 'The extra'],
      ['Which animal is in “Jaws”?', 'A shark', 'A whale', 'A bear'],
      ['In which city is the “Berlinale”?', 'Berlin', 'Cannes', 'Venice'],
      ['What are drawn films called?', 'Animation', 'Western', 'Noir'],
      ['Who puts the pieces of a film together?', 'The editor', 'The gaffer', 'The usher'],
    ],
  ],
]

const general: readonly Question[] = [
  ['How many minutes has a day?', '1,440', '1,240', '2,400'],
  ['Which metal is liquid in a warm room?', 'Mercury', 'Tin', 'Copper'],
  ['What do bees make?', 'Honey', 'Silk', 'Milk'],
  ['Which colour do blue and yellow give?', 'Green', 'Purple', 'Orange'],
  ['How many players has a football team on the field?', 'Eleven', 'Nine', 'Twelve'],
  ['Which month has the fewest days?', 'February', 'April', 'November'],
]

/** As many as are asked for, of what the quiz is about; the general ones fill up what is missing. */
export function questionsAbout(request: string): readonly Question[] {
  const count = countOfQuestions(request)
  const own = /\bcapitals?\b/i.test(request)
    ? capitalQuestions(request)
    : (banks.find(([pattern]) => pattern.test(request))?.[1] ?? general)
  if (count === null) return own.slice(0, 10)
  const more = /\b(?:geograph\w*|countr(?:y|ies)|europe\w*)\b/i.test(request) ? capitalQuestions(request) : general
  const all = [
    ...own,
    ...more.filter(([question]) => !own.some(([known]) => known === question)),
    ...capitalQuestions(''),
  ]
  return all.slice(0, count)
}

const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

/** "10 questions"; null where nobody says. */
export function countOfQuestions(request: string): number | null {
  const said = new RegExp(String.raw`\b(\d{1,2}|${numbers.join('|')}) (?:[\p{L}-]+ ){0,3}?questions\b`, 'iu').exec(
    request,
  )?.[1]
  if (said === undefined) return null
  const at = numbers.indexOf(said.toLowerCase())
  return Math.min(30, Math.max(1, at >= 0 ? at + 1 : Number(said)))
}
