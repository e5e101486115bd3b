// Gardens, animals, what is sown, kept, fermented and found outside.
import { type World, between, worldRows } from './world.ts'

const sown = worldRows(`
Broad bean, Aquadulce | Fleece over it from January | what/plant/crop/seed=Broad bean, Aquadulce; where/bed/place=Bed 2; variety=Aquadulce; date/sown/when=-238; came/up/germinat/sprout=-219; harvest=-122; quantity/how/number/amount=30
Tomato, Black Krim | Window sill, south | what/plant/crop/seed=Tomato, Black Krim; where/bed/place=Window sill; variety=Black Krim; date/sown/when=-262; came/up/germinat/sprout=-253; harvest=-101; quantity/how/number/amount=12
Carrot, Nantes | | what/plant/crop/seed=Carrot, Nantes; where/bed/place=Bed 4; variety=Nantes; date/sown/when=-231; came/up/germinat/sprout=-212; harvest=-119; quantity/how/number/amount=80
Lettuce, Marvel of Four Seasons | | what/plant/crop/seed=Lettuce, Marvel of Four Seasons; where/bed/place=Cold frame; variety=Marvel of Four Seasons; date/sown/when=-224; came/up/germinat/sprout=-217; harvest=-168; quantity/how/number/amount=24
Pot marigold | Keeps the aphids busy | what/plant/crop/seed=Pot marigold; where/bed/place=Along the path; variety=Orange King; date/sown/when=-216; came/up/germinat/sprout=-205; harvest=-140; quantity/how/number/amount=40
Courgette, Black Beauty | Two would be enough | what/plant/crop/seed=Courgette, Black Beauty; where/bed/place=Greenhouse; variety=Black Beauty; date/sown/when=-209; came/up/germinat/sprout=-202; harvest=-131; quantity/how/number/amount=4
Runner bean, Scarlet Emperor | | what/plant/crop/seed=Runner bean, Scarlet Emperor; where/bed/place=South wall; variety=Scarlet Emperor; date/sown/when=-194; came/up/germinat/sprout=-183; harvest=-97; quantity/how/number/amount=20
Kale, Nero di Toscana | | what/plant/crop/seed=Kale, Nero di Toscana; where/bed/place=Bed 1; variety=Nero di Toscana; date/sown/when=-188; came/up/germinat/sprout=-181; harvest=-40; quantity/how/number/amount=16`)

const jobs = worldRows(`
Prune the apple trees | Dry day, sharp saw | month=February; bed/where/place=Orchard; season=Winter; minute=180; hour=3; tool=Pruning saw; done=yes
Sow broad beans | | month=March; bed/where/place=Bed 2; season=Spring; minute=30; hour=0.5; tool=Dibber; done=yes
Divide the rhubarb | | month=March; bed/where/place=Behind the shed; season=Spring; minute=40; hour=1; tool=Spade; done=yes
Plant out the courgettes | After the last frost | month=May; bed/where/place=Bed 4; season=Spring; minute=45; hour=1; tool=Trowel; done=yes
Tie up the tomatoes | | month=June; bed/where/place=Greenhouse; season=Summer; minute=25; hour=0.5; tool=String; done=yes
Cut the box hedge | Not in full sun | month=August; bed/where/place=Along the path; season=Summer; minute=120; hour=2; tool=Shears; done=no
Sow green manure | | month=September; bed/where/place=Bed 3; season=Autumn; minute=20; hour=0.5; tool=Rake; done=no
Plant the garlic | | month=October; bed/where/place=Bed 1; season=Autumn; minute=35; hour=0.5; tool=Dibber; done=no`)

