// At home: what is cooked and kept, who does what, what a baby and a car need, moving, paying, remembering.
import { type World, between, worldRows } from './world.ts'

const pantry = worldRows(`
Red lentils | | amount/quantity/how/number=3; unit=bag; where/place/shelf/location=Middle shelf; category/kind/type=Dry; expir/best_before/use_by=210; minimum/least=1; what=Red lentils
Chopped tomatoes | | amount/quantity/how/number=8; unit=tin; where/place/shelf/location=Top shelf; category/kind/type=Tins; expir/best_before/use_by=420; minimum/least=4; what=Chopped tomatoes
Spaghetti | | amount/quantity/how/number=4; unit=pack; where/place/shelf/location=Middle shelf; category/kind/type=Dry; expir/best_before/use_by=300; minimum/least=2; what=Spaghetti
Plum jam | From Oma | amount/quantity/how/number=5; unit=jar; where/place/shelf/location=Top shelf; category/kind/type=Jars; expir/best_before/use_by=160; minimum/least=1; what=Plum jam
Chickpeas | | amount/quantity/how/number=6; unit=tin; where/place/shelf/location=Top shelf; category/kind/type=Tins; expir/best_before/use_by=510; minimum/least=3; what=Chickpeas
Rolled oats | | amount/quantity/how/number=2; unit=pack; where/place/shelf/location=Lower shelf; category/kind/type=Dry; expir/best_before/use_by=75; minimum/least=2; what=Rolled oats
Olive oil | | amount/quantity/how/number=1; unit=bottle; where/place/shelf/location=By the hob; category/kind/type=Oil and vinegar; expir/best_before/use_by=120; minimum/least=2; what=Olive oil
Wheat flour | Use before the new one | amount/quantity/how/number=3; unit=bag; where/place/shelf/location=Lower shelf; category/kind/type=Baking; expir/best_before/use_by=9; minimum/least=2; what=Wheat flour`)

const freezer = worldRows(`
Peas | | portion/serv/amount/quantity/how=4; drawer/shelf/compartment/where/place=Top drawer; frozen/since/put/date/in=-24; expir/best_before/use_by/until/eat=290; category/kind/type=Vegetables; what=Peas
Rye bread, sliced | | portion/serv/amount/quantity/how=8; drawer/shelf/compartment/where/place=Middle drawer; frozen/since/put/date/in=-19; expir/best_before/use_by/until/eat=70; category/kind/type=Bread; what=Rye bread, sliced
Lentil soup | | portion/serv/amount/quantity/how=3; drawer/shelf/compartment/where/place=Bottom drawer; frozen/since/put/date/in=-41; expir/best_before/use_by/until/eat=50; category/kind/type=Cooked; what=Lentil soup
Raspberries | For the birthday cake | portion/serv/amount/quantity/how=5; drawer/shelf/compartment/where/place=Top drawer; frozen/since/put/date/in=-63; expir/best_before/use_by/until/eat=300; category/kind/type=Fruit; what=Raspberries
Bolognese | Without celery | portion/serv/amount/quantity/how=4; drawer/shelf/compartment/where/place=Bottom drawer; frozen/since/put/date/in=-82; expir/best_before/use_by/until/eat=14; category/kind/type=Cooked; what=Bolognese
Salmon fillets | | portion/serv/amount/quantity/how=2; drawer/shelf/compartment/where/place=Middle drawer; frozen/since/put/date/in=-96; expir/best_before/use_by/until/eat=-4; category/kind/type=Fish; what=Salmon fillets
Chicken stock | Freezer burn soon | portion/serv/amount/quantity/how=6; drawer/shelf/compartment/where/place=Bottom drawer; frozen/since/put/date/in=-128; expir/best_before/use_by/until/eat=-12; category/kind/type=Cooked; what=Chicken stock`)

