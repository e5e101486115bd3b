// Work and errands: rounds, quotes, applications, what is lent, sold a second time, ordered, handed in.
import { type World, between, worldRows } from './world.ts'

const rounds = worldRows(`
Garden cottage | Iron is broken | flat/apartment/place/where/house/room=Garden cottage; who/clean/by=Wanda; missing/needed/buy/short=Washing-up liquid; minute/duration/time=80; date=-12; done=yes
Mill Lane 4, attic | | flat/apartment/place/where/house/room=Mill Lane 4, attic; who/clean/by=Halima; missing/needed/buy/short=Two wine glasses; minute/duration/time=65; date=-9; done=yes
Old School, first floor | Late guests, start at noon | flat/apartment/place/where/house/room=Old School, first floor; who/clean/by=Tom; missing/needed/buy/short=Bin bags; minute/duration/time=110; date=-7; done=yes
Harbour Row 12 | | flat/apartment/place/where/house/room=Harbour Row 12; who/clean/by=Wanda; missing/needed/buy/short=Nothing; minute/duration/time=75; date=-5; done=yes
Garden cottage | | flat/apartment/place/where/house/room=Garden cottage; who/clean/by=Jun; missing/needed/buy/short=Batteries for the smoke alarm; minute/duration/time=85; date=-3; done=yes
Mill Lane 4, attic | Spare key is with the baker | flat/apartment/place/where/house/room=Mill Lane 4, attic; who/clean/by=Halima; missing/needed/buy/short=Hand soap; minute/duration/time=60; date=-1; done=no`)

const secondHandKids = worldRows(`
Rain trousers, blue | Warm lining | size=98; price/cost=7; brand/label/make=Alba; condition/state=Good; category/kind/type=Outdoor; age=3; colour=Blue; stock=1; sold=no; season=Autumn
Striped romper | | size=68; price/cost=4; brand/label/make=Linde; condition/state=Very good; category/kind/type=Baby; age=0; colour=White and red; stock=1; sold=yes; season=Summer
Knitted cardigan, buttons | One button replaced | size=80; price/cost=6; brand/label/make=Hand-knitted; condition/state=Good; category/kind/type=Jumpers; age=1; colour=Oat; stock=1; sold=no; season=Winter
Dungarees, corduroy | Straps can be made longer | size=86; price/cost=9; brand/label/make=Nordvik; condition/state=Very good; category/kind/type=Trousers; age=2; colour=Mustard; stock=1; sold=no; season=Autumn
Summer dress with dots | | size=110; price/cost=6; brand/label/make=Alba; condition/state=As new; category/kind/type=Dresses; age=5; colour=Yellow; stock=1; sold=yes; season=Summer
Snow suit | Taped once at the knee | size=92; price/cost=14; brand/label/make=Kestrel; condition/state=Mended; category/kind/type=Outdoor; age=2; colour=Green; stock=1; sold=no; season=Winter
T-shirt, whale | | size=116; price/cost=3; brand/label/make=Linde; condition/state=Good; category/kind/type=T-shirts; age=6; colour=Blue; stock=2; sold=no; season=Summer
Sandals, leather | | size=27; price/cost=8; brand/label/make=Corvo; condition/state=Worn one summer; category/kind/type=Shoes; age=4; colour=Brown; stock=1; sold=no; season=Summer
Pyjamas, two pieces | | size=104; price/cost=5; brand/label/make=Alba; condition/state=Very good; category/kind/type=Nightwear; age=4; colour=Grey; stock=1; sold=no; season=All year`)

const secondHandClothes = worldRows(`
Wool coat, herringbone | Lining redone | size=40; price/cost=48; brand/label/make=Nordvik; condition/state=Very good; category/kind/type=Coats; colour=Grey; stock=1; sold=no
Linen shirt | | size=M; price/cost=14; brand/label/make=Linde; condition/state=Good; category/kind/type=Shirts; colour=White; stock=1; sold=yes
Jeans, straight | | size=W32 L32; price/cost=18; brand/label/make=Harbour; condition/state=Good; category/kind/type=Trousers; colour=Blue; stock=1; sold=no
Silk blouse | Hand wash | size=38; price/cost=16; brand/label/make=Alba; condition/state=As new; category/kind/type=Shirts; colour=Green; stock=1; sold=no
Fisherman’s jumper | Elbow darned | size=L; price/cost=24; brand/label/make=Kestrel; condition/state=Mended; category/kind/type=Knitwear; colour=Navy; stock=1; sold=yes
Pleated skirt | | size=36; price/cost=12; brand/label/make=Corvo; condition/state=Very good; category/kind/type=Skirts; colour=Rust; stock=1; sold=no
Leather boots | New heels | size=39; price/cost=32; brand/label/make=Linde; condition/state=Re-heeled; category/kind/type=Shoes; colour=Black; stock=1; sold=no
Denim jacket | | size=S; price/cost=22; brand/label/make=Harbour; condition/state=Good; category/kind/type=Jackets; colour=Blue; stock=1; sold=no`)

