// For pleasure: films, games, travel, sport for oneself, collections, tastings.
import { type World, between, worldRows } from './world.ts'

const watchlist = worldRows(`
Paddington 2 | With the children | kind/type/category=Film; genre=Family; year=2017; director=Paul King; where/stream/watch=On DVD, from the library; season/episode=; seen=no
Stalker | | kind/type/category=Film; genre=Science fiction; year=1979; director=Andrei Tarkovsky; where/stream/watch=Cinema, Sunday matinee; seen=no
Borgen | Three seasons | kind/type/category=Series; genre=Politics; year=2010; director=Adam Price; where/stream/watch=Streaming; seen=yes
Cléo from 5 to 7 | | kind/type/category=Film; genre=Drama; year=1962; director=Agnès Varda; where/stream/watch=Film club; seen=no
Detectorists | Short and kind | kind/type/category=Series; genre=Comedy; year=2014; director=Mackenzie Crook; where/stream/watch=Streaming; seen=yes
In the Mood for Love | | kind/type/category=Film; genre=Romance; year=2000; director=Wong Kar-wai; where/stream/watch=Open-air cinema; seen=no
Tampopo | Not on an empty stomach | kind/type/category=Film; genre=Comedy; year=1985; director=Jūzō Itami; where/stream/watch=Rented online; seen=no
Call My Agent! | | kind/type/category=Series; genre=Comedy; year=2015; director=Fanny Herrero; where/stream/watch=Streaming; seen=no`)

const plays = worldRows(`
Ticket to Ride | Jun’s station again | game/title=Ticket to Ride; player/how_many=4; winner/won=Jun; minute/duration/length=75; date=-40; score/point=118; rating=4
Hanabi | 22 of 25 | game/title=Hanabi; player/how_many=4; winner/won=Everybody; minute/duration/length=30; date=-33; score/point=22; rating=5
Carcassonne | | game/title=Carcassonne; player/how_many=3; winner/won=Wanda; minute/duration/length=45; date=-26; score/point=94; rating=4
Azul | | game/title=Azul; player/how_many=2; winner/won=Priya; minute/duration/length=35; date=-19; score/point=71; rating=5
Codenames | Girls against boys, naturally | game/title=Codenames; player/how_many=6; winner/won=Aylin; minute/duration/length=25; date=-12; score/point=8; rating=4
Wingspan | First time with four | game/title=Wingspan; player/how_many=4; winner/won=Mateo; minute/duration/length=100; date=-8; score/point=87; rating=5
Azul | | game/title=Azul; player/how_many=3; winner/won=Wanda; minute/duration/length=40; date=-2; score/point=66; rating=5`)

const backlog = worldRows(`
Stardew Valley | With Priya on Sundays | game/title=Stardew Valley; platform/console/system=Switch; hour=64; genre=Farming; year=2016; rating/star=5; finished/completed/done=no; status=Playing; progress=70
Outer Wilds | | game/title=Outer Wilds; platform/console/system=PC; hour=22; genre=Exploration; year=2019; rating/star=5; finished/completed/done=yes; status=Finished; progress=100
Celeste | Stuck at the mirror temple | game/title=Celeste; platform/console/system=Switch; hour=9; genre=Platformer; year=2018; rating/star=4; finished/completed/done=no; status=Playing; progress=45
Disco Elysium | | game/title=Disco Elysium; platform/console/system=PC; hour=31; genre=Role-playing; year=2019; rating/star=5; finished/completed/done=yes; status=Finished; progress=100
Journey | | game/title=Journey; platform/console/system=PS4; hour=3; genre=Adventure; year=2012; rating/star=4; finished/completed/done=yes; status=Finished; progress=100
Return of the Obra Dinn | Needs a quiet weekend | game/title=Return of the Obra Dinn; platform/console/system=PC; hour=2; genre=Puzzle; year=2018; rating/star=4; finished/completed/done=no; status=Backlog; progress=10
Hades | | game/title=Hades; platform/console/system=Switch; hour=38; genre=Action; year=2020; rating/star=5; finished/completed/done=yes; status=Finished; progress=100`)

