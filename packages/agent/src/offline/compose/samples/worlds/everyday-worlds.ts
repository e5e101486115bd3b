// More of everyday: health, pets, languages, outings, bottles, bands, stalls, stations.
import { type World, between, worldRows } from './world.ts'

const museums = worldRows(`
Gulbenkian, Lisbon | Garden afterwards | museum/name=Gulbenkian, Lisbon; city/where/place=Lisbon; country=Portugal; date/visited=-402; rating/star=4; price/entrance=12; liked/best/favourite=The Lalique room; with/whom=Wanda
Louisiana, Humlebæk | | museum/name=Louisiana, Humlebæk; city/where/place=Humlebæk; country=Denmark; date/visited=-331; rating/star=5; price/entrance=19; liked/best/favourite=The sea behind the glass; with/whom=Jun
Kunstmuseum, Basel | | museum/name=Kunstmuseum, Basel; city/where/place=Basel; country=Switzerland; date/visited=-248; rating/star=4; price/entrance=16; liked/best/favourite=Holbein’s dead Christ; with/whom=Halima
Museo del Prado, Madrid | Free after six | museum/name=Museo del Prado, Madrid; city/where/place=Madrid; country=Spain; date/visited=-190; rating/star=5; price/entrance=15; liked/best/favourite=Goya’s dog; with/whom=Aylin
Rijksmuseum, Amsterdam | | museum/name=Rijksmuseum, Amsterdam; city/where/place=Amsterdam; country=Netherlands; date/visited=-97; rating/star=4; price/entrance=22; liked/best/favourite=The dolls’ houses; with/whom=Mina
Science Museum, London | Four hours were too few | museum/name=Science Museum, London; city/where/place=London; country=United Kingdom; date/visited=-35; rating/star=5; price/entrance=0; liked/best/favourite=Flight hall; with/whom=Tom and Mina`)

const whiskies = worldRows(`
Highland Park 12 | | distillery=Highland Park; age=12; region/country=Orkney; price/cost=38; strength/abv/percent=40; rating/star=4; note/taste=Heather honey, light smoke; cask=Sherry
Glen Moray Classic | For the punch | distillery=Glen Moray; age=7; region/country=Speyside; price/cost=24; strength/abv/percent=40; rating/star=3; note/taste=Pear, vanilla; cask=Bourbon
Lagavulin 16 | From Jun | distillery=Lagavulin; age=16; region/country=Islay; price/cost=79; strength/abv/percent=43; rating/star=5; note/taste=Peat, dried fruit; cask=Bourbon
Redbreast 12 | | distillery=Midleton; age=12; region/country=Ireland; price/cost=52; strength/abv/percent=40; rating/star=5; note/taste=Toffee, marzipan; cask=Sherry
Arran 10 | | distillery=Lochranza; age=10; region/country=Arran; price/cost=41; strength/abv/percent=46; rating/star=4; note/taste=Apple, cinnamon; cask=Bourbon
Nikka from the Barrel | Add a drop of water | distillery=Yoichi and Miyagikyo; age=8; region/country=Japan; price/cost=45; strength/abv/percent=51; rating/star=4; note/taste=Clove, orange peel; cask=Several`)

const french = worldRows(`
la serviette | Two meanings | front/word/phrase/french/term=la serviette; back/translation/meaning/english=towel, briefcase; language=French; example/sentence=Je cherche ma serviette.; chapter/topic/unit=House
se dépêcher | | front/word/phrase/french/term=se dépêcher; back/translation/meaning/english=to hurry; language=French; example/sentence=Dépêche-toi, le train part !; chapter/topic/unit=Verbs
le quai | | front/word/phrase/french/term=le quai; back/translation/meaning/english=platform; language=French; example/sentence=Le train part du quai 3.; chapter/topic/unit=Travel
d’occasion | | front/word/phrase/french/term=d’occasion; back/translation/meaning/english=second-hand; language=French; example/sentence=Un vélo d’occasion.; chapter/topic/unit=Shopping
un avis | Not “advice” | front/word/phrase/french/term=un avis; back/translation/meaning/english=an opinion; language=French; example/sentence=À mon avis, oui.; chapter/topic/unit=Conversation
tout à l’heure | | front/word/phrase/french/term=tout à l’heure; back/translation/meaning/english=in a moment; language=French; example/sentence=À tout à l’heure !; chapter/topic/unit=Conversation`)