const pills = worldRows(`
Ramipril | | dose/dosage/amount=5 mg, 1 tablet; time/when=08:00; for/reason/purpose=Blood pressure; stock/left/tablets=42; doctor=Dr Okafor; how_often/frequency=Once a day
Metformin | With food | dose/dosage/amount=500 mg, 1 tablet; time/when=08:00; for/reason/purpose=Blood sugar; stock/left/tablets=56; doctor=Dr Okafor; how_often/frequency=Twice a day
Vitamin D | | dose/dosage/amount=1000 IU, 1 drop; time/when=12:30; for/reason/purpose=Bones; stock/left/tablets=90; doctor=Dr Lindner; how_often/frequency=Once a day
Metformin | With food | dose/dosage/amount=500 mg, 1 tablet; time/when=18:30; for/reason/purpose=Blood sugar; stock/left/tablets=56; doctor=Dr Okafor; how_often/frequency=Twice a day
Eye drops | Left eye only | dose/dosage/amount=1 drop; time/when=20:00; for/reason/purpose=Dry eyes; stock/left/tablets=18; doctor=Dr Haddad; how_often/frequency=Once a day
Simvastatin | | dose/dosage/amount=20 mg, 1 tablet; time/when=20:00; for/reason/purpose=Cholesterol; stock/left/tablets=28; doctor=Dr Okafor; how_often/frequency=Once a day
Paracetamol | Only when it hurts | dose/dosage/amount=500 mg, 1 tablet; time/when=22:00; for/reason/purpose=Back pain; stock/left/tablets=14; doctor=Dr Lindner; how_often/frequency=When needed`)

const carCosts = worldRows(`
Insurance, half a year | | what/kind/type/category/for=Insurance; price/cost/amount/total=312.4; garage/where/place/shop/paid_to=Harbour Mutual; odometer/mileage/km=82110; date=-154
Oil and filters | | what/kind/type/category/for=Service; price/cost/amount/total=184.9; garage/where/place/shop/paid_to=Lindner’s garage; odometer/mileage/km=83460; date=-121
Winter tyres, changed and stored | | what/kind/type/category/for=Tyres; price/cost/amount/total=79; garage/where/place/shop/paid_to=Tyre Nowak; odometer/mileage/km=84302; date=-97
Road tax | | what/kind/type/category/for=Tax; price/cost/amount/total=168; garage/where/place/shop/paid_to=Tax office; odometer/mileage/km=85015; date=-71
Front brake pads and discs | Discs were still just within limits | what/kind/type/category/for=Repair; price/cost/amount/total=386.5; garage/where/place/shop/paid_to=Lindner’s garage; odometer/mileage/km=85940; date=-48
Inspection | Passed, left fog lamp noted | what/kind/type/category/for=Inspection; price/cost/amount/total=124; garage/where/place/shop/paid_to=Test centre, Northgate; odometer/mileage/km=86622; date=-26
Wiper blades | | what/kind/type/category/for=Parts; price/cost/amount/total=28.9; garage/where/place/shop/paid_to=Parts shop; odometer/mileage/km=87154; date=-9
Fuel, 41 litres | | what/kind/type/category/for=Fuel; price/cost/amount/total=71.3; garage/where/place/shop/paid_to=Harbour station; odometer/mileage/km=87586; date=-2`)

const boxes = worldRows(`
Box 9 | | number/box=9; room/where=Cellar; what/content/inside=Christmas lights, candles; fragile=yes; weight/kilo=8; heavy=no
Box 8 | | number/box=8; room/where=Living room; what/content/inside=Books, A to K; fragile=no; weight/kilo=18; heavy=yes
Box 7 | | number/box=7; room/where=Children’s room; what/content/inside=Wooden railway, picture books; fragile=no; weight/kilo=11; heavy=no
Box 6 | | number/box=6; room/where=Bathroom; what/content/inside=Towels, medicine cabinet; fragile=no; weight/kilo=7; heavy=no
Box 5 | | number/box=5; room/where=Study; what/content/inside=Folders 2015 to 2022; fragile=no; weight/kilo=17; heavy=yes
Box 4 | | number/box=4; room/where=Bedroom; what/content/inside=Winter coats; fragile=no; weight/kilo=9; heavy=no
Box 3 | Lift from below | number/box=3; room/where=Living room; what/content/inside=Record player, cables; fragile=yes; weight/kilo=12; heavy=no
Box 2 | | number/box=2; room/where=Kitchen; what/content/inside=Pans, baking tins; fragile=no; weight/kilo=14; heavy=yes
Box 1 | Open first | number/box=1; room/where=Kitchen; what/content/inside=Glasses and the good plates; fragile=yes; weight/kilo=12; heavy=no`)