const tours = worldRows(`
Round the lake | Wind from the front, twice | route/title=Round the lake; km/distance=38; climb/height/elevation/ascent/gain=210; hour=2.1; minute/time/duration=126; with/whom/who/company=Jun; bike=Green tourer; place/region=Lake shore; date=-96
Old railway path and back | Flat, with a café half way | route/title=Old railway path and back; km/distance=46; climb/height/elevation/ascent/gain=140; hour=2.4; minute/time/duration=144; with/whom/who/company=Halima; bike=Green tourer; place/region=Mill valley; date=-78
Over the ridge | | route/title=Over the ridge; km/distance=61; climb/height/elevation/ascent/gain=980; hour=3.6; minute/time/duration=216; with/whom/who/company=Tom and Jun; bike=Silver racer; place/region=North ridge; date=-61
To the sea | Train back | route/title=To the sea; km/distance=104; climb/height/elevation/ascent/gain=520; hour=5.2; minute/time/duration=312; with/whom/who/company=Aylin and Mateo; bike=Green tourer; place/region=Coast; date=-44
Three bridges | | route/title=Three bridges; km/distance=27; climb/height/elevation/ascent/gain=110; hour=1.4; minute/time/duration=84; with/whom/who/company=Alone; bike=Silver racer; place/region=Along the river; date=-23
Forest gravel loop | Two punctures | route/title=Forest gravel loop; km/distance=42; climb/height/elevation/ascent/gain=640; hour=2.9; minute/time/duration=174; with/whom/who/company=Priya; bike=Gravel bike; place/region=Beech forest; date=-11
Round the reservoir | | route/title=Round the reservoir; km/distance=33; climb/height/elevation/ascent/gain=290; hour=1.8; minute/time/duration=108; with/whom/who/company=Alone; bike=Silver racer; place/region=Upper valley; date=-3`)

const camps = worldRows(`
Meadow by the river | Ask for the far end | place/where/site/campsite=Meadow by the river; night=3; price/cost/fee=54; country/region=Jura; liked/good/best=Otters at dusk; date=-312; rating=5
Dunes, third row | | place/where/site/campsite=Dunes, third row; night=5; price/cost/fee=135; country/region=Jutland; liked/good/best=Two minutes to the sea; date=-291; rating=4
Under the larches | Cold from nine on | place/where/site/campsite=Under the larches; night=2; price/cost/fee=38; country/region=South Tyrol; liked/good/best=Bread delivered at seven; date=-260; rating=4
Farm above the lake | | place/where/site/campsite=Farm above the lake; night=4; price/cost/fee=88; country/region=Lake District; liked/good/best=Goats, and a proper kitchen; date=-141; rating=5
Cliff field | Pegs with a hammer | place/where/site/campsite=Cliff field; night=1; price/cost/fee=18; country/region=Pembrokeshire; liked/good/best=Seals below the tent; date=-118; rating=3
Island pier | | place/where/site/campsite=Island pier; night=2; price/cost/fee=30; country/region=Åland; liked/good/best=Sauna by the water; date=-84; rating=5`)

const bottles = worldRows(`
Chianti Classico | Open an hour before | year/vintage=2019; region/origin/country=Tuscany; grape/variety=Sangiovese; colour/type/kind=Red; shelf/rack/place/where=B2; price/cost=16; bottle/quantity/stock/how/number=4; drink/until/best=760; rating=4
Riesling, Old Vines | | year/vintage=2021; region/origin/country=Mosel; grape/variety=Riesling; colour/type/kind=White; shelf/rack/place/where=A1; price/cost=14; bottle/quantity/stock/how/number=6; drink/until/best=1480; rating=5
Rioja Reserva | | year/vintage=2016; region/origin/country=Rioja; grape/variety=Tempranillo; colour/type/kind=Red; shelf/rack/place/where=B3; price/cost=19; bottle/quantity/stock/how/number=3; drink/until/best=410; rating=4
Beaujolais Villages | Drink young | year/vintage=2022; region/origin/country=Beaujolais; grape/variety=Gamay; colour/type/kind=Red; shelf/rack/place/where=C1; price/cost=11; bottle/quantity/stock/how/number=5; drink/until/best=120; rating=3
Grüner Veltliner, steep slope | | year/vintage=2020; region/origin/country=Wachau; grape/variety=Grüner Veltliner; colour/type/kind=White; shelf/rack/place/where=A2; price/cost=17; bottle/quantity/stock/how/number=4; drink/until/best=590; rating=4
Crémant | For Wanda’s birthday | year/vintage=2020; region/origin/country=Loire; grape/variety=Chenin blanc; colour/type/kind=Sparkling; shelf/rack/place/where=A4; price/cost=13; bottle/quantity/stock/how/number=2; drink/until/best=210; rating=4
Barolo | Not before 2028 | year/vintage=2017; region/origin/country=Piedmont; grape/variety=Nebbiolo; colour/type/kind=Red; shelf/rack/place/where=B4; price/cost=42; bottle/quantity/stock/how/number=2; drink/until/best=3200; rating=5`)

