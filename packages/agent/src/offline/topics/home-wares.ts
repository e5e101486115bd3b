// What is worn, read, played and lived with.
import { readRows } from './topic.ts'
import type { Ware } from './wares.ts'

export const homeWares: readonly Ware[] = [
  {
    words:
      /\b(?:weav(?:ers?|ings?)|textile (?:artists?|designers?)|tapestr(?:y|ies)|quilts?|quilters?|blankets?|rugs?)\b/i,
    drawn: 'cloth',
    rows: readRows(`
Band for a guitar | Tablet weaving, done on the train | price=56; stock=2; material=Cotton; category=Bands; size=5 × 140 cm; year=2021
Child's blanket, the fourth | Each of them has one now | price=160; stock=0; material=Wool; category=Blankets; size=80 × 100 cm; year=2022
Scarf, onion skins | Eleven pounds of them, from the market | price=88; stock=4; material=Wool; category=Scarves; size=30 × 180 cm; year=2024
Runner for a long table | Woven to the length of one table, and it has stayed there | price=210; stock=1; material=Linen; category=Table; size=45 × 320 cm; year=2023
Tea towels, three of them | They shrink once, and then never again | price=42; stock=12; material=Linen; category=Kitchen; size=50 × 70 cm; year=2024
Wall piece, low tide | The grey is undyed; the sheep was like that | price=620; stock=1; material=Wool and linen; category=Wall; size=90 × 120 cm; year=2025
Blanket, madder and oat | Nine days on the loom, and a tenth for the fringe | price=380; stock=1; material=Wool; category=Blankets; size=140 × 190 cm; year=2025`),
  },
  {
    words: /\b(?:yarns?|wool|knitting|crochet|skeins?|looms?|weaving)\b/i,
    drawn: 'yarn',
    rows: readRows(`
Merino, sea green | Soft enough for a neck | price=9.8; stock=34; weight=50; colour=Sea green; category=Wool; needle=4; material=Merino
Sock yarn, speckled | Survives the machine, we tried | price=16.4; stock=21; weight=100; colour=Speckled; category=Sock; needle=2.5; material=Wool and nylon
Alpaca, oat | | price=13.7; stock=9; weight=50; colour=Oat; category=Alpaca; needle=5; material=Alpaca
Shetland, undyed | Smells of sheep for the first hour | price=8.2; stock=47; weight=50; colour=Grey brown; category=Wool; needle=3.5; material=Shetland
Cotton, brick | | price=5.6; stock=28; weight=50; colour=Brick red; category=Cotton; needle=3.5; material=Cotton
Linen, natural | Gets better each time it is washed | price=11.3; stock=6; weight=50; colour=Natural; category=Linen; needle=3; material=Linen
Mohair and silk, ink | Knit it together with something plain | price=18.9; stock=0; weight=25; colour=Ink; category=Mohair; needle=5; material=Mohair`),
  },
  {
    words:
      /\b(?:clothes|clothing|fashion|shirts?|t-shirts?|dress(?:es)?|jumpers?|sweaters?|jackets?|costumes?|tailor|socks)\b/i,
    drawn: 'clothing',
    rows: readRows(`
Fisherman's jumper | Heavy; you will not need a coat | price=118; stock=8; size=M; colour=Navy; category=Knitwear; material=Wool
Linen shirt, collarless | Creases, and should | price=74.5; stock=14; size=L; colour=Chalk; category=Shirts; material=Linen
Work jacket | Four pockets that hold something | price=132; stock=5; size=M; colour=Indigo; category=Jackets; material=Cotton drill
Striped tee | | price=32.4; stock=27; size=S; colour=Blue and white; category=Shirts; material=Cotton
Wide trousers | Cut for bicycles | price=86.3; stock=11; size=M; colour=Olive; category=Trousers; material=Cotton
Scarf, two metres | | price=44.8; stock=3; size=One size; colour=Rust; category=Knitwear; material=Lambswool
Rain cape | Covers the basket as well | price=96.7; stock=0; size=L; colour=Yellow; category=Jackets; material=Waxed cotton`),
  },
  {
    words: /\b(?:jewel(?:le)?ry|rings?|necklaces?|earrings?|bracelets?|goldsmith|jeweller|jeweler)\b/i,
    drawn: 'ring',
    rows: readRows(`
Hammered band | Each blow is left to be seen | price=164; stock=6; material=Silver; category=Rings; size=54; year=2024
Drop earrings, sea glass | Found, not made | price=78.5; stock=3; material=Silver, glass; category=Earrings; size=32 mm; year=2024
Signet, blank | For your own letters | price=312; stock=2; material=Gold; category=Rings; size=58; year=2023
Fine chain | | price=92.4; stock=11; material=Silver; category=Necklaces; size=45 cm; year=2024
Leaf brooch | After a leaf from the yard | price=136; stock=4; material=Bronze; category=Brooches; size=41 mm; year=2022
Cuff, open | | price=187; stock=0; material=Brass; category=Bracelets; size=One size; year=2023`),
  },
  {
    words: /\b(?:book ?bind\w*|bindery)\b/i,
    drawn: 'book',
    rows: readRows(`
Guest book for a hut | It lies flat, also when it is wet | price=128; stock=1; material=Canvas; category=Bindings; year=2021
Forty in half linen | A poet's first book, and none of them is left | price=38; stock=0; material=Half linen; category=Bindings; year=2022
A family's cookbook, mended | The stains were left in. So was the shopping list of 1953 | price=94; stock=1; material=Half linen; category=Repairs; year=2023
Box for eleven letters | Linen outside, and inside a paper that will not turn yellow | price=112; stock=2; material=Linen; category=Boxes; year=2023
Notebook, stitched | Blank; grid on request | price=16.3; stock=23; material=Paper; category=Notebooks; year=2024
Hymn book, rebacked | The old spine lies on the new one, where one can see both | price=86; stock=1; material=Linen; category=Repairs; year=2025
Full leather, marbled ends | For a prayer book that is opened every day | price=340; stock=1; material=Goatskin; category=Bindings; year=2025`),
  },
  {
    words: /\b(?:books?|bookshops?|zines?|notebooks?|novels?)\b/i,
    drawn: 'book',
    rows: readRows(`
Middlemarch | Two hundred pages in before it lets you go | price=12.4; stock=7; author=George Eliot; genre=Classic; category=Fiction; year=1871; page=880; condition=Good
The Summer Book | Read it every June | price=9.8; stock=12; author=Tove Jansson; genre=Fiction; category=Fiction; year=1972; page=192; condition=Like new
Kokoro | | price=11.2; stock=4; author=Natsume Sōseki; genre=Classic; category=Fiction; year=1914; page=248; condition=Good
Field guide to lichens | Spine mended, plates complete | price=26.5; stock=1; author=Ilse Brandt; genre=Nature; category=Nature; year=1968; page=316; condition=Worn
Soups of the coast | Somebody has cooked from it | price=14.7; stock=3; author=Halima Haddad; genre=Cooking; category=Cooking; year=1994; page=164; condition=Worn
Notebook, stitched | Blank; grid on request | price=16.3; stock=23; author=Our own; genre=Paper; category=Paper; year=2024; page=144; condition=New
Small railways of the north | | price=18.6; stock=0; author=Tom Lindner; genre=Travel; category=Travel; year=1981; page=208; condition=Good`),
  },
  {
    words:
      /\b(?:prints?|posters?|illustrat\w+|paintings?|painter|art(?:ist|work|works)?|drawings?|postcards?|stationery|tattoos?|calligraph\w*)\b/i,
    drawn: 'print',
    rows: readRows(`
Seven trees | Printed in two colours, one of them by mistake | price=68; stock=14; year=2024; size=50 × 70 cm; category=Screen prints; technique=Screen print; material=Paper; edition=40
Low tide | | price=120; stock=3; year=2023; size=30 × 40 cm; category=Etchings; technique=Etching; material=Paper; edition=18
Night train, second state | The first is with my sister | price=145; stock=2; year=2022; size=40 × 50 cm; category=Etchings; technique=Etching; material=Paper; edition=12
Kitchen, after lunch | | price=480; stock=1; year=2024; size=60 × 80 cm; category=Paintings; technique=Oil; material=Canvas; edition=1
The allotments from above | Drawn from the railway bridge | price=54.5; stock=22; year=2021; size=A3; category=Screen prints; technique=Linocut; material=Paper; edition=60
Two heads, talking | | price=260; stock=0; year=2020; size=35 × 45 cm; category=Drawings; technique=Charcoal; material=Paper; edition=1`),
  },
  {
    words: /\b(?:furniture|chairs?|stools?|carpent\w*|joiner\w*|woodwork\w*|cabinet[- ]?mak\w*|tables? and chairs)\b/i,
    drawn: 'chair',
    rows: readRows(`
Stool for a tall kitchen | Three legs, so it never wobbles | price=186; stock=4; year=2024; material=Ash; wood=Ash; category=Seating; size=64 cm
Dining chair, steam-bent | | price=342; stock=8; year=2023; material=Oak; wood=Oak; category=Seating; size=82 cm
Bench for two and a half | Made of what the floor left over | price=415; stock=1; year=2024; material=Larch; wood=Larch; category=Seating; size=140 cm
Writing table | One drawer, deep enough for secrets | price=1240; stock=1; year=2022; material=Cherry; wood=Cherry; category=Tables; size=120 × 60 cm
Wall shelf, wedge-fixed | No screws | price=148; stock=12; year=2023; material=Oak; wood=Oak; category=Storage; size=90 cm
Child's chair | Turn it over and it is a table | price=124; stock=0; year=2021; material=Beech; wood=Beech; category=Seating; size=38 cm`),
  },
  {
    words: /\b(?:potter(?:y|s)?|ceramics?|ceramicist|vases?|mugs?|bowls?|teapots?|stoneware|porcelain)\b/i,
    drawn: 'ceramic',
    rows: readRows(`
Moon jar | Ash glaze, once fired, for three days | price=240; stock=1; year=2024; glaze=Ash; category=Jars; size=31 cm; material=Stoneware
Breakfast cup | Fits the hand, not the saucer | price=28; stock=36; year=2024; glaze=Tenmoku; category=Cups; size=8 cm; material=Stoneware
Serving bowl, white on black clay | | price=96; stock=5; year=2023; glaze=Tin white; category=Bowls; size=34 cm; material=Black clay
Straight jug | Pours without a drip, mostly | price=74; stock=3; year=2024; glaze=Iron; category=Jugs; size=24 cm; material=Stoneware
Bottle with a crooked neck | The kiln decided | price=118; stock=1; year=2022; glaze=Celadon; category=Bottles; size=22 cm; material=Porcelain
Teapot, small spout | Holds three cups and the time they take | price=132; stock=2; year=2024; glaze=Celadon; category=Teapots; size=14 cm; material=Stoneware
Small plate | | price=22.5; stock=0; year=2023; glaze=Tin white; category=Plates; size=16 cm; material=Stoneware`),
  },
  {
    words: /\b(?:lamps?|lanterns?|lighting|lampshades?)\b/i,
    drawn: 'lamp',
    rows: readRows(`
Reading lamp, brass | Turns where you want it and stays there | price=138; stock=7; material=Brass; category=Table; watt=9; size=42 cm
Paper globe | | price=46.4; stock=23; material=Paper; category=Hanging; watt=11; size=45 cm
Stairwell lantern | Out of a school, rewired | price=214; stock=1; material=Steel, glass; category=Hanging; watt=15; size=38 cm
Clip lamp | | price=34.7; stock=18; material=Steel; category=Table; watt=7; size=28 cm
Floor lamp, three legs | | price=186; stock=0; material=Ash; category=Floor; watt=13; size=148 cm`),
  },
  {
    words: /\b(?:bags?|backpacks?|satchels?|leather|purses?|shoes?|boots)\b/i,
    drawn: 'bag',
    rows: readRows(`
Saddle satchel | Ages better than its owner | price=164; stock=5; colour=Chestnut; category=Bags; material=Leather; size=32 cm
Market tote | Twelve kilos, tested with potatoes | price=38.5; stock=27; colour=Natural; category=Bags; material=Canvas; size=40 cm
Roll-top pack | | price=112; stock=9; colour=Olive; category=Backpacks; material=Waxed cotton; size=22 l
Card case | | price=34.2; stock=31; colour=Black; category=Small things; material=Leather; size=10 cm
Tool roll | For spanners, or for brushes | price=58.6; stock=4; colour=Tan; category=Small things; material=Leather; size=46 cm
Weekender | | price=228; stock=0; colour=Navy; category=Bags; material=Canvas; size=52 cm`),
  },
  {
    words: /\b(?:toys?|board games?|puzzles?)\b/i,
    drawn: 'toy',
    rows: readRows(`
Wooden railway | Forty pieces, one tunnel | price=48.6; stock=11; age=3; category=Wood; material=Beech
Marble run | | price=64.2; stock=6; age=5; category=Building; material=Wood
Stacking cups | They also hold water | price=12.4; stock=34; age=1; category=Small ones; material=Plastic
Puppet theatre | Curtain included, applause not | price=87.3; stock=2; age=4; category=Playing; material=Wood, cloth
Shape sorter | | price=23.7; stock=17; age=1; category=Small ones; material=Beech
Map of the night sky, 500 pieces | | price=27.8; stock=0; age=8; category=Puzzles; material=Card`),
  },
  {
    words: /\b(?:guitars?|violins?|instruments?|luthier)\b/i,
    drawn: 'guitar',
    rows: readRows(`
Parlour guitar | Small, and louder than it looks | price=780; stock=1; year=1958; condition=Restored; category=Guitars; brand=Kestrel
Student violin, three-quarter | With bow and case | price=312; stock=4; year=2019; condition=Good; category=Strings; brand=Linde
Ukulele | | price=86.4; stock=12; year=2024; condition=New; category=Guitars; brand=Alba
Practice amplifier | Hums a little when the fridge does | price=124; stock=2; year=2008; condition=Used; category=Electric; brand=Corvo
Set of strings, silk and steel | | price=14.8; stock=41; year=2024; condition=New; category=Parts; brand=Nordvik
Double bass, ply | | price=1480; stock=0; year=1974; condition=Good; category=Strings; brand=Harbour`),
  },
  {
    words: /\b(?:dogs?|cats?|pets?|puppies|kittens)\b(?= (?:food|treats?|toys?|shop|store|supplies|beds?|collars?))/i,
    drawn: 'dog',
    rows: readRows(`
Chew root | Lasts a terrier one evening | price=9.6; stock=34; animal=Dog; category=Toys; size=M
Collar, waxed rope | | price=22.4; stock=16; animal=Dog; category=Collars; size=L
Salmon biscuits | | price=6.8; stock=47; animal=Cat; category=Treats; size=150 g
Bed with a rim | For those who sleep round | price=64.5; stock=5; animal=Dog; category=Beds; size=80 cm
Scratching post, cork | | price=48.7; stock=3; animal=Cat; category=Furniture; size=62 cm
Hay, first cut | | price=7.2; stock=0; animal=Rabbit; category=Food; size=1 kg`),
  },
  {
    words: /\b(?:cameras?|lenses|polaroids?)\b/i,
    drawn: 'camera',
    rows: readRows(`
Folding camera, 6 × 9 | Bellows are tight, I held a lamp inside | price=145; stock=1; brand=Lindner; year=1952; category=Medium format; size=6 × 9; condition=good; material=Leather
Black rangefinder | | price=268; stock=1; brand=Mori; year=1967; category=35 mm; size=35 mm; condition=mint; material=Brass
Half-frame, with case | Seventy-two pictures on a roll | price=94; stock=2; brand=Mori; year=1964; category=35 mm; size=18 × 24; condition=good; material=Aluminium
Box camera | Somebody's name inside the lid | price=38; stock=3; brand=Brandt; year=1936; category=Medium format; size=6 × 9; condition=worn; material=Tin
Twin-lens, grey | Focus a little stiff | price=312; stock=1; brand=Okafor; year=1958; category=Medium format; size=6 × 6; condition=good; material=Leather
Pocket zoom | | price=54.5; stock=0; brand=Kaya; year=1993; category=35 mm; size=35 mm; condition=worn; material=Plastic
Portrait lens, 85 mm | Two clean marks on the barrel | price=176; stock=1; brand=Mori; year=1971; category=Lenses; size=85 mm; condition=mint; material=Brass`),
  },
  {
    words:
      /\b(?:web ?(?:design|develop)\w*|software (?:developer|engineer|studio)|app developer|(?:ux|ui|product|graphic|brand|interface) design\w*|branding|freelance developer)\b/i,
    drawn: 'screen',
    rows: readRows(`
Timetable for the ferry | Readable in rain, at arm's length | year=2024; client=Harbour office; category=Interface; role=Design
Letters for a cheese label | | year=2023; client=Kaya Studio; category=Identity; role=Drawing
A form that is only one page | Was nine | year=2024; client=Old town council; category=Interface; role=Design and code
Signs for the clinic | | year=2022; client=Lindner; category=Signage; role=Design
Small map of a large park | | year=2021; client=Parish garden; category=Print; role=Illustration
Annual report nobody threw away | | year=2020; client=Mori; category=Print; role=Layout`),
  },
]