const spanish = worldRows(`
la madrugada | | front/word/phrase/spanish/term=la madrugada; back/translation/meaning/english=the hours before dawn; language=Spanish; example/sentence=Llegamos de madrugada.; chapter/topic/unit=Time
echar de menos | | front/word/phrase/spanish/term=echar de menos; back/translation/meaning/english=to miss somebody; language=Spanish; example/sentence=Te echo de menos.; chapter/topic/unit=Verbs
el andén | | front/word/phrase/spanish/term=el andén; back/translation/meaning/english=platform; language=Spanish; example/sentence=El tren sale del andén 2.; chapter/topic/unit=Travel
estrenar | No word for it in English | front/word/phrase/spanish/term=estrenar; back/translation/meaning/english=to wear for the first time; language=Spanish; example/sentence=Hoy estreno zapatos.; chapter/topic/unit=Verbs
la cuenta | | front/word/phrase/spanish/term=la cuenta; back/translation/meaning/english=the bill; language=Spanish; example/sentence=La cuenta, por favor.; chapter/topic/unit=Restaurant
de repente | | front/word/phrase/spanish/term=de repente; back/translation/meaning/english=suddenly; language=Spanish; example/sentence=De repente empezó a llover.; chapter/topic/unit=Time`)

const german = worldRows(`
der Feierabend | | front/word/phrase/german/term=der Feierabend; back/translation/meaning/english=the end of the working day; language=German; example/sentence=Schönen Feierabend!; chapter/topic/unit=Work
umsteigen | | front/word/phrase/german/term=umsteigen; back/translation/meaning/english=to change trains; language=German; example/sentence=In Köln umsteigen.; chapter/topic/unit=Travel
doch | Says yes to a no | front/word/phrase/german/term=doch; back/translation/meaning/english=yes, on the contrary; language=German; example/sentence=Doch, ich komme mit.; chapter/topic/unit=Conversation
das Gleis | | front/word/phrase/german/term=das Gleis; back/translation/meaning/english=platform, track; language=German; example/sentence=Der Zug fährt von Gleis 4.; chapter/topic/unit=Travel
gemütlich | | front/word/phrase/german/term=gemütlich; back/translation/meaning/english=cosy; language=German; example/sentence=Hier ist es gemütlich.; chapter/topic/unit=House
die Quittung | | front/word/phrase/german/term=die Quittung; back/translation/meaning/english=receipt; language=German; example/sentence=Mit Quittung, bitte.; chapter/topic/unit=Shopping`)

const italian = worldRows(`
il binario | | front/word/phrase/italian/term=il binario; back/translation/meaning/english=platform; language=Italian; example/sentence=Il treno parte dal binario 5.; chapter/topic/unit=Travel
magari | One of the best words | front/word/phrase/italian/term=magari; back/translation/meaning/english=maybe; if only!; language=Italian; example/sentence=Magari domani.; chapter/topic/unit=Conversation
lo sconto | | front/word/phrase/italian/term=lo sconto; back/translation/meaning/english=discount; language=Italian; example/sentence=C’è uno sconto?; chapter/topic/unit=Shopping
accorgersi | | front/word/phrase/italian/term=accorgersi; back/translation/meaning/english=to notice; language=Italian; example/sentence=Non me ne sono accorto.; chapter/topic/unit=Verbs
l’altroieri | | front/word/phrase/italian/term=l’altroieri; back/translation/meaning/english=the day before yesterday; language=Italian; example/sentence=È arrivata l’altroieri.; chapter/topic/unit=Time
il conto | | front/word/phrase/italian/term=il conto; back/translation/meaning/english=the bill; language=Italian; example/sentence=Il conto, per favore.; chapter/topic/unit=Restaurant`)