const teas = worldRows(`
Darjeeling, first flush | Second steep even better | origin/country/region=India; type/kind/category=Black; temperature=90; minute/time=3; gram=3; taste/note=Muscat, fresh hay; rating/star=5; price=9
Sencha | | origin/country/region=Japan; type/kind/category=Green; temperature=70; minute/time=2; gram=3; taste/note=Spinach, sea air; rating/star=4; price=12
Oolong, Tie Guan Yin | | origin/country/region=China; type/kind/category=Oolong; temperature=90; minute/time=3; gram=5; taste/note=Lilac, warm butter; rating/star=5; price=14
Assam, second flush | With milk | origin/country/region=India; type/kind/category=Black; temperature=98; minute/time=4; gram=3; taste/note=Malt, dark honey; rating/star=4; price=7
White peony | | origin/country/region=China; type/kind/category=White; temperature=80; minute/time=5; gram=4; taste/note=Cucumber, light; rating/star=3; price=13
Lapsang souchong | Not before noon | origin/country/region=China; type/kind/category=Black; temperature=95; minute/time=3; gram=3; taste/note=Campfire, bacon; rating/star=3; price=10
Rooibos | | origin/country/region=South Africa; type/kind/category=Herbal; temperature=98; minute/time=7; gram=4; taste/note=Vanilla, wood; rating/star=4; price=5`)

const cheeses = worldRows(`
Manchego, six months | | milk=Sheep; country/origin/region=Spain; taste/flavour/note=Nutty, a little sharp; texture/type/kind=Hard; rating/star=4; price=24; where/shop=Market hall; age=6
Gouda, old | Crystals | milk=Cow; country/origin/region=Netherlands; taste/flavour/note=Caramel, salt; texture/type/kind=Hard; rating/star=5; price=22; where/shop=Cheese stall; age=24
Roquefort | With pear | milk=Sheep; country/origin/region=France; taste/flavour/note=Salty, mineral; texture/type/kind=Blue; rating/star=4; price=31; where/shop=Cheese stall; age=4
Brie de Meaux | | milk=Cow; country/origin/region=France; taste/flavour/note=Mushroom, cream; texture/type/kind=Soft; rating/star=5; price=26; where/shop=Market hall; age=2
Gruyère | | milk=Cow; country/origin/region=Switzerland; taste/flavour/note=Broth, hazelnut; texture/type/kind=Hard; rating/star=5; price=28; where/shop=Corner shop; age=12
Chèvre, ash-coated | Better after a week | milk=Goat; country/origin/region=France; taste/flavour/note=Lemon, chalk; texture/type/kind=Soft; rating/star=4; price=19; where/shop=Farm; age=1
Halloumi | Hot from the pan | milk=Goat and sheep; country/origin/region=Cyprus; taste/flavour/note=Mint, salt; texture/type/kind=Semi-hard; rating/star=3; price=16; where/shop=Corner shop; age=1`)

const coins = worldRows(`
One penny, Victoria | | year=1887; country/origin=United Kingdom; condition/grade=Fine; value/price/worth=6; material/metal=Bronze; denomination=1 penny; mint=London
Five-mark piece | | year=1974; country/origin=Germany; condition/grade=Very fine; value/price/worth=8; material/metal=Silver; denomination=5 marks; mint=Hamburg
Ten-franc, Turin type | From the box at the fair | year=1933; country/origin=France; condition/grade=Very fine; value/price/worth=14; material/metal=Silver; denomination=10 francs; mint=Paris
Buffalo nickel | Date half worn | year=1926; country/origin=United States; condition/grade=Good; value/price/worth=3; material/metal=Nickel; denomination=5 cents; mint=Denver
Two-crown, silver | | year=1912; country/origin=Austria; condition/grade=Extremely fine; value/price/worth=22; material/metal=Silver; denomination=2 crowns; mint=Vienna
Fifty lire, Vulcan | | year=1956; country/origin=Italy; condition/grade=Very fine; value/price/worth=4; material/metal=Steel; denomination=50 lire; mint=Rome
Half crown, George V | | year=1918; country/origin=United Kingdom; condition/grade=Fine; value/price/worth=11; material/metal=Silver; denomination=Half crown; mint=London`)

