// Quiz questions by subject: question, right answer, two wrong ones.

type Question = readonly [string, string, string, string]

const banks: readonly [RegExp, readonly Question[]][] = [
  [
    /planet|space|solar|star|astronom/i,
    [
      ['Which planet is closest to the sun?', 'Mercury', 'Venus', 'Mars'],
      ['Which planet would float in water?', 'Saturn', 'Earth', 'Neptune'],
      ['What is the red spot of Jupiter?', 'A storm', 'A mountain', 'An ocean'],
      ['Which planet spins on its side?', 'Uranus', 'Mars', 'Venus'],
      ['How many moons has Mars?', 'Two', 'None', 'Seven'],
      ['Which planet is the hottest?', 'Venus', 'Mercury', 'Jupiter'],
    ],
  ],
  [
    /capital|geograph|countr|flag|europe|world|cit(?:y|ies)|travel/i,
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
    /animal|wildlife|bird|nature|ocean|sea|dog|cat/i,
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
    /histor|ancient|war|king|queen|roman/i,
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
    /music|song|instrument|band|composer/i,
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
    /math|number|arithmetic|times table|sum/i,
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
    /food|cook|coffee|tea|cheese|wine|cuisine|spice/i,
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
    /film|movie|cinema|tv|series/i,
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

export function questionsAbout(request: string): readonly Question[] {
  return banks.find(([pattern]) => pattern.test(request))?.[1] ?? general
}