const pizzas = worldRows(`
Margherita | Tomato, mozzarella, basil | size=26 / 32 cm; price/small=8.5; large=11; category/kind=Classic; ingredient/topping=Tomato, mozzarella, basil
Marinara | No cheese | size=26 / 32 cm; price/small=7.5; large=9.5; category/kind=Classic; ingredient/topping=Tomato, garlic, oregano
Funghi | | size=26 / 32 cm; price/small=9.5; large=12; category/kind=Classic; ingredient/topping=Tomato, mozzarella, mushrooms
Diavola | Hot | size=26 / 32 cm; price/small=10.5; large=13; category/kind=Classic; ingredient/topping=Tomato, mozzarella, hot salami
Quattro formaggi | | size=26 / 32 cm; price/small=11; large=13.5; category/kind=White; ingredient/topping=Mozzarella, gorgonzola, fontina, parmesan
Patate e rosmarino | Without tomato | size=26 / 32 cm; price/small=9; large=11.5; category/kind=White; ingredient/topping=Potato, rosemary, mozzarella
Calzone | Folded | size=32 cm; price/small=12; large=12; category/kind=Special; ingredient/topping=Ham, ricotta, mozzarella`)

const inspections = worldRows(`
Mouse guards on | Quiet cluster, food on both sides | what/saw=Mouse guards on; hive/colony=Linden hive; queen=no; frame/brood=0; mood/temper=Calm; treatment=None; next=Leave them be until February; date=-24; honey=0
Varroa strips out | Counted 40 on the board | what/saw=Varroa strips out; hive/colony=Wall hive; queen=yes; frame/brood=3; mood/temper=Calm; treatment=Strips, six weeks; next=Oxalic acid at Christmas; date=-58; honey=0
Fed, four litres | Taken down in two nights | what/saw=Fed, four litres; hive/colony=Orchard hive; queen=yes; frame/brood=4; mood/temper=Nervous; treatment=None; next=Weigh again; date=-86; honey=0
Honey taken off | | what/saw=Honey taken off; hive/colony=Linden hive; queen=yes; frame/brood=7; mood/temper=Calm; treatment=None; next=Wet frames back for a night; date=-122; honey=14.2
Swarm cells on the lower edge | Two, both empty; cut anyway | what/saw=Swarm cells on the lower edge; hive/colony=Meadow hive; queen=yes; frame/brood=9; mood/temper=Angry; treatment=None; next=Second super; date=-171; honey=0
Eggs in all stages | | what/saw=Eggs in all stages; hive/colony=Orchard hive; queen=yes; frame/brood=8; mood/temper=Calm; treatment=None; next=Look again in a week; date=-186; honey=0`)

const gardenIdeas = worldRows(`
A bench under the pear tree | For the evening sun | status=Planned; name/by=Wanda; price/cost=80; effort=Small
Rain barrel at the shed | | status=Done; name/by=Tom; price/cost=65; effort=Small
Meadow instead of the back lawn | Sow in September | status=Open; name/by=Halima; price/cost=30; effort=Large
Herbs by the kitchen door | | status=Done; name/by=Jun; price/cost=25; effort=Small
Hedgehog corner with dead wood | Leaves stay where they fall | status=Planned; name/by=Mina; price/cost=0; effort=Small
Espaliered apple on the south wall | | status=Open; name/by=Priya; price/cost=45; effort=Medium`)

const childrensWishes = worldRows(`
Marble run, extra tracks | | price/cost=24.9; shop/where=Toy shop on Mill Lane; child/who/for=Mina
Book about whales | The one with the fold-out page | price/cost=16; shop/where=Bookshop; child/who/for=Paul
Roller skates, size 34 | | price/cost=38; shop/where=Sports shop; child/who/for=Rosa
Watercolours, 24 pans | | price/cost=19.5; shop/where=Art supplies; child/who/for=Mina
Card game for the train | | price/cost=9.9; shop/where=Toy shop on Mill Lane; child/who/for=Otto
Head torch | For the tent | price/cost=14; shop/where=Outdoor shop; child/who/for=Paul
Wooden digger | | price/cost=29; shop/where=Second hand; child/who/for=Otto`)