const stamps = worldRows(`
Lighthouse, 20 øre | | country=Denmark; year=1962; condition=Used; number/catalogue=403; value/price/worth=1; colour=Blue; perforation=14 × 14; theme=Ships and sea
Airmail, biplane | Torn corner | country=Switzerland; year=1923; condition=One short corner; number/catalogue=184; value/price/worth=12; colour=Red and grey; perforation=11½ × 12; theme=Aviation
Penny red, plate 148 | | country=United Kingdom; year=1871; condition=Used; number/catalogue=43; value/price/worth=7; colour=Red; perforation=14 × 14; theme=Monarchs
Wild orchids, block of four | | country=Poland; year=1957; condition=Mint; number/catalogue=1022; value/price/worth=5; colour=Several; perforation=13 × 13½; theme=Flowers
Steam engine, 60 sen | | country=Japan; year=1972; condition=Mint; number/catalogue=1115; value/price/worth=2; colour=Green; perforation=13 × 13½; theme=Railways
Cathedral, 1 franc | | country=France; year=1938; condition=Very fine; number/catalogue=399; value/price/worth=9; colour=Brown; perforation=14 × 13½; theme=Buildings
Hermes head | From Oma’s album | country=Greece; year=1886; condition=Fine; number/catalogue=65; value/price/worth=24; colour=Violet; perforation=Imperforate; theme=Classics`)

const films = worldRows(`
Roll 24 | | roll=Roll 24; camera=Grandfather’s folding camera; film/stock=Ilford HP5; iso/speed=400; format=120; where/place/subject/what=Harbour in fog; frame/picture/photo=12; developed/developer=Rodinal, 1 + 50; date=-61
Roll 25 | Light leak on the last frames | roll=Roll 25; camera=Box camera; film/stock=Fomapan 100; iso/speed=100; format=120; where/place/subject/what=Allotments; frame/picture/photo=8; developed/developer=ID-11; date=-47
Roll 26 | | roll=Roll 26; camera=Black rangefinder; film/stock=Kodak Gold; iso/speed=200; format=35 mm; where/place/subject/what=Market hall; frame/picture/photo=36; developed/developer=Lab in town; date=-33
Roll 27 | Pushed one stop | roll=Roll 27; camera=Black rangefinder; film/stock=Tri-X; iso/speed=800; format=35 mm; where/place/subject/what=Concert at the Mill; frame/picture/photo=36; developed/developer=D-76, 1 + 1; date=-18
Roll 28 | | roll=Roll 28; camera=Half-frame; film/stock=Kodak Ultramax; iso/speed=400; format=35 mm; where/place/subject/what=Week in Lisbon; frame/picture/photo=72; developed/developer=Lab in town; date=-9
Roll 29 | | roll=Roll 29; camera=Grey twin-lens; film/stock=Portra 160; iso/speed=160; format=120; where/place/subject/what=Wanda’s garden; frame/picture/photo=12; developed/developer=Not yet; date=-2`)