const quotes = worldRows(`
Kitchen in ash, island | Waiting for the worktop | client/customer/for/who/name=Halima Haddad; price/amount/value/sum/total/how_much=9840; kind/type/what/work/category=Kitchen; status/answer/state=Sent; date/sent=-24; wood/material=Ash
Wardrobe under the stairs | | client/customer/for/who/name=Tom Lindner; price/amount/value/sum/total/how_much=2380; kind/type/what/work/category=Wardrobe; status/answer/state=Accepted; date/sent=-21; wood/material=Birch ply
Wardrobe, three doors | | client/customer/for/who/name=Priya Raman; price/amount/value/sum/total/how_much=3150; kind/type/what/work/category=Wardrobe; status/answer/state=Turned down; date/sent=-17; wood/material=Oak
Small kitchen, birch | Wants it by spring | client/customer/for/who/name=Jun Mori; price/amount/value/sum/total/how_much=6420; kind/type/what/work/category=Kitchen; status/answer/state=Accepted; date/sent=-12; wood/material=Birch ply
Larder cupboard | | client/customer/for/who/name=Wanda Nowak; price/amount/value/sum/total/how_much=1260; kind/type/what/work/category=Kitchen; status/answer/state=Sent; date/sent=-8; wood/material=Larch
Kitchen, oak, L-shaped | Appliances by the client | client/customer/for/who/name=Aylin Kaya; price/amount/value/sum/total/how_much=12400; kind/type/what/work/category=Kitchen; status/answer/state=Sent; date/sent=-5; wood/material=Oak
Walk-in wardrobe | | client/customer/for/who/name=Mateo Brandt; price/amount/value/sum/total/how_much=4890; kind/type/what/work/category=Wardrobe; status/answer/state=Accepted; date/sent=-2; wood/material=Ash`)

const lentTools = worldRows(`
Wallpaper table | | who/borrower/lent_to/to=Ines Duarte; since/date/lent/out=-39; back/return=no; condition=Good
Tile cutter | Blade is new | who/borrower/lent_to/to=Jun Mori; since/date/lent/out=-31; back/return=yes; condition=New blade
Extension ladder | | who/borrower/lent_to/to=Tom Lindner; since/date/lent/out=-24; back/return=no; condition=Good
Cordless drill | With the second battery | who/borrower/lent_to/to=Priya Raman; since/date/lent/out=-17; back/return=no; condition=Good
Belt sander | | who/borrower/lent_to/to=Halima Haddad; since/date/lent/out=-12; back/return=yes; condition=Belt worn
Hedge trimmer | | who/borrower/lent_to/to=Mateo Brandt; since/date/lent/out=-8; back/return=no; condition=Just sharpened
Pressure washer | Hose drips | who/borrower/lent_to/to=Aylin Kaya; since/date/lent/out=-3; back/return=no; condition=Hose drips`)

const suppliers = worldRows(`
Nowak & Co | | order/what/product/good/deliver/supply=Flour type 00, 25 kg; price/paid/last=24.9; weekday/day=Monday; phone=0113 555 0148; contact=Wanda Nowak
Haddad & Sons | Ring before ten | order/what/product/good/deliver/supply=Olive oil, anchovies, capers; price/paid/last=118.5; weekday/day=Thursday; phone=0113 555 0162; contact=Halima Haddad
Mori & Daughter | | order/what/product/good/deliver/supply=Basil, rocket, mushrooms; price/paid/last=38.4; weekday/day=Tuesday; phone=0113 555 0155; contact=Jun Mori
Caseificio Duarte | Twice a week in summer | order/what/product/good/deliver/supply=Mozzarella, 12 kg; price/paid/last=96; weekday/day=Friday; phone=0113 555 0139; contact=Ines Duarte
Lindner Drinks | | order/what/product/good/deliver/supply=Lemonade, water, beer; price/paid/last=142.8; weekday/day=Wednesday; phone=0113 555 0171; contact=Tom Lindner
Okafor Tins | | order/what/product/good/deliver/supply=Tomatoes, 6 × 2.5 kg; price/paid/last=41.7; weekday/day=Monday; phone=0113 555 0144; contact=Chidinma Okafor-Weatherby`)

