// Quiz questions by subject, eight of each: question | right answer | three wrong ones.

export type QuestionBank = readonly [RegExp, readonly (readonly [string, ...string[]])[]]

export const readQuestions = (lines: string): QuestionBank[1] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [question = '', ...answers] = line.trim().split(' | ')
      return [question, ...answers] as const
    })

export const general = readQuestions(`
  How many minutes has a day? | 1,440 | 1,240 | 2,400 | 960
  Which metal is liquid in a warm room? | Mercury | Tin | Copper | Lead
  What do bees make? | Honey | Silk | Milk | Wool
  Which colour do blue and yellow give? | Green | Purple | Orange | Brown
  How many players has a football team on the field? | Eleven | Nine | Twelve | Ten
  Which month has the fewest days? | February | April | November | June
  How many strings has a violin? | Four | Five | Six | Three
  Which ocean is the largest? | The Pacific | The Atlantic | The Indian | The Arctic
`)

/** The most telling subject first: “sea animals” are animals, “the history of football” is football. */
export const banks: readonly QuestionBank[] = [
  [
    /\b(?:dinosaurs?|fossils?)\b/i,
    readQuestions(`
      Which dinosaur had three horns? | Triceratops | Diplodocus | Velociraptor | Stegosaurus
      What did Brachiosaurus eat? | Plants | Fish | Eggs | Insects
      Which of these had plates along its back? | Stegosaurus | T. rex | Iguanodon | Triceratops
      Which animals of today come from dinosaurs? | Birds | Lizards | Frogs | Bats
      What does “Tyrannosaurus” mean? | Tyrant lizard | Thunder foot | Swift thief | Big tooth
      How long ago did the great dinosaurs die out? | 66 million years | 6 million years | 600,000 years | 660 million years
      What probably ended their time? | An asteroid | A flood | The ice age | People
      What is a person called who digs for fossils? | A palaeontologist | A botanist | A geographer | An astronomer
    `),
  ],
  [
    /\b(?:planets?|(?:outer )?space|solar|astronom\w*|universe|galax\w+)\b/i,
    readQuestions(`
      Which planet would float in a bathtub? | Saturn | Mars | Neptune | Earth
      Which planet is closest to the sun? | Mercury | Venus | Mars | Earth
      Which planet spins on its side? | Uranus | Mars | Venus | Jupiter
      Which planet is the hottest? | Venus | Mercury | Jupiter | Mars
      Which planet is the largest? | Jupiter | Saturn | Earth | Neptune
      Which planet is called the red planet? | Mars | Mercury | Jupiter | Venus
      Which planet is the farthest from the sun? | Neptune | Uranus | Saturn | Mars
      Which planet is known for its wide rings? | Saturn | Mars | Venus | Earth
      What is the red spot of Jupiter? | A storm | A mountain | An ocean | A crater
      How many moons has Mars? | Two | None | Seven | Sixteen
      How many planets has the solar system? | Eight | Seven | Nine | Ten
      How long does the earth need to go round the sun? | A year | A day | A month | A week
    `),
  ],
  [
    /\b(?:fruits?|vegetables?|veg|berr(?:y|ies)|orchards?|greengrocers?)\b/i,
    readQuestions(`
      Which fruit carries its seeds on the outside? | Strawberry | Cherry | Pear | Lemon
      Which of these grows in the ground? | Carrot | Watermelon | Banana | Apple
      Which fruit has a crown of leaves? | Pineapple | Orange | Grapes | Lemon
      Which fruit is nearly all water? | Watermelon | Banana | Pear | Cherry
      Which fruit becomes raisins when it dries? | Grapes | Apple | Pear | Orange
      Which fruit hangs in a bunch that is called a hand? | Banana | Lemon | Orange | Apple
      Which fruit has one hard stone? | Cherry | Grapes | Strawberry | Pineapple
      Which of these is the sourest? | Lemon | Pear | Banana | Watermelon
    `),
  ],
  [
    /\b(?:animals?|wildlife|birds?|nature|oceans?|seas?|dogs?|cats?|zoo|pets?|farm|insects?|bugs|safari|jungle)\b/i,
    readQuestions(`
      Which animal sleeps standing up? | The horse | The cat | The bear | The rabbit
      Which animal is the tallest? | The giraffe | The elephant | The camel | The ostrich
      Which bird cannot fly? | The penguin | The owl | The duck | The flamingo
      Which animal has eight arms? | The octopus | The frog | The whale | The turtle
      Which animal eats bamboo nearly all day? | The panda | The koala | The fox | The tiger
      Which animal carries its house on its back? | The snail | The bee | The mouse | The hedgehog
      Which is the fastest runner on land? | The cheetah | The lion | The horse | The rabbit
      Which can turn its head almost right round? | The owl | The parrot | The dog | The snake
    `),
  ],
  [
    /\b(?:football|soccer|world cup)\b/i,
    readQuestions(`
      How far from the goal is the penalty spot? | 11 metres | 9 metres | 16 metres | 13 metres
      How long is a match without extra time? | 90 minutes | 80 minutes | 100 minutes | 60 minutes
      Which country won the first World Cup, in 1930? | Uruguay | Brazil | Italy | Argentina
      Who alone may use their hands in play? | The goalkeeper | The captain | The sweeper | The winger
      How many players has a team on the field? | Eleven | Ten | Twelve | Nine
      What is three goals by one player called? | A hat-trick | A treble | A clean sheet | A brace
      What does a red card mean? | Sent off | A warning | A throw-in | Offside
      Which country has won the most World Cups? | Brazil | Germany | Italy | France
    `),
  ],
  [
    /\b(?:sports?|olympi\w*|tennis|athletics|running|basketball)\b/i,
    readQuestions(`
      How long is a marathon? | 42.195 km | 40 km | 45.5 km | 38.4 km
      How many rings has the Olympic flag? | Five | Four | Six | Seven
      What is a score of nothing called in tennis? | Love | Zero | Deuce | Nil
      In which sport is there a scrum? | Rugby | Hockey | Cricket | Handball
      Which swimming stroke is swum on the back? | Backstroke | Butterfly | Crawl | Breaststroke
      How many players has a basketball team on the court? | Five | Six | Seven | Four
      Where were the first modern Olympics, in 1896? | Athens | Paris | London | Rome
      Which of these is thrown in athletics? | The javelin | The puck | The quoit | The bat
    `),
  ],
  [
    /\b(?:chemistry|elements?|periodic)\b/i,
    readQuestions(`
      What is the chemical sign of gold? | Au | Go | Ag | Gd
      What is water made of? | Hydrogen and oxygen | Carbon and oxygen | Helium and oxygen | Nitrogen and hydrogen
      Which gas makes up most of the air? | Nitrogen | Oxygen | Carbon dioxide | Argon
      What is the pH of pure water? | 7 | 0 | 5 | 14
      What is table salt? | Sodium chloride | Calcium carbonate | Potassium nitrate | Baking soda
      Which element has the number 1? | Hydrogen | Helium | Oxygen | Carbon
      What turns litmus red? | An acid | A base | A salt | A metal
      What is a diamond made of? | Carbon | Silicon | Quartz | Glass
    `),
  ],
  [
    /\b(?:human body|anatomy|medicine|health|biology|body|nurs\w+)\b/i,
    readQuestions(`
      How many chambers has the human heart? | Four | Two | Three | Six
      Which bone is the longest? | The thigh bone | The shin bone | The collarbone | The upper arm
      Which organ cleans the blood? | The kidneys | The lungs | The stomach | The heart
      What carries oxygen in the blood? | Red blood cells | White blood cells | Platelets | Plasma
      How many teeth has a grown-up with all of them? | 32 | 28 | 36 | 24
      Which is the largest organ? | The skin | The liver | The lungs | The brain
      Where does digestion begin? | In the mouth | In the stomach | In the gut | In the liver
      Which gas do plants take in? | Carbon dioxide | Oxygen | Nitrogen | Hydrogen
    `),
  ],
  [
    /\b(?:science|physics|electricity|energy)\b/i,
    readQuestions(`
      What is measured in hertz? | Frequency | Weight | Heat | Pressure
      At what temperature does water boil at the sea? | 100 °C | 90 °C | 120 °C | 80 °C
      What travels faster? | Light | Sound | A bullet | A rocket
      Who wrote down the laws of motion? | Newton | Edison | Darwin | Curie
      What is the centre of an atom called? | The nucleus | The shell | The core | The pole
      Which metal is drawn to a magnet? | Iron | Copper | Gold | Aluminium
      What is the chemical sign of gold? | Au | Go | Ag | Gd
      Which colour of light is bent the most by a prism? | Violet | Red | Green | Yellow
    `),
  ],
  [
    /\b(?:rivers?|lakes?|streams?|waterfalls?|fresh ?water)\b/i,
    readQuestions(`
      Into which sea does the Danube flow? | The Black Sea | The Adriatic | The Baltic | The Aegean
      Which river flows through Baghdad? | The Tigris | The Nile | The Indus | The Jordan
      Which river carries the most water? | The Amazon | The Congo | The Yangtze | The Mississippi
      Which lake is the deepest? | Lake Baikal | Lake Victoria | Loch Ness | Lake Geneva
      What is the place called where a river meets the sea? | Its mouth | Its source | Its bed | Its bank
      Which river cut the Grand Canyon? | The Colorado | The Missouri | The Hudson | The Ohio
      On which river does Seville lie? | The Guadalquivir | The Ebro | The Tagus | The Douro
      Which river flows through Paris? | The Seine | The Rhône | The Loire | The Marne
    `),
  ],
  [
    /\b(?:mountains?|alps|hik(?:e|es|ing)|climbing|volcano(?:es)?)\b/i,
    readQuestions(`
      Which mountain is the highest above the sea? | Mount Everest | K2 | Mont Blanc | Denali
      In which country does Kilimanjaro stand? | Tanzania | Kenya | Ethiopia | Uganda
      Who was with Hillary on Everest in 1953? | Tenzing Norgay | Reinhold Messner | George Mallory | Ueli Steck
      What is the line called above which no trees grow? | The tree line | The snow line | The ridge | The saddle
      Which mountains part France from Spain? | The Pyrenees | The Alps | The Vosges | The Jura
      Which of these is a volcano? | Etna | The Matterhorn | Ben Nevis | The Eiger
      In which country is the Matterhorn climbed from Zermatt? | Switzerland | Austria | France | Slovenia
      What is molten rock called once it has come out? | Lava | Magma | Ash | Basalt
    `),
  ],
  [
    /\b(?:capitals?|geograph\w*|countr(?:y|ies)|flags?|europe\w*|cit(?:y|ies)|travel\w*)\b/i,
    readQuestions(`
      What is the capital of Portugal? | Lisbon | Porto | Madrid | Faro
      Which river flows through Vienna? | The Danube | The Rhine | The Elbe | The Po
      Which country has the most islands? | Sweden | Japan | Greece | Indonesia
      What is the capital of Australia? | Canberra | Sydney | Melbourne | Perth
      Which desert is the largest hot one? | The Sahara | The Gobi | The Kalahari | The Atacama
      Through which country does the equator not run? | Morocco | Kenya | Ecuador | Brazil
      Which country has a maple leaf on its flag? | Canada | Lebanon | Japan | New Zealand
      What is the smallest country in the world? | Vatican City | Monaco | Malta | San Marino
    `),
  ],
  [
    /\b(?:histor\w*|ancient|wars?|kings?|queens?|romans?|vikings?|egypt\w*|middle ages|medieval)\b/i,
    readQuestions(`
      In which year did the Berlin Wall fall? | 1989 | 1979 | 1991 | 1969
      Which people built Machu Picchu? | The Inca | The Maya | The Aztecs | The Olmecs
      Which ship sank in 1912? | The Titanic | The Mary Rose | The Vasa | The Lusitania
      Who printed with movable type in Mainz? | Gutenberg | Luther | Kepler | Dürer
      Which city was buried by Vesuvius? | Pompeii | Rome | Carthage | Athens
      What did the Silk Road join? | China and the Mediterranean | Russia and India | Egypt and Spain | Japan and Korea
      Which wall did the Romans build across Britain? | Hadrian’s Wall | The Limes | Offa’s Dyke | The Danevirke
      Who was the first to walk on the moon? | Neil Armstrong | Yuri Gagarin | John Glenn | Alan Shepard
    `),
  ],
  [
    /\b(?:music\w*|songs?|instruments?|bands?|composers?|orchestra|opera)\b/i,
    readQuestions(`
      How many strings has a violin? | Four | Five | Six | Three
      Which instrument has black and white keys? | The piano | The harp | The oboe | The drum
      Who wrote the Moonlight Sonata? | Beethoven | Chopin | Haydn | Mozart
      What does “forte” mean? | Loud | Fast | Slow | Soft
      From which country does the tango come? | Argentina | Spain | Cuba | Portugal
      Which of these is a brass instrument? | The trombone | The flute | The cello | The oboe
      How many lines has a stave? | Five | Four | Six | Seven
      Who composed The Four Seasons? | Vivaldi | Bach | Verdi | Handel
    `),
  ],
  [
    /\b(?:maths?\w*|arithmetic|times tables?|sums?|numbers)\b/i,
    readQuestions(`
      What is 7 × 8? | 56 | 54 | 63 | 48
      What is a quarter of 100? | 25 | 20 | 40 | 50
      How many corners has a cube? | 8 | 6 | 12 | 4
      Which number is prime? | 17 | 21 | 27 | 33
      What is 144 divided by 12? | 12 | 14 | 11 | 16
      How many degrees has a right angle? | 90 | 45 | 180 | 60
      What is 15% of 200? | 30 | 15 | 25 | 45
      What is the square root of 81? | 9 | 8 | 7 | 18
    `),
  ],
  [
    /\b(?:cheese|wines?|beer|coffee|tea|foods?|cook\w*|cuisines?|spices?|kitchen|baking|recipes?)\b/i,
    readQuestions(`
      What is hummus made of? | Chickpeas | Lentils | Beans | Peas
      Which spice comes from a crocus? | Saffron | Turmeric | Paprika | Cumin
      Where does feta come from? | Greece | Italy | France | Spain
      What makes bread rise? | Yeast | Salt | Water | Oil
      Which fruit is in guacamole? | Avocado | Mango | Melon | Papaya
      What is tofu made of? | Soy beans | Rice | Milk | Wheat
      Which cheese belongs on a pizza Margherita? | Mozzarella | Gouda | Brie | Cheddar
      What does “al dente” mean? | Firm to the bite | Very soft | Without salt | Fried twice
    `),
  ],
  [
    /\b(?:films?|movies?|cinema|tv|series|hollywood)\b/i,
    readQuestions(`
      Which film won the first Oscar for best picture? | Wings | Metropolis | Sunrise | The Kid
      Who made “Psycho”? | Alfred Hitchcock | Orson Welles | Billy Wilder | Fritz Lang
      Which animal is in “Jaws”? | A shark | A whale | A bear | A crocodile
      In which city is the Berlinale? | Berlin | Cannes | Venice | Vienna
      What are drawn films called? | Animation | Western | Noir | Short
      Who puts the pieces of a film together? | The editor | The gaffer | The usher | The extra
      In which film does somebody say “Here’s looking at you, kid”? | Casablanca | Vertigo | Gilda | Notorious
      Who made “Spirited Away”? | Hayao Miyazaki | Akira Kurosawa | Walt Disney | Tim Burton
    `),
  ],
  [
    /\b(?:books?|literature|novels?|reading|authors?|poet\w*|shakespeare|fairy ?tales?)\b/i,
    readQuestions(`
      Who wrote “Romeo and Juliet”? | William Shakespeare | Jane Austen | Charles Dickens | John Milton
      Who wrote “Pride and Prejudice”? | Jane Austen | Emily Brontë | Virginia Woolf | George Eliot
      Which whale does Captain Ahab hunt? | Moby Dick | Leviathan | Monstro | Free Willy
      Who loses a glass slipper? | Cinderella | Snow White | Rapunzel | Gretel
      What is Sherlock Holmes’s address? | 221B Baker Street | 10 Downing Street | 4 Privet Drive | 62 West Wallaby Street
      Who wrote “The Metamorphosis”? | Franz Kafka | Thomas Mann | Albert Camus | Hermann Hesse
      How many lines has a sonnet? | 14 | 12 | 16 | 10
      In which city is “Ulysses” set? | Dublin | London | Paris | Trieste
    `),
  ],
  [
    /\b(?:art|paint\w+|artists?|museums?|sculpt\w+|architecture)\b/i,
    readQuestions(`
      Who painted the Mona Lisa? | Leonardo da Vinci | Raphael | Titian | Caravaggio
      Who painted “The Starry Night”? | Vincent van Gogh | Claude Monet | Paul Cézanne | Edvard Munch
      Which colours are the primary ones in paint? | Red, yellow, blue | Red, green, blue | Orange, green, purple | Black, white, grey
      In which city is the Louvre? | Paris | Rome | London | Madrid
      Who painted “Guernica”? | Pablo Picasso | Salvador Dalí | Joan Miró | Francisco Goya
      What is painted on wet plaster? | A fresco | An etching | A gouache | A pastel
      Who painted “The Scream”? | Edvard Munch | Gustav Klimt | Egon Schiele | Paul Klee
      Who carved the David in Florence? | Michelangelo | Donatello | Bernini | Rodin
    `),
  ],
  [
    /\b(?:computers?|coding|programming|internet|web|technolog\w+|javascript|it security|phishing)\b/i,
    readQuestions(`
      How many bits has a byte? | Eight | Four | Ten | Sixteen
      What does the W in WWW stand for? | World | Work | Wire | Wave
      Who is called the first programmer? | Ada Lovelace | Grace Hopper | Marie Curie | Alan Turing
      What is 101 in binary? | 5 | 3 | 6 | 101
      What does CPU stand for? | Central processing unit | Common power unit | Computer program utility | Core print unit
      Which of these is a strong password? | A long phrase nobody knows | 12345678 | Your birthday | Password1
      Who thought up the World Wide Web? | Tim Berners-Lee | Bill Gates | Steve Jobs | Linus Torvalds
      What is a mistake in a program called? | A bug | A bit | A loop | A stack
    `),
  ],
  [
    /\b(?:traffic|driving|road signs?|highway|cars?)\b/i,
    readQuestions(`
      What does a red light mean? | Stop | Go | Slow down | Turn
      What shape is a stop sign? | Octagon | Triangle | Circle | Square
      What must you do at a zebra crossing with people on it? | Stop | Hoot | Speed up | Drive round them
      When are dipped headlights needed? | In the dark | At noon | In the garage | On a ferry
      What does a triangle with its point up mean? | A warning | An order | A bus stop | Parking
      What shortens on a wet road? | Your grip | Your brake path | Your sight of signs only | Nothing
      Who goes first where the light is green for both, you turning left? | The one going straight | The one turning | The larger car | The faster car
      What may you never do at the wheel? | Write on your phone | Listen to the radio | Drink water | Open a window
    `),
  ],
]