export const leisureWorlds: readonly World[] = [
  {
    words:
      /\b(?:watch ?lists?|(?:films?|movies?|series|shows?) (?:\w+ ){0,4}(?:to watch|want to watch|to see)|where to watch)\b/i,
    rows: [[/(?:^| )(?:film|movie|series|show|tv show|title|entry|item)$/, watchlist]],
    facts: [[/where|stream|platform|service/, 'Cinema|Streaming|On DVD|Film club|Rented online|Open-air cinema']],
  },
  {
    words: /\b(?:board games?|game nights?|games? (?:we|i) play(?:ed)?)\b/i,
    rows: [[/(?:^| )(?:play|game play|board game play|session|game night|round played|played game)$/, plays]],
    things: [
      [/(?:^| )(?:game|board game)$/, 'Ticket to Ride|Hanabi|Carcassonne|Azul|Codenames|Wingspan|Patchwork|Just One'],
    ],
    facts: [
      [/^(?:game|title|what)/, 'Ticket to Ride|Hanabi|Carcassonne|Azul|Codenames|Wingspan'],
      [/publisher|maker/, 'Kosmos|Days of Wonder|Ravensburger|Pegasus'],
      [/kind|type|category|genre/, 'Strategy|Cooperative|Card game|Family|Party'],
    ],
    figures: [
      [/player|people/, between(2, 6)],
      [/minute|duration|length|time/, between(25, 110)],
      [/price/, between(12, 48)],
    ],
  },
  {
    words: /\b(?:video ?games?|computer games?|gaming|game backlog|playstation|nintendo|xbox|steam)\b/i,
    rows: [
      [
        /(?:^| )(?:game|video game|games? backlog|backlog|title|entry|video game backlog|video games backlog)$/,
        backlog,
      ],
    ],
    facts: [
      [/platform|console|system/, 'Switch|PC|PS4|Xbox|PC'],
      [/genre|kind|type/, 'Puzzle|Role-playing|Platformer|Exploration|Action'],
      [/^(?:game|title)/, 'Stardew Valley|Outer Wilds|Celeste|Disco Elysium|Journey|Hades'],
    ],
    figures: [[/hour/, between(3, 64)]],
  },
  {
    words: /\b(?:cycling|bike|bicycle) (?:tours?|rides?|trips?|routes?|log|diary)\b|\bcycling\b/i,
    rows: [[/(?:^| )(?:tour|cycling tour|ride|bike ride|bike tour|trip|bike trip|route|cycling)$/, tours]],
    facts: [
      [/^route|where|region/, 'Round the lake|Old railway path|Over the ridge|Three bridges|Forest gravel loop'],
      [/bike|bicycle/, 'Green tourer|Silver racer|Gravel bike'],
    ],
    figures: [
      [/^km|distance/, between(21, 96)],
      [/climb|ascent|elevation|height/, between(110, 980)],
      [/speed/, between(17, 27, 1)],
    ],
  },
  {
    words: /\b(?:camping|campsites? (?:we|i)|tent (?:trips?|holidays?))\b/i,
    rows: [[/(?:^| )(?:camping trip|camp|trip|camping|stay)$/, camps]],
    facts: [[/liked|best/, 'Otters at dusk|Two minutes to the sea|Sauna by the water|Bread at seven']],
    figures: [
      [/night/, between(1, 6)],
      [/price|cost|fee/, between(18, 135)],
    ],
  },
  {
    words: /\bwine (?:cellar|collection|fridge|diary|log)\b|\b(?:my|our) wines?\b/i,
    rows: [[/(?:^| )(?:wine|bottle|vintage)$/, bottles]],
    figures: [
      [/year|vintage/, between(2014, 2023)],
      [/price|cost/, between(9, 44)],
      [/bottle|quantity|stock/, between(1, 8)],
    ],
  },
  {
    words: /\bteas? (?:tasting|diary|log|collection|notes|journal)|\b(?:my|our) teas\b/i,
    rows: [[/(?:^| )(?:tea|tasting|tea tasting|entry)$/, teas]],
    figures: [
      [/temperature/, between(70, 98)],
      [/minute|time|steep/, between(2, 6)],
      [/gram/, between(3, 6)],
    ],
  },
  {
    words: /\bcheeses? (?:diary|log|tasting|notes|journal|board|i|we)|\b(?:my|our) cheeses\b/i,
    rows: [[/(?:^| )(?:cheese|tasting|cheese tasting|entry)$/, cheeses]],
    figures: [[/price/, between(14, 34)]],
  },
  {
    words: /\bcoin (?:collection|collect\w+|album|catalogue)|\bnumismat\w+|\b(?:my|our) (?:old )?coins\b/i,
    rows: [[/(?:^| )(?:coin|old coin)$/, coins]],
    figures: [[/year/, between(1871, 1986)]],
  },
  {
    words: /\bstamps? ?(?:collection|collect\w+|album|catalogue)?\b(?! card)/i,
    rows: [[/(?:^| )(?:stamp|postage stamp)$/, stamps]],
    figures: [[/year/, between(1886, 1978)]],
  },
  {
    words: /\b(?:film|analogue?|darkroom) photograph\w*|\bfilm rolls?|\brolls? of film\b/i,
    rows: [[/(?:^| )(?:roll|film|film roll|film photography|photography|entry)$/, films]],
    facts: [
      [/^film|stock/, 'Ilford HP5|Tri-X|Portra 160|Kodak Gold|Fomapan 100'],
      [/camera/, 'Black rangefinder|Box camera|Half-frame|Grey twin-lens'],
      [/^iso|speed/, '100|200|400|800'],
    ],
    figures: [[/^iso|speed/, between(100, 800)]],
  },
  {
    words: /\bswim(?:mer|mers|ming)? (?:club|results?|team|times?|meet)\b/i,
    facts: [
      [/stroke|style|discipline|event/, 'Freestyle|Breaststroke|Backstroke|Butterfly|Medley'],
      [/^distance|^length/, '50 m|100 m|200 m|50 m|100 m'],
      [/pool|place|where/, 'Old baths|Lido|Harbour pool'],
      [/^time|best/, '0:34.2|1:12.8|2:41.5|0:39.7|1:20.1'],
    ],
    figures: [
      [/distance|met(?:er|re)s/, between(50, 200)],
      [/time|second/, between(31, 96, 1)],
    ],
  },
  {
    words: /\bhors(?:e|es)\b|\briding (?:school|lessons?|club)\b|\bstables?\b/i,
    facts: [
      [/^lesson|^what|content|worked_on/, 'Seat and hands|Trot, rising|First canter|Small jumps|Out in the woods'],
      [/^(?:arena|place|where)/, 'Hall|Outdoor arena|Woods|Round pen'],
    ],
  },
]