const found = worldRows(`
Grey scarf | | item/what/thing=Grey scarf; where/place/found=Sports hall; who/brought/by/finder=Mina, 6a; colour=Grey; date=-16; back/returned/picked/collected=no
Lunch box with dinosaurs | Washed | item/what/thing=Lunch box with dinosaurs; where/place/found=Playground; who/brought/by/finder=Ms Nowak; colour=Green; date=-12; back/returned/picked/collected=yes
Single glove, red | | item/what/thing=Single glove, red; where/place/found=Bus stop; who/brought/by/finder=Caretaker; colour=Red; date=-9; back/returned/picked/collected=no
Pencil case, blue | Name rubbed off | item/what/thing=Pencil case, blue; where/place/found=Room 12; who/brought/by/finder=Paul, 7c; colour=Blue; date=-7; back/returned/picked/collected=yes
Keys with a felt owl | | item/what/thing=Keys with a felt owl; where/place/found=Library; who/brought/by/finder=Ms Raman; colour=Brown; date=-4; back/returned/picked/collected=no
Water bottle, steel | | item/what/thing=Water bottle, steel; where/place/found=Canteen; who/brought/by/finder=Jun, 8b; colour=Silver; date=-2; back/returned/picked/collected=no
Jacket, size 146 | | item/what/thing=Jacket, size 146; where/place/found=Changing room; who/brought/by/finder=Caretaker; colour=Black; date=-1; back/returned/picked/collected=no`)

const parcels = worldRows(`
Shoe box, brown | | sender/from=Online shop; size=Medium; weight/kilo=1.2; where/place/shelf=Under the stairs; date=-6; picked/collected=yes
Flat parcel, “do not bend” | | sender/from=Photo lab; size=Flat; weight/kilo=0.4; where/place/shelf=Behind the door; date=-5; picked/collected=yes
Large carton | Two people to lift | sender/from=Furniture shop; size=Large; weight/kilo=18.6; where/place/shelf=Bicycle room; date=-4; picked/collected=no
Padded envelope | | sender/from=Bookshop; size=Small; weight/kilo=0.7; where/place/shelf=Letter boxes; date=-3; picked/collected=yes
Crate of wine | This side up | sender/from=Winery; size=Medium; weight/kilo=8.4; where/place/shelf=Under the stairs; date=-2; picked/collected=no
Small packet, tied with string | | sender/from=Grandmother; size=Small; weight/kilo=1.1; where/place/shelf=Letter boxes; date=-1; picked/collected=no
Tube, one metre | | sender/from=Poster shop; size=Long; weight/kilo=0.6; where/place/shelf=Behind the door; date=-1; picked/collected=no`)

const sewing = worldRows(`
Curtains for the study | | what/piece/project/item=Curtains for the study; fabric/material=Linen, oat; pattern=None, four straight seams; for/who=Ourselves; size=2 × 240 cm; done/finished=yes; hour=5
Apron with pockets | | what/piece/project/item=Apron with pockets; fabric/material=Cotton canvas, blue; pattern=Japanese apron; for/who=Jun; size=One size; done/finished=yes; hour=3
Baby quilt | Backing still missing | what/piece/project/item=Baby quilt; fabric/material=Cotton scraps, yellow; pattern=Nine patch; for/who=Tom’s baby; size=90 × 110 cm; done/finished=no; hour=14
Corduroy trousers | Let out at the waist | what/piece/project/item=Corduroy trousers; fabric/material=Corduroy, rust; pattern=Wide leg, own draft; for/who=Wanda; size=38; done/finished=no; hour=9
Bread bags, six | | what/piece/project/item=Bread bags, six; fabric/material=Old sheets; pattern=None; for/who=Market stall; size=30 × 40 cm; done/finished=yes; hour=2
Summer dress | | what/piece/project/item=Summer dress; fabric/material=Viscose, small flowers; pattern=Wrap dress; for/who=Aylin; size=40; done/finished=no; hour=7`)

