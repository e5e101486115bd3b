// Quiz questions on what is eaten and drunk, animals and plants, the sea and the weather: question | right answer | three wrong ones.
import { type QuestionBank, readQuestions as read } from './question-banks.ts'

export const kitchenAndNature: readonly QuestionBank[] = [
  [
    /\bwines?\b|\bsommeliers?\b|\bvineyards?\b/i,
    read(`
      Which wine is the classic one with oysters? | Chablis | Port | Amarone | Barolo
      Which goes best with blue cheese such as Stilton? | Port | Pinot grigio | Muscadet | Rosé
      Which wine is usually poured with a grilled steak? | Malbec | Prosecco | Riesling | Vinho verde
      Which suits spicy Thai food, because it is a little sweet? | Off-dry Riesling | Barolo | Rioja reserva | Chianti
      Which is the classic match for goat’s cheese? | Sauvignon blanc | Zinfandel | Port | Syrah
      Which wine goes with lamb in Bordeaux? | A red of Cabernet and Merlot | Sauternes | Champagne | Muscat
      What is drunk with foie gras by tradition? | Sauternes | Beaujolais | Vinho verde | Chianti
      Which light red is often served with salmon? | Pinot noir | Amarone | Tannat | Port
      What do tannins need at the table? | Fat and protein | Sugar | Vinegar | Ice
      How should a dessert wine be beside the dessert? | At least as sweet | Much drier | Much stronger | Warmer
      Which sparkling wine comes from Catalonia? | Cava | Prosecco | Sekt | Crémant
      From which grape is Chablis made? | Chardonnay | Sauvignon blanc | Riesling | Chenin blanc
    `),
  ],
  [
    /\bbeers?\b|\bbrew(?:ery|eries|ing)\b|\bales?\b/i,
    read(`
      Which four things is beer made of in its plainest form? | Water, malt, hops and yeast | Water, sugar, grapes and yeast | Malt, apples, hops and salt | Water, rice, honey and hops
      Which of them makes beer bitter? | Hops | Malt | Yeast | Water
      From which town does pilsner have its name? | Plzeň | Prague | Munich | Bruges
      What does IPA stand for? | India pale ale | Imperial pilsner ale | Irish pub ale | Indian plain ale
      Which colour is a stout? | Nearly black | Pale gold | Red | Cloudy white
      What is barley called when it has sprouted and been dried? | Malt | Must | Mash | Mead
      Which beers ferment warm, with the yeast on top? | Ales | Lagers | Pilsners | Bocks
      Which country are Trappist beers such as Orval and Chimay from? | Belgium | Germany | Ireland | Denmark
    `),
  ],
  [
    /\bcoffees?\b|\bespresso\b|\bbaristas?\b/i,
    read(`
      In which country is coffee said to have been found first? | Ethiopia | Brazil | Italy | Vietnam
      Which country grows the most coffee? | Brazil | Colombia | Kenya | Ethiopia
      What is a coffee bean, really? | The seed of a fruit | A nut | A root | A dried leaf
      Which two kinds make up nearly all coffee? | Arabica and robusta | Mocha and java | Latte and crema | Geisha and liberica
      How long does a usual espresso take to run through? | About 25 to 30 seconds | About 5 seconds | About 2 minutes | About 4 minutes
      What is an espresso with a little milk foam called? | Macchiato | Americano | Lungo | Ristretto
      What is an americano? | Espresso with hot water | Espresso with cream | Filter coffee with ice | Coffee without caffeine
      What does the word latte mean? | Milk | Light | Large | Late
    `),
  ],
  [
    /\bteas?\b(?! (?:party|room))/i,
    read(`
      From which plant do green and black tea come? | The same one, Camellia sinensis | Two different ones | Mint | Hibiscus
      What makes black tea black? | Its leaves are oxidised | It is roasted | It is dyed | It is older
      Which country grows the most tea? | China | Sri Lanka | England | Japan
      What gives Earl Grey its scent? | Bergamot | Jasmine | Orange peel | Rose
      What is matcha? | Powdered green tea | Smoked black tea | Fermented milk | Roasted rice
      How warm should the water for most green tea be? | About 75 °C | 100 °C | About 40 °C | About 20 °C
      From where does Darjeeling come? | India | Kenya | Japan | Turkey
      What is rooibos? | A shrub from South Africa, and no tea | A black tea from Ceylon | A kind of mint | Roasted barley
    `),
  ],
  [
    /\bcheeses?\b/i,
    read(`
      Which animal’s milk is Roquefort made of? | The sheep | The cow | The goat | The buffalo
      From which country does Gouda come? | The Netherlands | Switzerland | France | Denmark
      What is added to milk so that it curdles for cheese? | Rennet | Salt | Yeast | Sugar
      Which cheese is on a classic pizza Margherita? | Mozzarella | Gouda | Feta | Brie
      Which cheese squeaks and can be grilled? | Halloumi | Camembert | Ricotta | Edam
      What is left when the curd is taken out? | Whey | Cream | Butter | Buttermilk
      Which cheese is used for a Greek salad? | Feta | Parmesan | Emmental | Cheddar
      Which English county gave Cheddar its home? | Somerset | Kent | Norfolk | Cornwall
    `),
  ],
  [
    /\bchocolates?\b|\bcocoa\b/i,
    read(`
      On what does the cocoa bean grow? | On a tree, in pods | On a bush, in berries | Under the ground | On a vine
      Which country grows the most cocoa? | Ivory Coast | Belgium | Brazil | Switzerland
      What is in white chocolate? | Cocoa butter, milk and sugar | Cocoa powder and cream | Vanilla and flour | No cocoa at all, only milk
      Who drank cocoa long before Europe did? | The Maya and the Aztecs | The Romans | The Vikings | The Egyptians
      What is done to chocolate so that it shines and snaps? | It is tempered | It is frozen | It is baked | It is smoked
      Which country is known for its pralines? | Belgium | Norway | Greece | Poland
      For which animal is chocolate poisonous? | The dog | The mouse | The pigeon | The pig
      What does 70 % on a bar tell? | How much of it comes from the cocoa bean | How much sugar is in it | How much milk is in it | How fine it is
    `),
  ],
  [
    /\bbread\b|\bsour ?dough\b|\bbak(?:ing|ers?)\b/i,
    read(`
      What makes bread rise? | Yeast | Salt | Water | Oil
      What is a starter of flour and water that ferments by itself? | Sourdough | Shortcrust | Roux | Custard
      Which protein makes dough stretch? | Gluten | Casein | Collagen | Keratin
      Which flour is a German pumpernickel made of? | Rye | Rice | Maize | Chickpea
      What is a French stick called? | Baguette | Brioche | Ciabatta | Croissant
      What is done to pretzels before they are baked? | They are dipped in lye | They are fried | They are frozen | They are brushed with honey
      From where does ciabatta come? | Italy | Spain | Portugal | Greece
      Why is a loaf scored with a blade? | So that it opens where it should | So that it is salted | So that it cools faster | So that it weighs less
    `),
  ],
  [
    /\b(?<!spelling )bees?\b|\bbee ?keep\w*\b|\bhoney\b/i,
    read(`
      How many eyes has a honey bee? | Five | Two | Four | Eight
      What do bees gather from flowers to make honey? | Nectar | Dew | Resin | Seeds
      What is the male bee called? | The drone | The worker | The scout | The king
      Who lays the eggs in the hive? | The queen | The workers | The drones | The nurses
      Which shape has a cell of a honeycomb? | Six-sided | Square | Round | Three-sided
      How do bees tell the others where flowers are? | With a dance | With a song | With a colour | With a scent of grass
      How many wings has a bee? | Four | Two | Six | Eight
      About how much honey does one worker make in her life? | Less than a teaspoon | A jar | A bucket | A cup
      What happens to a honey bee that stings a person? | It dies | It sleeps | It sheds its wings | Nothing
      What is it called when bees carry pollen from flower to flower? | Pollination | Fermentation | Migration | Hibernation
    `),
  ],
  [
    /\bbirds?\b|\bbirding\b|\bornitholog\w*/i,
    read(`
      Which bird lays its eggs in the nests of others? | The cuckoo | The swallow | The wren | The heron
      Which is the smallest bird? | The bee hummingbird | The wren | The goldcrest | The blue tit
      Which bird cannot fly? | The penguin | The owl | The duck | The flamingo
      Why are flamingos pink? | From what they eat | From the sun | From the cold | They are born so
      Which bird is the fastest in a dive? | The peregrine falcon | The swan | The eagle owl | The albatross
      Which bird of these hunts at night? | The barn owl | The robin | The magpie | The kingfisher
      What does a woodpecker do with its beak? | It drums on trees | It digs in the sand | It sews leaves | It cracks shells on stones
      Where does the swallow spend the winter? | In Africa | In the hedge | In Iceland | In the barn
    `),
  ],
  [
    /\bdogs?\b|\bpupp(?:y|ies)\b/i,
    read(`
      Which sense is a dog’s best? | Smell | Sight | Touch | Taste
      From which animal do all dogs come? | The wolf | The fox | The hyena | The bear
      Which of these may a dog never eat? | Chocolate | Carrots | Rice | Apples
      Which dog herds sheep? | The border collie | The pug | The dachshund | The greyhound
      How do dogs get rid of heat? | By panting, and through their paws | By sweating all over | Through their ears alone | By sleeping
      About how long is a dog pregnant? | Nine weeks | Four weeks | Five months | Nine months
      Which is the smallest breed? | The chihuahua | The beagle | The terrier | The whippet
      For what was the dachshund bred? | For hunting badgers | For pulling sledges | For guarding ships | For catching fish
    `),
  ],
  [
    /\bcats?\b|\bkittens?\b/i,
    read(`
      What are a cat’s whiskers for? | For feeling what is near | For hearing | For keeping warm | For show
      About how long does a grown cat sleep in a day? | 12 to 16 hours | 4 to 6 hours | 20 to 24 hours | 2 hours
      What can a cat not taste? | Sweet | Salt | Bitter | Sour
      What does a cat that purrs mean most of the time? | That it is content | That it is angry | That it is asleep | That it is cold
      Which cat has no tail? | The Manx | The Siamese | The Persian | The Bengal
      How many toes has a cat on each front paw? | Five | Four | Six | Three
      Which plant makes many cats playful? | Catnip | Parsley | Ivy | Clover
      Where were cats held sacred? | In ancient Egypt | In Rome | In Sparta | In Carthage
    `),
  ],
  [
    /\bhorses?\b|\bpon(?:y|ies)\b|\briding\b/i,
    read(`
      What is a young male horse called? | A colt | A filly | A mare | A gelding
      In what is the height of a horse measured? | Hands | Feet | Spans | Ells
      Which gait is the fastest? | The gallop | The trot | The walk | The canter
      What does a farrier do? | Shoes horses | Trains riders | Makes saddles | Judges shows
      What is the hair on the neck called? | The mane | The forelock | The fetlock | The tail
      Up to what height is a horse usually called a pony? | 14.2 hands | 10 hands | 16 hands | 17.2 hands
      What is a mare? | A grown female | A foal | A wild horse | A racehorse
      Which sport on horseback is played with mallets? | Polo | Dressage | Eventing | Vaulting
    `),
  ],
  [
    /\bmushrooms?\b|\bfung(?:i|us)\b/i,
    read(`
      What are mushrooms? | Neither plants nor animals | Plants without flowers | Animals that stand still | Mosses
      Which of these is deadly? | The death cap | The chanterelle | The cep | The oyster mushroom
      What is the web of threads under the ground called? | Mycelium | Root | Lichen | Compost
      Which colour is a chanterelle? | Egg yellow | Blue | Grey | White
      Which mushroom is red with white spots? | The fly agaric | The morel | The parasol | The puffball
      How do mushrooms spread? | By spores | By seeds | By runners | By bulbs
      In which season do morels come up? | In spring | In August | In October | In January
      Which of these is used for bread and beer? | Yeast | Truffle | Mould of cheese | Tinder fungus
    `),
  ],
  [
    /\b(?:garden(?:s|ing|ers?)?|plants?|flowers?|trees?|botan\w+|forests?|herbs?)\b/i,
    read(`
      Which part of a plant takes up water? | The roots | The petals | The bark | The seeds
      Which tree loses its needles in winter? | The larch | The pine | The spruce | The yew
      From which flower does saffron come? | A crocus | A tulip | A rose | A lily
      What do leaves need to make sugar? | Light, water and carbon dioxide | Soil alone | Warmth alone | Nitrogen and shade
      How can one tell how old a felled tree is? | By its rings | By its leaves | By its height | By its roots
      Which of these is a bulb? | The tulip | The carrot | The potato | The dahlia
      Which tree do acorns come from? | The oak | The beech | The ash | The lime
      When are tomatoes planted out where there are frosts? | After the last frost | In February | In November | Before the snowdrops
      Which herb goes into pesto? | Basil | Thyme | Dill | Sage
      What is a plant called that lives for two years? | Biennial | Annual | Perennial | Evergreen
    `),
  ],
  [
    /\b(?:oceans?|sea ?life|sea creatures|marine|whales?|sharks?|dolphins?|fish(?:es)?|corals?)\b/i,
    read(`
      Which is the largest animal that ever lived? | The blue whale | The whale shark | The giant squid | The elephant
      What is a whale? | A mammal | A fish | A reptile | A bird
      How many hearts has an octopus? | Three | One | Two | Eight
      Which fish is the biggest? | The whale shark | The great white | The tuna | The sunfish
      What are corals? | Animals | Plants | Stones | Shells
      How many arms has a usual starfish? | Five | Four | Eight | Ten
      Who carries the young among sea horses? | The father | The mother | Both | Neither
      Which is the deepest place in the sea? | The Mariana Trench | The Red Sea | The Bermuda Triangle | The North Sea
      What does a dolphin breathe with? | Lungs | Gills | Its skin | Its fins
      Why is the sea salty? | Rivers bring salts from the rocks | Fish make it | The wind brings it | The moon draws it
    `),
  ],
  [
    /\bweather\b|\bclouds?\b|\bmeteorolog\w*/i,
    read(`
      What is measured with a barometer? | The pressure of the air | The wind | The rain | The sun
      Which cloud brings thunder? | Cumulonimbus | Cirrus | Stratus | Cirrocumulus
      What comes first? | Lightning | Thunder | Both at once | It depends on the wind
      What is the quiet middle of a hurricane called? | The eye | The heart | The core | The nest
      Which scale tells how strong the wind is? | Beaufort | Richter | Celsius | Mohs
      How many sides has a snow crystal? | Six | Four | Five | Eight
      What does a hygrometer measure? | How damp the air is | How cold it is | How bright it is | How much it rained
      What does falling pressure mostly tell? | Worse weather | Better weather | Frost | Nothing
    `),
  ],
  [
    /\b(?:climate|recycling|environment\w*|sustainab\w+|eco(?:logy)?|waste)\b/i,
    read(`
      Which gas from burning oil and coal warms the earth most? | Carbon dioxide | Oxygen | Nitrogen | Helium
      Which of these must never go into the household bin? | Batteries | Tea bags | Egg shells | Tissues
      Which of these can be melted again and again? | Glass | Porcelain | Tissues | Nappies
      Where was the agreement on 1.5 degrees signed in 2015? | Paris | Kyoto | Rio | Geneva
      Which way of travelling gives off the least for each person? | By train | By car alone | By plane | By cruise ship
      What is compost made of? | What was left of plants | Plastic | Ash and paint | Glass
      Which gas comes from cows and rice fields? | Methane | Ozone | Argon | Neon
      What do solar cells turn into power? | Light | Heat alone | Wind | Rain
    `),
  ],
]