const puppyWeights = worldRows(`
7.9 kg | | weight=7.9; date=-43; how/went=Good; waist=38; note=Two meals, one walk
8.8 kg | | weight=8.8; date=-36; how/went=Good; waist=39; note=New food
9.6 kg | Vaccinated on Tuesday | weight=9.6; date=-29; how/went=So-so; waist=41
10.7 kg | | weight=10.7; date=-22; how/went=Good; waist=42
11.5 kg | | weight=11.5; date=-15; how/went=Good; waist=44
12.6 kg | Longer legs, mostly | weight=12.6; date=-8; how/went=Good; waist=45
13.4 kg | | weight=13.4; date=-1; how/went=Good; waist=46`)

const isWord = /(?:^| )(?:word|phrase|vocabulary|expression|vocab|flash ?card|card|term|idiom)$/

export const everydayWorlds: readonly World[] = [
  {
    words: /\bmuseums? (?:visits?|we|i|diary|log)|\b(?:which|what|the|our) museums\b|\bvisited museums\b/i,
    rows: [[/(?:^| )(?:museum|museum visit|visit|exhibition)$/, museums]],
  },
  {
    words: /\bwhisk(?:y|ey|ies|eys)\b/i,
    rows: [[/(?:^| )(?:whisky|whiskey|bottle|dram|tasting)$/, whiskies]],
    facts: [
      [/distiller|maker/, 'Highland Park|Lagavulin|Midleton|Lochranza|Glen Moray'],
      [/region|origin/, 'Islay|Speyside|Orkney|Ireland|Arran'],
      [/cask/, 'Bourbon|Sherry|Bourbon, then port'],
    ],
    figures: [
      [/age|year/, between(8, 18)],
      [/price|cost/, between(24, 92)],
      [/strength|abv|percent/, between(40, 57)],
    ],
  },
  { words: /\bfrench\b/i, rows: [[isWord, french]] },
  { words: /\bspanish\b/i, rows: [[isWord, spanish]] },
  { words: /\bgerman\b/i, rows: [[isWord, german]] },
  { words: /\bitalian\b/i, rows: [[isWord, italian]] },
  {
    words: /\bpizzas? (?:menu|list|delivery|orders?)|\bpizza (?:for|from)\b|\bour pizzas\b/i,
    rows: [[/(?:^| )(?:pizza|takeaway|dish|menu item|product|item)$/, pizzas]],
    facts: [[/size/, '26 cm|32 cm']],
    figures: [[/price/, between(7.5, 14, 2)]],
  },
  {
    words: /\b(?:bees?|beekeep\w*|hives?|apiar(?:y|ies))\b/i,
    rows: [[/(?:^| )(?:inspection|hive visit)$/, inspections]],
    facts: [
      [
        /^(?:place|where|location|stand)/,
        'Orchard, east row|Under the limes|Allotment 14|Edge of the wood|Roof of the school',
      ],
      [/treatment|varroa/, 'None|Formic acid|Strips, six weeks|Oxalic acid'],
      [/next/, 'Second super|Look again in a week|Feed|Leave them be'],
      [/origin|breed|race/, 'Carniolan|Buckfast|Swarm of May'],
    ],
    figures: [
      [/(?:queen_)?(?:since|year)/, between(2024, 2026)],
      [/honey|kilo|kg|harvest/, between(4.2, 19.6, 1)],
      [/strip|mite|varroa/, between(1, 40)],
    ],
  },
  {
    words: /\bideas\b[\s\S]{0,24}\bgardens?\b|\bgarden ideas\b/i,
    rows: [[/(?:^| )(?:idea|suggestion|wish|proposal)$/, gardenIdeas]],
  },
  {
    words:
      /\b(?:christmas|birthday|wish ?list|wishes)\b(?=[\s\S]*\b(?:kids?|child|children|son|daughter)\b)|\b(?:kids?|children)(?:'s|’s|s')? (?:wish ?list|wishes)\b/i,
    rows: [[/(?:^| )(?:wish|gift|present|gift idea|toy)$/, childrensWishes]],
    figures: [[/price|cost/, between(9, 42)]],
  },
  {
    words: /\b(?:puppy|puppies|kittens?)\b/i,
    rows: [[/(?:^| )(?:weighing|weight|weigh-in|measurement)$/, puppyWeights]],
    figures: [[/weight|kilo|kg/, between(3.4, 13.4, 1)]],
  },
  {
    words: /\b(?:migraines?|headaches?)\b/i,
    facts: [
      [/trigger|cause/, 'Short night|Red wine|Screen all day|Change of weather|Skipped lunch'],
      [/strength|severity|intensity|pain/, 'Light|Medium|Strong|Very strong'],
      [/medicine|medication|taken|treatment/, 'Ibuprofen 400|None, lay down|Sumatriptan|Paracetamol'],
      [/where|side|place/, 'Left temple|Behind the eyes|Right side|Neck'],
    ],
    figures: [
      [/strength|severity|intensity|pain/, between(2, 9)],
      [/hour|duration/, between(2, 14)],
    ],
  },
  {
    words:
      /\b(?:cat|dog|pet|rabbit|hamster|guinea pig)s?\b(?=[\s\S]*\b(?:feed\w*|holiday|sit|sitting|sitters?|look after)\b)|\b(?:feed\w*|sitting|sitters?)\b(?=[\s\S]*\b(?:cats?|dogs?|pets?|rabbits?)\b)/i,
    facts: [
      [
        /to_do|instruction|how_to|care/,
        'Half a tin morning and evening, fresh water.|Dry food in the hall, litter every second day.|Hay and a carrot, clean the hutch on Saturday.|Two short walks, one long one.|Only speak to her, she comes by herself.',
      ],
      [/food|feed|meal/, 'Half a tin, twice|One cup of dry food|Hay and carrots|As written on the fridge'],
      [/^(?:where|key)/, 'Second floor, key next door|Mill Lane 4|Garden flat|Harbour Row 12, left'],
    ],
  },
  {
    words: /\b(?:vet|vets|veterinar\w+)\b/i,
    figures: [[/price|cost|paid|amount|bill/, between(38, 186)]],
  },
  {
    words: /\b(?:band|songs?|set ?list|chords|repertoire)\b/i,
    facts: [
      [/^key$|^tonality/, 'A minor|G major|D major|E minor|C major|F sharp minor'],
      [/^tempo|^feel|^groove/, '92|124|76|108|140|88'],
      [/^capo/, 'None|2nd fret|3rd fret|None'],
      [/^tuning/, 'Standard|Drop D|Open G|Standard'],
    ],
    figures: [[/tempo|bpm/, between(72, 148)]],
  },
  {
    words:
      /\b(?:flea markets?|jumble sales?|car boot|garage sales?|yard sales?|craft (?:fair|market)s?|street (?:fair|market)s?)\b/i,
    things: [
      [
        /(?:^| )(?:stand|stall|table|pitch|seller)$/,
        'Nowak family|Books and maps, Tom|Kaya sisters|Lamps, mostly|Records, by the crate|Brandt, toys|Plants from the allotment',
      ],
    ],
    facts: [[/sell|goods|ware|offer/, 'Books|Toys|Crockery|Children’s clothes|Records|Plants|Lamps']],
    figures: [
      [/fee|price|cost/, between(8, 24)],
      [/met(?:re|er)|length|width/, between(2, 6)],
    ],
  },
  {
    words: /\bwedding\b/i,
    facts: [[/^menu|meal|^dish|^food/, 'Fish|Vegetarian|Meat|Vegan|Children’s plate']],
  },
  {
    words:
      /\b(?:kids?|children|child|son|daughter|grandchildren)(?:'s|’s|s'|s)?\b[\s\S]{0,20}\bheights?\b|\bheights? of (?:our|my|the) (?:kids|children|sons?|daughters?)\b/i,
    things: [
      [
        /(?:^| )(?:height|measurement|child|kid)$/,
        'Paul, 9|Mina, 6|Otto, 3|Paul, 8 and a half|Mina, 5 and a half|Otto, 2 and a half',
      ],
    ],
    figures: [[/height|cm|size/, between(92, 138)]],
  },
  {
    words: /\bguitars? (?:repairs?|workshop|service|set-?ups?)|\brepair\w* guitars\b/i,
    facts: [
      [
        /instrument|guitar|model/,
        'Western guitar, spruce top|Twelve-string|Telecaster copy, 1984|Classical, three-quarter|Bass, short scale|Ukulele, tenor',
      ],
      [
        /problem|fault|wrong|broken|work|repair/,
        'Buzz on the low E|Neck needs setting|Loose socket|Crack beside the bridge|New frets|Tuner slips',
      ],
    ],
    figures: [[/price|cost|estimate/, between(28, 240)]],
  },
  {
    words: /\b(?:rowing|kayak|canoe|paddl\w+) (?:club|boats?)\b|\bboat (?:house|log|book)\b/i,
    facts: [
      [
        /damage|broken|defect|fault|repair/,
        'None|Rigger loose|Scratch at the bow|Rudder line frayed|None|Seat wheel worn',
      ],
      [/^(?:type|class|kind)/, 'Single|Double scull|Four with cox|Pair|Gig'],
      [/^(?:where|route|destination|to)/, 'To the weir|Round the island|Lock and back|Six kilometres upstream'],
    ],
  },
  {
    words: /\bkindergarten|\bnursery\b|\bday ?care\b/i,
    facts: [
      [/^group/, 'Hedgehogs|Ladybirds|Bears|Squirrels|Owls'],
      [
        /to_do|emergency_plan|in_case|measure/,
        'Ring the parents at once.|Drops from the red box, then ring.|Wash the hands, no other child’s bread.|Pen is in the bag, then 112.',
      ],
      [/lunch|meal|food/, 'No pork|Own lunch box|Without nuts|Vegetarian|Everything'],
    ],
  },
  {
    words: /\bfire (?:brigade|service|department|station)\b|\bfirefighters?\b/i,
    facts: [
      [
        /^(?:item|equipment|device|article|name)$/,
        'Hose B, 20 m|Breathing mask 4|Cutter and spreader|Radio, hand-held|Thermal camera|Ladder, three parts|Helmet, size M',
      ],
      [
        /^(?:place|where|location|stored|locker)/,
        'Engine 1, locker 3|Station, rack B|Tanker, left|Engine 2, cab|Drying tower',
      ],
    ],
    things: [
      [
        /(?:^| )(?:item|device|equipment|piece of equipment|fire brigade|brigade)$/,
        'Hose B, 20 m|Breathing mask 4|Cutter and spreader|Radio, hand-held|Thermal camera|Ladder, three parts|Helmet, size M',
      ],
    ],
  },
  {
    words: /\bmaker ?spaces?\b|\bhacker ?spaces?\b|\bfab ?labs?\b|\bsign-?out sheet\b/i,
    things: [
      [
        /(?:^| )(?:entry|tool|loan|item|sign-?out|machine)$/,
        'Soldering station 2|Heat gun|Calliper, digital|Jigsaw|Multimeter, yellow|Torx set|Hot glue gun',
      ],
    ],
    facts: [
      [
        /^(?:body|text|note)/,
        'Back on Friday.|Tip needs changing.|Taken to the repair café, back tonight.|Blade is new.',
      ],
      [/who|by|member/, 'Jun|Wanda|Mateo|Priya|Aylin'],
    ],
  },
  {
    words: /\bskis?\b|\bski(?:ing)? (?:hire|rental)\b/i,
    things: [
      [
        /(?:^| )(?:skis?|pair of skis)$/,
        'Touring skis|Carvers, all-mountain|Children’s skis, blue|Cross-country, waxless|Freeride, wide|Carvers, race',
      ],
    ],
    facts: [[/size|length/, '170 cm|162 cm|110 cm|195 cm|180 cm|158 cm']],
  },
]