const jars = worldRows(`
Beetroot kvass | Too sweet still on day 3 | what/vegetable/name=Beetroot; salt/percent=2.0 %; temperature=20; day/duration=7; started/date/start=-61; ready/done/finish=-54; result/outcome/taste/how=Earthy, a little fizz; jar/size=1 l; gram=600
Carrots with ginger | | what/vegetable/name=Carrots; salt/percent=2.5 %; temperature=19; day/duration=10; started/date/start=-47; ready/done/finish=-37; result/outcome/taste/how=Crisp, best so far; jar/size=1 l; gram=800
Cucumbers, sour | Vine leaf keeps them firm | what/vegetable/name=Cucumbers; salt/percent=4.0 %; temperature=21; day/duration=8; started/date/start=-40; ready/done/finish=-32; result/outcome/taste/how=Soft in the middle; jar/size=2 l; gram=1200
Kimchi | | what/vegetable/name=Chinese cabbage; salt/percent=2.2 %; temperature=18; day/duration=6; started/date/start=-29; ready/done/finish=-23; result/outcome/taste/how=Hot, just right; jar/size=1.5 l; gram=1400
Hot sauce, red | Burp it daily | what/vegetable/name=Chillies; salt/percent=3.0 %; temperature=20; day/duration=14; started/date/start=-24; ready/done/finish=-10; result/outcome/taste/how=Sharp and bright; jar/size=0.5 l; gram=350
Sauerkraut, caraway | | what/vegetable/name=White cabbage; salt/percent=2.0 %; temperature=18; day/duration=28; started/date/start=-33; ready/done/finish=-5; result/outcome/taste/how=Clean and sour; jar/size=2 l; gram=1800
Lemons in salt | For the tagine | what/vegetable/name=Lemons; salt/percent=10 %; temperature=20; day/duration=40; started/date/start=-44; ready/done/finish=-4; result/outcome/taste/how=Soft, fragrant; jar/size=0.5 l; gram=500`)

const tankLog = worldRows(`
Front glass cleaned | | date=-42; temperature=25.0; ph=7.1; nitrate=20; nitrite=0; litre/liter/water/changed=0; percent=0
New plants in | Vallisneria, six | date=-35; temperature=24.6; ph=7.0; nitrate=15; nitrite=0; litre/liter/water/changed=30; percent=25
Filter rinsed | In tank water | date=-28; temperature=24.8; ph=7.2; nitrate=25; nitrite=0; litre/liter/water/changed=45; percent=35
Six guppies born | | date=-21; temperature=25.2; ph=7.1; nitrate=20; nitrite=0; litre/liter/water/changed=30; percent=25
Algae on the back wall | Lamp one hour less | date=-14; temperature=25.4; ph=7.3; nitrate=30; nitrite=0; litre/liter/water/changed=45; percent=35
All well | | date=-7; temperature=24.9; ph=7.1; nitrate=20; nitrite=0; litre/liter/water/changed=30; percent=25
Heater checked | | date=-1; temperature=25.0; ph=7.1; nitrate=15; nitrite=0; litre/liter/water/changed=0; percent=0`)

const cleanUps = worldRows(`
Seal Bay | Wind from the north | beach/place/where/location/site=Seal Bay; helper/people/volunteer=14; bag=23; kilo/kg/weight=104; find/found/weird/strange/thing=A doll’s arm; date=-196; group/team=Morning crew; hour=2
Lighthouse beach | | beach/place/where/location/site=Lighthouse beach; helper/people/volunteer=9; bag=12; kilo/kg/weight=51; find/found/weird/strange/thing=Message in a bottle, Dutch; date=-161; group/team=Harbour school; hour=1.5
Harbour wall | School class came along | beach/place/where/location/site=Harbour wall; helper/people/volunteer=31; bag=38; kilo/kg/weight=172; find/found/weird/strange/thing=Three left boots; date=-128; group/team=Class 5b; hour=3
Long sands, east end | | beach/place/where/location/site=Long sands, east end; helper/people/volunteer=17; bag=26; kilo/kg/weight=118; find/found/weird/strange/thing=A piano key; date=-93; group/team=Sea scouts; hour=2
Dunes car park | | beach/place/where/location/site=Dunes car park; helper/people/volunteer=11; bag=19; kilo/kg/weight=80; find/found/weird/strange/thing=Garden gnome, one ear; date=-58; group/team=Morning crew; hour=2
Mussel point | Nets, mostly | beach/place/where/location/site=Mussel point; helper/people/volunteer=8; bag=15; kilo/kg/weight=97; find/found/weird/strange/thing=Forty metres of net; date=-27; group/team=Divers; hour=2.5
Seal Bay | Calm, and much less than in spring | beach/place/where/location/site=Seal Bay; helper/people/volunteer=16; bag=13; kilo/kg/weight=47; find/found/weird/strange/thing=A wedding ring; date=-6; group/team=Sea scouts; hour=1.5`)