const woodwork = worldRows(`
Bench for the porch | | piece/what/project/item/title=Bench for the porch; wood/timber/material=Larch; hour=14; cost/price/material_cost=86; finish=Oil; for/who=Ourselves; done/finished=yes
Bird box, three | Holes 32 mm | piece/what/project/item/title=Bird box, three; wood/timber/material=Spruce; hour=4; cost/price/material_cost=18; finish=None; for/who=Allotment; done/finished=yes
Bookshelf, dovetailed | First dovetails that fit | piece/what/project/item/title=Bookshelf, dovetailed; wood/timber/material=Ash; hour=38; cost/price/material_cost=164; finish=Hard wax oil; for/who=Study; done/finished=no
Bread board | | piece/what/project/item/title=Bread board; wood/timber/material=Maple; hour=2; cost/price/material_cost=12; finish=Linseed oil; for/who=Halima; done/finished=yes
Stool, three legs | | piece/what/project/item/title=Stool, three legs; wood/timber/material=Oak; hour=9; cost/price/material_cost=34; finish=Soap; for/who=Workshop; done/finished=yes
Toy crane | With a winch | piece/what/project/item/title=Toy crane; wood/timber/material=Beech; hour=11; cost/price/material_cost=22; finish=Beeswax; for/who=Mina; done/finished=no
Key rack | | piece/what/project/item/title=Key rack; wood/timber/material=Walnut; hour=3; cost/price/material_cost=15; finish=Oil; for/who=Hall; done/finished=yes`)

const boats = worldRows(`
Heron | | boat/dinghy/name=Heron; type/class/kind=Laser; sail/number=4118; member/sailor/who/by/skipper=Jun Mori; broken/damage/defect/fault=Tiller extension loose; date=-16; condition=Good; seat/crew=1
Little Auk | Reefed, gusts of six | boat/dinghy/name=Little Auk; type/class/kind=Optimist; sail/number=217; member/sailor/who/by/skipper=Mina Raman; broken/damage/defect/fault=None; date=-12; condition=Good; seat/crew=1
Sandpiper | | boat/dinghy/name=Sandpiper; type/class/kind=420; sail/number=5203; member/sailor/who/by/skipper=Aylin Kaya; broken/damage/defect/fault=Jib sheet frayed; date=-9; condition=Jib sheet due; seat/crew=2
Tern | | boat/dinghy/name=Tern; type/class/kind=Wayfarer; sail/number=861; member/sailor/who/by/skipper=Tom Lindner; broken/damage/defect/fault=None; date=-5; condition=Good; seat/crew=4`)

const outings = worldRows(`
Round the island | Wind four, gusts of six | boat/dinghy=Heron; member/sailor/who/skipper=Jun Mori; broken/damage/defect=Tiller extension loose; date=-16; wind=4; hour=3
To the lighthouse and back | | boat/dinghy=Tern; member/sailor/who/skipper=Tom Lindner; broken/damage/defect=None; date=-12; wind=3; hour=4
Evening race, first leg | | boat/dinghy=Sandpiper; member/sailor/who/skipper=Aylin Kaya; broken/damage/defect=Jib sheet frayed; date=-9; wind=5; hour=2
Youth training in the bay | Six children, two capsizes | boat/dinghy=Little Auk; member/sailor/who/skipper=Mina Raman; broken/damage/defect=None; date=-7; wind=2; hour=2
Across to the far shore | | boat/dinghy=Tern; member/sailor/who/skipper=Halima Haddad; broken/damage/defect=Bung missing, replaced; date=-4; wind=3; hour=3
Along the reeds | | boat/dinghy=Heron; member/sailor/who/skipper=Wanda Nowak; broken/damage/defect=None; date=-2; wind=2; hour=1.5`)