const policies = worldRows(`
Legal costs | Excess of 150 | insurer/company/provider=Harbour Mutual; cover/what/kind/type=Disputes at work and with the landlord; price/premium/cost/amount=214; renew/due/ends/until=164; number/policy_no=HM-20817
Travel, all year | | insurer/company/provider=North Coast; cover/what/kind/type=Doctor abroad, lost luggage; price/premium/cost/amount=38; renew/due/ends/until=121; number/policy_no=NC-1183
Teeth | | insurer/company/provider=Lindner Life; cover/what/kind/type=Crowns and cleaning, 80 %; price/premium/cost/amount=186; renew/due/ends/until=97; number/policy_no=LL-4471
Bicycles | Frame numbers are on file | insurer/company/provider=Old Town Insurance; cover/what/kind/type=Theft and falls, two bicycles; price/premium/cost/amount=92; renew/due/ends/until=71; number/policy_no=OT-0562
Car, fully comprehensive | | insurer/company/provider=Nowak & Partners; cover/what/kind/type=Own damage, theft, windscreen; price/premium/cost/amount=624; renew/due/ends/until=34; number/policy_no=NP-7012
Home contents | Bicycles not included | insurer/company/provider=Harbour Mutual; cover/what/kind/type=Fire, water, burglary; price/premium/cost/amount=148; renew/due/ends/until=18; number/policy_no=HM-11934
Liability, family | | insurer/company/provider=North Coast; cover/what/kind/type=Damage done to others; price/premium/cost/amount=64; renew/due/ends/until=9; number/policy_no=NC-2040`)

const gifts = worldRows(`
Wanda | | person/name/for/who=Wanda; gift/idea/present/wish=A day at the baths; budget/price/cost/limit/spend=40; age=71; relation=Grandmother; shop/where=Old baths
Tom | Has the second one | person/name/for/who=Tom; gift/idea/present/wish=Third volume of the sea stories; budget/price/cost/limit/spend=24; age=44; relation=Brother; shop/where=Bookshop
Mina | | person/name/for/who=Mina; gift/idea/present/wish=Balance bike, second hand; budget/price/cost/limit/spend=60; age=4; relation=Niece; shop/where=Flea market
Priya | | person/name/for/who=Priya; gift/idea/present/wish=Good kitchen scissors; budget/price/cost/limit/spend=32; age=38; relation=Friend; shop/where=Kitchen shop
Jun | Vegetarian | person/name/for/who=Jun; gift/idea/present/wish=Cookery course for two; budget/price/cost/limit/spend=75; age=35; relation=Friend; shop/where=Market hall
Halima | | person/name/for/who=Halima; gift/idea/present/wish=Wool blanket, green; budget/price/cost/limit/spend=55; age=67; relation=Mother; shop/where=Weaver, Mill Lane
Mateo | Ask his sister first | person/name/for/who=Mateo; gift/idea/present/wish=Head torch; budget/price/cost/limit/spend=28; age=41; relation=Colleague; shop/where=Outdoor shop`)