const observed = worldRows(`
Double cluster | | object/target/what=Double cluster; type/kind=Open cluster; constellation=Perseus; telescope/scope/instrument=80 mm refractor; seeing/sky/condition=Good, some haze; magnification=40; place/where=Garden; date=-58
M13 | Resolved to the middle | object/target/what=M13; type/kind=Globular cluster; constellation=Hercules; telescope/scope/instrument=8-inch Dobsonian; seeing/sky/condition=Very steady; magnification=120; place/where=Dark hill; date=-44
Albireo | Blue and gold | object/target/what=Albireo; type/kind=Double star; constellation=Cygnus; telescope/scope/instrument=80 mm refractor; seeing/sky/condition=Fair; magnification=60; place/where=Balcony; date=-31
M31 | Both companions | object/target/what=M31; type/kind=Galaxy; constellation=Andromeda; telescope/scope/instrument=10 × 50 binoculars; seeing/sky/condition=Clear, no moon; magnification=10; place/where=Dark hill; date=-22
Saturn | Cassini gap at moments | object/target/what=Saturn; type/kind=Planet; constellation=Aquarius; telescope/scope/instrument=8-inch Dobsonian; seeing/sky/condition=Restless, then calm; magnification=150; place/where=Garden; date=-13
Pleiades | | object/target/what=Pleiades; type/kind=Open cluster; constellation=Taurus; telescope/scope/instrument=10 × 50 binoculars; seeing/sky/condition=Thin cloud; magnification=10; place/where=Balcony; date=-5
Orion Nebula | Six stars of the Trapezium | object/target/what=Orion Nebula; type/kind=Nebula; constellation=Orion; telescope/scope/instrument=8-inch Dobsonian; seeing/sky/condition=Very steady; magnification=120; place/where=Dark hill; date=-2`)