export const workWorlds: readonly World[] = [
  {
    words:
      /\b(?:clean(?:ing|ers?)) (?:rounds?|rota|plan|schedule|list|visits?)\b|\bholiday (?:flats?|homes?|apartments?)\b/i,
    rows: [[/(?:^| )(?:round|cleaning round|cleaning|clean|visit|turnover|cleaning visit)$/, rounds]],
    facts: [
      [/missing|needed|to_buy|short/, 'Bin bags|Hand soap|Two wine glasses|Nothing|Washing-up liquid'],
      [/^(?:flat|apartment|house)/, 'Mill Lane 4, attic|Harbour Row 12|Garden cottage|Old School, first floor'],
    ],
  },
  {
    words:
      /\b(?:second[- ]?hand|used|pre-?loved|outgrown|baby|kids?'?|children'?s) (?:\w+ )?(?:kids?'?|children'?s|baby|toddler) (?:clothes|clothing|wear|things)|\b(?:second[- ]?hand|used|outgrown|pre-?loved) (?:kids?|children|baby)\w*\b|\b(?:kids?|children|baby)'?s? (?:clothes|clothing)\b/i,
    rows: [
      [/(?:^| )(?:product|item|article|garment|piece|clothes|piece of clothing|thing|clothing|cloth)$/, secondHandKids],
    ],
    facts: [
      [/size/, '62–68|74–80|86–92|98–104|110–116'],
      [/condition|state/, 'As new|Very good|Good|Mended'],
      [/season/, 'Summer|Winter|All year'],
    ],
    figures: [[/price|cost/, between(3, 15)]],
  },
  {
    words:
      /\b(?:second[- ]?hand|used|pre-?loved|vintage|thrift) (?:clothes|clothing|fashion|wear|clothes stall)|\bthrift (?:shop|store)\b|\bclothes swap\b/i,
    rows: [
      [
        /(?:^| )(?:product|item|article|garment|piece|clothes|piece of clothing|thing|clothing|cloth|second-hand clothes stall|stall)$/,
        secondHandClothes,
      ],
    ],
    facts: [
      [/size/, 'M|38|L|W32 L32|S|40'],
      [/condition|state/, 'As new|Very good|Good|Mended'],
    ],
    figures: [[/price|cost/, between(6, 48)]],
  },
  {
    words: /\b(?:carpenter|joiner|cabinet ?maker)\b/i,
    rows: [[/(?:^| )(?:quote|offer|estimate|quotation|proposal)$/, quotes]],
    facts: [
      [/^(?:what|work|kind)/, 'Kitchen in ash|Wardrobe under the stairs|Larder cupboard|Walk-in wardrobe'],
      [/wood|material/, 'Oak|Ash|Larch|Birch ply'],
    ],
    figures: [[/price|amount|value|sum|total|how_much/, between(1260, 12400)]],
  },
  {
    words: /\btools? (?:i|we) (?:have )?lent|\blen[dt]\w* (?:out )?(?:my |our )?tools?\b|\btool lending\b/i,
    rows: [[/(?:^| )(?:tool|loan|item|lent tool)$/, lentTools]],
  },
  {
    words: /\b(?:pizzerias?|trattoria|pizza (?:place|shop|kitchen))\b/i,
    rows: [[/(?:^| )(?:supplier|vendor|wholesaler)$/, suppliers]],
    facts: [
      [
        /^what|order|good|product|deliver|suppl/,
        'Mozzarella, 12 kg|Tomatoes, 6 × 2.5 kg|Flour type 00|Basil and rocket|Olive oil',
      ],
    ],
  },
  {
    words:
      /\blost (?:(?:and|&) found|property)\b(?=[\s\S]*\bschool\b)|\bschool\b(?=[\s\S]*\blost (?:(?:and|&) found|property)\b)/i,
    rows: [[/(?:^| )(?:item|found item|thing|object|find|lost item|entry|lost property)$/, found]],
    facts: [[/where|place|found/, 'Sports hall|Playground|Library|Bus stop|Canteen|Changing room']],
  },
  {
    words: /\blost (?:(?:and|&) found|property)\b/i,
    facts: [
      [/where|place|found_(?:at|in)/, 'At the entrance|Cloakroom|Under a bench|Car park|Changing room|By the till'],
    ],
  },
  {
    words: /\bparcels?\b|\bpackages? (?:for|log|room)\b/i,
    rows: [[/(?:^| )(?:parcel|package|delivery)$/, parcels]],
    facts: [[/sender|from/, 'Bookshop|Photo lab|Winery|Online shop|Grandmother']],
    figures: [[/weight|kilo/, between(0.4, 9.4, 1)]],
  },
  {
    words: /\b(?:sewing (?:projects?|diary|list|log)|what i sew|i sew)\b/i,
    rows: [[/(?:^| )(?:project|sewing project|sewing|piece|item|garment)$/, sewing]],
    facts: [
      [/fabric|material/, 'Linen, oat|Cotton canvas, blue|Corduroy, rust|Viscose, small flowers'],
      [/pattern/, 'Wrap dress|Nine patch|Japanese apron|Own draft'],
    ],
  },
  {
    words: /\bwoodwork\w* (?:projects?|diary|list|log)|\b(?:my|our) woodwork\w*|\bwood ?turning\b/i,
    rows: [[/(?:^| )(?:project|woodworking project|piece|item|work)$/, woodwork]],
    figures: [
      [/hour/, between(2, 38)],
      [/cost|price/, between(12, 164)],
    ],
  },
  {
    words: /\b(?:sailing (?:club|school)|dingh(?:y|ies)|boat ?house|club boats?)\b/i,
    rows: [
      [/(?:^| )(?:boat|dinghy|club boat|sailing boat)$/, boats],
      [/(?:^| )(?:sailing|outing|trip|sail|voyage|boat trip|sign-?out|use|loan|booking)$/, outings],
    ],
    facts: [
      [/boat|dinghy/, 'Heron|Little Auk|Sandpiper|Tern'],
      [/broken|damage|defect|fault|repair/, 'None|Jib sheet frayed|Tiller extension loose|None|Bung missing'],
    ],
  },
]