const viewings = worldRows(`
Mill Lane 4, second floor | Landlord lives below | address/where/street=Mill Lane 4, second floor; price/rent/cost=1120; size/square/area/m2=74; room=3; bedroom=2; liked/good/pro/positive=Light on both sides, tiled stove; not_like/dislike/bad/con/negative/against=No lift, road at night; date=-16
Harbour Row 12 | | address/where/street=Harbour Row 12; price/rent/cost=1340; size/square/area/m2=88; room=4; bedroom=3; liked/good/pro/positive=Balcony over the water; not_like/dislike/bad/con/negative/against=Damp corner in the bathroom; date=-12
Station Road 31 | | address/where/street=Station Road 31; price/rent/cost=890; size/square/area/m2=58; room=2; bedroom=1; liked/good/pro/positive=Five minutes to the train; not_like/dislike/bad/con/negative/against=Dark kitchen; date=-9
Church Street 7 | Needs a new boiler | address/where/street=Church Street 7; price/rent/cost=1260; size/square/area/m2=92; room=4; bedroom=3; liked/good/pro/positive=Garden with an old pear tree; not_like/dislike/bad/con/negative/against=Bells every quarter of an hour; date=-6
Orchard Close 2 | | address/where/street=Orchard Close 2; price/rent/cost=1480; size/square/area/m2=104; room=4; bedroom=3; liked/good/pro/positive=Room for a workshop; not_like/dislike/bad/con/negative/against=Bus only once an hour; date=-3
Quay 17, attic | Second viewing on Friday | address/where/street=Quay 17, attic; price/rent/cost=970; size/square/area/m2=61; room=2; bedroom=1; liked/good/pro/positive=Roof terrace, quiet yard; not_like/dislike/bad/con/negative/against=Sloping walls everywhere; date=-1`)

const packing = worldRows(`
Passports | | bag/where=Hand luggage; category/kind/type=Papers; quantity/how/number/amount=3; who/for=Tom; packed=yes
Charging cables | | bag/where=Hand luggage; category/kind/type=Devices; quantity/how/number/amount=2; who/for=Jun; packed=no
Rain jackets | | bag/where=Blue rucksack; category/kind/type=Clothes; quantity/how/number/amount=3; who/for=Everybody; packed=yes
Sun cream | | bag/where=Wash bag; category/kind/type=Washing; quantity/how/number/amount=1; who/for=Everybody; packed=no
Toothbrushes | | bag/where=Wash bag; category/kind/type=Washing; quantity/how/number/amount=3; who/for=Everybody; packed=no
Swimming things | | bag/where=Large suitcase; category/kind/type=Clothes; quantity/how/number/amount=3; who/for=Everybody; packed=yes
First-aid kit | Plasters are new | bag/where=Blue rucksack; category/kind/type=Health; quantity/how/number/amount=1; who/for=Tom; packed=yes
Socks, seven pairs | | bag/where=Large suitcase; category/kind/type=Clothes; quantity/how/number/amount=7; who/for=Jun; packed=no`)

const babyDays = worldRows(`
Nappy, wet | | what/kind/type=Nappy; time=07:15; date=-1; minute/duration=4; side=; amount/ml=
Milk | | what/kind/type=Milk; time=09:40; date=-1; minute/duration=22; side=Left; amount/ml=120
Nap in the pram | | what/kind/type=Sleep; time=12:10; date=-1; minute/duration=95; side=; amount/ml=
Food: carrot and potato | Half of it | what/kind/type=Food; time=17:30; date=-1; minute/duration=18; side=; amount/ml=
Night sleep, first part | | what/kind/type=Sleep; time=20:05; date=-1; minute/duration=175; side=; amount/ml=
Milk | | what/kind/type=Milk; time=05:50; date=0; minute/duration=16; side=Right; amount/ml=140
Nappy, full | | what/kind/type=Nappy; time=06:20; date=0; minute/duration=5; side=; amount/ml=
Nap | Woke once | what/kind/type=Sleep; time=08:45; date=0; minute/duration=55; side=; amount/ml=`)