export const natureWorlds: readonly World[] = [
  {
    words:
      /\b(?:what i sow(?:ed)?|sowing (?:diary|log|calendar|plan)|seed (?:diary|log|journal)|seeds? (?:i|we) sow\w*|sowings?)\b/i,
    rows: [[/(?:^| )(?:seed|sowing|plant|entry|crop|planting)$/, sown]],
    facts: [
      [/^what|^seed|^plant|crop/, 'Broad bean|Tomato, Black Krim|Carrot, Nantes|Kale|Courgette|Lettuce'],
      [/^where|^bed|place/, 'Bed 1|Bed 4|Greenhouse|Cold frame|South wall'],
    ],
  },
  {
    words:
      /\bgarden(?:ing)? (?:jobs?|tasks?|calendar|work|to-?dos?|diary|planner|log)\b|\b(?:jobs?|tasks?) in (?:the|our|my) garden\b/i,
    rows: [[/(?:^| )(?:job|garden job|task|garden task|to-do|entry)$/, jobs]],
    facts: [
      [
        /^(?:job|task|what)/,
        'Prune the apple trees|Sow broad beans|Tie up the tomatoes|Cut the hedge|Plant the garlic',
      ],
      [/^(?:bed|where|place)/, 'Bed 1|Bed 4|Greenhouse|Orchard|Along the path'],
    ],
  },
  {
    words: /\b(?:ferment\w*|sauerkraut|kimchi|kombucha|pickl(?:es?|ing)|preserv(?:es|ing))\b/i,
    rows: [[/(?:^| )(?:ferment|fermentation|batch|jar|entry|pickle|project)$/, jars]],
    facts: [
      [/salt/, '2.0 %|2.5 %|4.0 %|2.2 %|3.0 %'],
      [/^what|vegetable/, 'White cabbage|Carrots|Cucumbers|Beetroot|Chillies'],
      [/result|outcome|taste/, 'Crisp, best so far|Clean and sour|Soft in the middle|Sharp and bright'],
    ],
    figures: [
      [/salt|percent|brine/, between(2, 4, 1)],
      [/temperature/, between(18, 22)],
      [/day|duration/, between(5, 28)],
    ],
  },
  {
    words: /\b(?:fish ?tanks?|aquariums?) (?:log|diary|readings?|care|water|values)\b/i,
    rows: [[/(?:^| )(?:fish tank log|fish tank|log|reading|entry|measurement|water change|test)$/, tankLog]],
    facts: [
      [/water_?changed?|change/, '30 l|45 l|30 l|60 l'],
      [/nitrate/, '20 mg/l|15 mg/l|25 mg/l|30 mg/l'],
      [/^ph/, '7.1|7.0|7.2|7.3'],
    ],
    figures: [
      [/temperature/, between(24.4, 25.6, 1)],
      [/(?:^|_)ph/, between(6.9, 7.4, 1)],
      [/nitrate/, between(12, 30)],
      [/nitrite/, between(0, 0)],
      [/litre|liter|water/, between(25, 60)],
      [/percent/, between(20, 40)],
    ],
  },
  {
    words: /\b(?:beach|coast|river|litter|park|shore|canal)(?:side)?[- ](?:clean\w*|picks?|picking)\b|\bclean-?ups?\b/i,
    rows: [
      [
        /(?:^| )(?:clean-?up|clean|collection|beach|beach clean|beach clean-?up|event|entry|action|litter pick|session)$/,
        cleanUps,
      ],
    ],
    facts: [
      [
        /find|found|weird|strange|curious/,
        'Three left boots|A doll’s arm|Message in a bottle, Dutch|A piano key|Garden gnome, one ear|Forty metres of net',
      ],
      [/beach|place|where|location|site|spot/, 'Seal Bay|Lighthouse beach|Harbour wall|Long sands|Mussel point'],
      [/group|team/, 'Sea scouts|Harbour school|Morning crew|Divers|Class 5b'],
    ],
    figures: [
      [/bag/, between(9, 38)],
      [/helper|people|volunteer|hands/, between(6, 31)],
      [/kilo|kg|weight/, between(38, 168)],
    ],
  },
  {
    words: /\b(?:star ?gaz\w*|observing log|astronom\w* (?:log|diary|journal)|night sky)\b/i,
    rows: [[/(?:^| )(?:object|observation|session|entry|target|star)$/, observed]],
    facts: [
      [/telescope|scope|instrument/, '80 mm refractor|8-inch Dobsonian|10 × 50 binoculars'],
      [/seeing|condition|transparency/, 'Very steady|Good, some haze|Fair|Restless, then calm|Thin cloud'],
    ],
    figures: [[/magnif/, between(10, 150)]],
  },
  {
    words: /\b(?:house ?plants?|indoor plants?|plant (?:care|watering))\b/i,
    facts: [
      [/how_often|frequency|interval|every/, 'Once a week|Every ten days|Twice a week|Every two weeks'],
      [/light/, 'Half shade|Bright, no sun|East window|Far from the window'],
      [/fertili[sz]|feed/, 'Monthly in summer|Every two weeks|Not in winter'],
    ],
  },
  {
    words: /\b(?:hens?|chickens?|poultry|eggs?)\b/i,
    facts: [[/^(?:hen|chicken|who)/, 'Hilda|Pepper|Dot|Mrs Brown|Saffron|Agnes']],
    figures: [[/egg/, between(2, 6)]],
  },
]