export const homeWorlds: readonly World[] = [
  {
    words: /\b(?:baby|babies|newborns?|infants?|diapers?|napp(?:y|ies)|breast ?feeding)\b(?! ?sit| ?shower)/i,
    rows: [[/(?:^| )(?:entry|event|activity|log|record|baby entry|baby day)$/, babyDays]],
    facts: [
      [/^(?:feed|milk|fed|feeding)/, 'Left, 12 minutes|Right, 15 minutes|Bottle, 120 ml|Both sides|Bottle, 140 ml'],
      [/napp|diaper/, 'Wet|Full|Wet|Both|Full'],
      [/^(?:sleep|nap)/, '45 minutes|1 h 30|2 h|1 h 10'],
      [/^name$/, 'Otto|Mina'],
    ],
    figures: [
      [/feed|milk|breast|bottle_min/, between(10, 25)],
      [/(?:^|_)ml|amount/, between(80, 180)],
      [/sleep|nap(?!p)/, between(40, 180)],
      [/length|height|(?:^|_)cm/, between(52, 71)],
    ],
  },
  {
    words: /\b(?:pantry|larder|store ?cupboard|kitchen cupboard)\b/i,
    rows: [[/(?:^| )(?:food|food item|item|product|grocery|pantry item|provision|thing|stock|supply)$/, pantry]],
    facts: [
      [/^what_(?:we|i)_have|^(?:item|food|product)$/, 'Red lentils|Spaghetti|Chickpeas|Plum jam|Rolled oats|Olive oil'],
    ],
    figures: [[/amount|quantity|how_many|number|stock/, between(1, 9)]],
  },
  {
    words: /\b(?:freezers?|deep ?freeze|frozen food)\b/i,
    rows: [[/(?:^| )(?:food|food item|item|product|thing|frozen item|freezer item|meal|portion)$/, freezer]],
    facts: [
      [/drawer|shelf|compartment/, 'Top drawer|Middle drawer|Bottom drawer'],
      [/^what/, 'Peas|Lentil soup|Bolognese|Raspberries|Rye bread, sliced|Salmon fillets'],
    ],
    figures: [[/portion|serv|amount|quantity|how_many/, between(1, 8)]],
  },
  {
    words: /\boven\b|\b(?:my|our) baking\b|\bbaking (?:log|diary|times?|notes)\b/i,
    things: [
      [
        /(?:^| )(?:oven temperature|bake|baking|temperature|entry)$/,
        'Country loaf|Apple tart|Roast vegetables|Biscuits, thin|Cheesecake|Rolls|Sponge',
      ],
    ],
    facts: [
      [/^(?:what|dish|bake|cake)/, 'Country loaf|Apple tart|Roast vegetables|Biscuits, thin|Cheesecake|Rolls'],
      [/rack|shelf|level/, 'Middle|Lower third|Middle|Upper third'],
      [/heat|mode|setting|program/, 'Fan|Top and bottom|Bottom only|Grill'],
    ],
    figures: [[/minute|duration|time/, between(12, 65)]],
  },
  {
    words: /\b(?:fridge|refrigerator)\b/i,
    facts: [
      [/^what|^(?:item|food|product)$/, 'Milk|Yoghurt|Butter|Half a cucumber|Goat’s cheese|Leftover risotto|Eggs'],
    ],
    figures: [[/temperature/, between(3, 6, 1)]],
  },
  {
    words: /\b(?:medications?|medicines?|pills?|tablets|medication plan|drugs? (?:plan|list))\b/i,
    rows: [[/(?:^| )(?:medication|medicine|pill|tablet|dose|drug)$/, pills]],
    facts: [
      [/^(?:for|reason|purpose)|for_what|what_for|condition/, 'Blood pressure|Blood sugar|Bones|Cholesterol|Back pain'],
      [/dose|dosage/, '5 mg, 1 tablet|500 mg, 1 tablet|1 drop|20 mg, half a tablet'],
      [/side_effect/, 'None|A little dizzy|Dry mouth|None|Tired in the morning'],
    ],
  },
  {
    words: /\bblood sugar|\bglucose|\bdiabet\w+/i,
    things: [
      [
        /(?:^| )(?:blood sugar|reading|measurement|value|entry)$/,
        'Before breakfast|After breakfast|Before lunch|After lunch|Before dinner|At bedtime|After a walk',
      ],
    ],
    facts: [
      [
        /ate|eaten|food|meal|what/,
        'Porridge with pear|Two slices of rye bread|Lentil soup|Rice and vegetables|An apple|Yoghurt and nuts',
      ],
      [/when|before_or_after|time_of/, 'Before breakfast|After breakfast|Before lunch|After dinner|At bedtime'],
    ],
    figures: [
      [/value|level|sugar|glucose|reading|mmol/, between(4.8, 9.6, 1)],
      [/insulin|unit/, between(4, 14)],
      [/carb/, between(20, 75)],
    ],
  },
  {
    words:
      /\b(?:car|vehicle|motorbike|camper|van) (?:costs?|expenses?|repairs?|maintenance|service|bills?)\b|\b(?:costs?|expenses?|spend\w*) (?:of|for|on) (?:my|our|the) (?:car|van|motorbike|camper)\b/i,
    rows: [
      [/(?:^| )(?:cost|expense|car cost|car expense|bill|payment|maintenance|car maintenance|entry|repair)$/, carCosts],
    ],
    facts: [[/garage|workshop|^where/, 'Lindner’s garage|Tyre Nowak|Test centre, Northgate|Parts shop']],
  },
  {
    words:
      /\b(?:mov(?:e|ing)(?: house)? boxes|moving house|house move|boxes (?:for|of) (?:the|our|my) move|(?:we are|i am|we're|i'm|our|my) moving(?: house)?)\b/i,
    rows: [[/(?:^| )(?:box|moving box|carton|crate)$/, boxes]],
    facts: [
      [/^(?:what|content|inside|label)/, 'Glasses and plates|Books, A to K|Winter coats|Pans, baking tins|Towels'],
      [/(?:^|_)room/, 'Kitchen|Bedroom|Living room|Study|Bathroom|Cellar'],
      [/^task|^what_to_do|to_do/, 'Read the meters|Tell the bank|Book the van|Return the keys|Post redirected'],
    ],
  },
  {
    words: /\binsurances?\b|\binsurance polic(?:y|ies)\b/i,
    rows: [[/(?:^| )(?:policy|insurance|insurance policy|contract)$/, policies]],
    facts: [
      [/cover/, 'Fire, water, burglary|Damage done to others|Theft and falls|Doctor abroad'],
      [/insurer|company|provider/, 'Harbour Mutual|North Coast|Nowak & Partners|Lindner Life'],
    ],
    figures: [[/price|premium|cost|amount/, between(48, 620)]],
  },
  {
    words: /\b(?:gift ideas?|presents?|birthdays?|christmas gifts?)\b/i,
    rows: [[/(?:^| )(?:birthday|gift idea|gift|present|present idea|person|birthday person)$/, gifts]],
    facts: [
      [
        /gift|present|idea|wish/,
        'Wool blanket, green|Head torch|Cookery course for two|Good kitchen scissors|A day at the baths',
      ],
    ],
    figures: [[/budget|price|cost|limit|spend/, between(15, 75)]],
  },
  {
    words: /\b(?:house|flat|apartment|home)[- ](?:viewings?|hunt\w*|search)\b|\bviewings?\b/i,
    rows: [
      [
        /(?:^| )(?:viewing|house viewing|house viewing note|viewing note|flat|apartment|house|home|property)$/,
        viewings,
      ],
    ],
    facts: [
      [
        /not_like|dislike|against|^cons?$|negative/,
        'No lift, road at night|Damp corner in the bathroom|Dark kitchen|Sloping walls|Bus only once an hour',
      ],
      [
        /like|good|^pros?$|positive/,
        'Light on both sides|Balcony over the water|Garden with a pear tree|Quiet yard|Room for a workshop',
      ],
    ],
    figures: [
      [/square|m2|size|area/, between(52, 118)],
      [/rent|price/, between(780, 1480)],
    ],
  },
  {
    words: /\b(?:packing lists?|what to pack|suitcases?)\b/i,
    rows: [[/(?:^| )(?:packing item|item|thing|packing list item)$/, packing]],
    facts: [[/^bag|luggage|suitcase/, 'Hand luggage|Large suitcase|Blue rucksack|Wash bag']],
  },
  {
    words: /\b(?:allowances?|pocket money)\b/i,
    figures: [
      [/allowance|pocket_money|amount|earned|money|paid/, between(2, 8)],
      [/point/, between(1, 5)],
    ],
  },
  {
    words: /\b(?:chores?|household tasks?|house ?work|cleaning plan)\b/i,
    figures: [
      [/point|star/, between(1, 5)],
      [/minute|duration|how_long/, between(10, 45)],
    ],
  },
  {
    words: /\b(?:subscriptions?)\b/i,
    figures: [[/price|cost|amount/, between(4, 34, 2)]],
  },
]
