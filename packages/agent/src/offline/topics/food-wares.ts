// What is eaten and drunk, grown and burned down.
import { readRows } from './topic.ts'
import type { Ware } from './wares.ts'

export const foodWares: readonly Ware[] = [
  {
    words: /\b(?:teas?|tea ?(?:shop|house|room))\b/i,
    drawn: 'tea',
    rows: readRows(`
Assam, second flush | Strong enough for milk and a long morning | price=8.4; stock=34; origin=India; country=India; weight=100; category=Black; kind=Black; type=Black; caffeine=High
Sencha from Uji | Seventy degrees, one minute, no longer | price=14.2; stock=12; origin=Japan; country=Japan; weight=80; category=Green; kind=Green; type=Green; caffeine=Medium
Milk oolong | Buttery without any butter in it | price=16.7; stock=7; origin=Taiwan; country=Taiwan; weight=75; category=Oolong; kind=Oolong; type=Oolong
Rooibos and orange peel | For after supper | price=6.3; stock=41; origin=South Africa; country=South Africa; weight=120; category=Herbal; kind=Herbal; type=Herbal
Earl Grey | Real bergamot, which some find too much | price=7.8; stock=26; origin=Sri Lanka; country=Sri Lanka; weight=100; category=Black; kind=Black; type=Black
Silver needle | Buds only, picked in two weeks of March | price=27.5; stock=3; origin=China; country=China; weight=40; category=White; kind=White; type=White
Nettle and mint | Grown behind the house | price=4.6; stock=0; origin=Portugal; country=Portugal; weight=50; category=Herbal; kind=Herbal; type=Herbal`),
  },
  {
    words: /\b(?:coffees?|espresso|roaster[sy]?|coffee ?(?:shop|bar))\b/i,
    drawn: 'coffee',
    rows: readRows(`
Yirgacheffe, washed | Bergamot first, then apricot | price=13.8; stock=22; origin=Ethiopia; country=Ethiopia; weight=250; roast=Light; category=Filter; type=Filter
House espresso | What the machine in the shop runs on | price=11.2; stock=57; origin=Brazil; country=Brazil; weight=250; roast=Dark; category=Espresso; type=Espresso
Huila, from one farm | Red fruit and brown sugar | price=14.6; stock=18; origin=Colombia; country=Colombia; weight=250; roast=Medium; category=Filter; type=Filter
Decaf that tastes of something | Sugar-cane process | price=12.4; stock=9; origin=Mexico; country=Mexico; weight=250; roast=Medium; category=Decaf; type=Decaf
Antigua | Cocoa, a little smoke | price=12.7; stock=31; origin=Guatemala; country=Guatemala; weight=250; roast=Medium; category=Espresso; type=Espresso
Nyeri peaberry | Blackcurrant, loud | price=17.3; stock=4; origin=Kenya; country=Kenya; weight=200; roast=Light; category=Filter; type=Filter
Mandheling | Earthy; people love it or ask for their money back | price=13.1; stock=0; origin=Indonesia; country=Indonesia; weight=250; roast=Dark; category=Espresso; type=Espresso`),
  },
  {
    words: /\b(?:breads?|baker(?:y|ies|s)?|loa(?:f|ves)|sourdough|rolls)\b/i,
    drawn: 'bread',
    rows: readRows(`
Country sourdough | Dark crust, three days' work | price=5.8; stock=24; weight=900; category=Bread; type=Bread
Seeded rye | Keeps for a week, if you let it | price=6.4; stock=13; weight=750; category=Bread; type=Bread
Baguette | Twice a day, at seven and at three | price=2.3; stock=41; weight=280; category=Bread; type=Bread
Cardamom bun | Four minutes after they come out is best | price=3.2; stock=18; weight=95; category=Sweet; type=Sweet
Poppy seed plait | On Fridays | price=4.7; stock=8; weight=480; category=Sweet; type=Sweet
Butter croissant | | price=2.6; stock=36; weight=75; category=Sweet; type=Sweet
Cheese straw | Made of what the croissants leave over | price=1.8; stock=0; weight=40; category=Savoury; type=Savoury`),
  },
  {
    words: /\b(?:cakes?|cupcakes?|patisserie|pastr(?:y|ies)|desserts?|macarons?)\b/i,
    drawn: 'cake',
    rows: readRows(`
Lemon and poppy seed | Sharp, on purpose | price=34; stock=3; size=20 cm; flavo=Lemon; category=Classic; serves=10; portion=10
Plum cake, sunken | In season until October | price=28.5; stock=2; size=28 cm; flavo=Plum; category=Seasonal; serves=12; portion=12
Chocolate without flour | Better on the second day | price=38; stock=4; size=22 cm; flavo=Chocolate; category=Classic; serves=12; portion=12
Carrot, two layers | | price=36.5; stock=1; size=20 cm; flavo=Carrot and nut; category=Classic; serves=10; portion=10
Wedding tier, buttercream | Ask three weeks ahead | price=186; stock=0; size=34 cm; flavo=Vanilla; category=To order; serves=45; portion=45
Almond and orange | Nobody notices that there is no butter in it | price=32.4; stock=5; size=22 cm; flavo=Orange; category=Vegan; serves=12; portion=12
Apple crumble, by the tray | | price=26; stock=6; size=30 × 20 cm; flavo=Apple; category=Tray; serves=12; portion=12`),
  },
  {
    words: /\b(?:cheeses?|dair(?:y|ies)|cheesemonger)\b/i,
    drawn: 'cheese',
    rows: readRows(`
Alpine, eighteen months | Crystals, and a long finish | price=8.6; stock=14; origin=Austria; milk=Cow; weight=250; category=Hard
Fresh goat, in ash | Eat it this week | price=6.3; stock=22; origin=France; milk=Goat; weight=150; category=Soft
Blue from the cave | Milder than it looks | price=7.4; stock=9; origin=Ireland; milk=Cow; weight=200; category=Blue
Smoked sheep | Over beech, slowly | price=9.2; stock=6; origin=Spain; milk=Sheep; weight=200; category=Hard
Washed rind | Keep it away from the butter | price=5.7; stock=11; origin=Belgium; milk=Cow; weight=180; category=Soft
Curd with chives | | price=3.4; stock=0; origin=Poland; milk=Cow; weight=250; category=Fresh`),
  },
  {
    words: /\b(?:wines?|beers?|ciders?|brewer(?:y|ies)|winer(?:y|ies)|gins?|olive oils?|sauces?|vinegars?|juices?)\b/i,
    drawn: 'bottle',
    rows: readRows(`
Hill red | Cherries and pencil shavings | price=14.6; stock=38; origin=Portugal; country=Portugal; year=2021; vintage=2021; category=Red; type=Red; size=750 ml
Late white | Needs food, or patience | price=17.2; stock=12; origin=Austria; country=Austria; year=2022; vintage=2022; category=White; type=White; size=750 ml
Smoke and pepper | Start with a drop | price=7.8; stock=43; origin=Mexico; country=Mexico; year=2024; vintage=2024; category=Hot; type=Hot; size=150 ml
Orchard dry | From eleven kinds of apple | price=6.4; stock=27; origin=England; country=England; year=2023; vintage=2023; category=Dry; type=Dry; size=500 ml
First pressing | Green, with a bite at the end | price=18.9; stock=8; origin=Greece; country=Greece; year=2024; vintage=2024; category=Mild; type=Mild; size=500 ml
Porter, bottle-aged | | price=4.7; stock=0; origin=Ireland; country=Ireland; year=2023; vintage=2023; category=Dark; type=Dark; size=330 ml
Rosé from the slope | For people who say that they do not like rosé | price=12.3; stock=19; origin=France; country=France; year=2024; vintage=2024; category=Rosé; type=Rosé; size=750 ml`),
  },
  {
    words: /\b(?:hone(?:y|ys)|jams?|marmalades?|preserves|pickles|chutneys?|spices?)\b/i,
    drawn: 'jar',
    rows: readRows(`
Linden, from the avenue | Set firm by November | price=8.4; stock=31; size=500 g; weight=500; origin=Old town; category=Mild
Chestnut, dark | Bitter at the end, good with cheese | price=9.7; stock=14; size=500 g; weight=500; origin=South slope; category=Strong
Quince and vanilla | | price=5.6; stock=22; size=250 g; weight=250; origin=Parish garden; category=Sweet
Heather | Will not run, however long you wait | price=12.8; stock=6; size=250 g; weight=250; origin=The moor; category=Strong
Green tomato | What was left in October | price=4.9; stock=17; size=300 g; weight=300; origin=Parish garden; category=Savoury
Spring blossom | The first of the year | price=7.3; stock=0; size=250 g; weight=250; origin=Orchard; category=Mild`),
  },
  {
    words: /\b(?:chocolates?|truffles|pralines?|sweets|confectioner\w*)\b/i,
    drawn: 'cake',
    rows: readRows(`
Seventy per cent, plain | One ingredient too many is sugar | price=4.8; stock=42; weight=80; category=Bars; origin=Peru
Salted hazelnut | From the tree next door | price=6.2; stock=25; weight=100; category=Bars; origin=Piedmont
Box of sixteen | Four kinds; one of them is a surprise | price=22.6; stock=11; weight=210; category=Boxes; origin=Our kitchen
Ginger, dipped by hand | | price=8.3; stock=7; weight=120; category=Sweets; origin=Our kitchen
White with raspberry | | price=5.4; stock=0; weight=80; category=Bars; origin=Madagascar
Nibs, for the kitchen | Over ice cream, or straight from the bag | price=7.1; stock=18; weight=150; category=Baking; origin=Ghana`),
  },
  {
    words: /\b(?:soaps?|cosmetics?|skin ?care|shampoos?|balms?|bath bombs?)\b/i,
    drawn: 'soap',
    rows: readRows(`
Oat and honey | No scent but its own | price=6.2; stock=38; weight=95; category=Bar; scent=None
Lavender, cut in July | | price=6.8; stock=24; weight=95; category=Bar; scent=Lavender
Charcoal and tea tree | Black, rinses white | price=7.4; stock=13; weight=110; category=Bar; scent=Tea tree
Gardener's scrub | With ground apricot stones | price=8.3; stock=9; weight=120; category=Scrub; scent=Rosemary
Hair bar, rosemary | Lasts about as long as two bottles | price=9.6; stock=17; weight=85; category=Hair; scent=Rosemary
Hand balm | For winter, and for bakers | price=11.4; stock=6; weight=50; category=Balm; scent=Beeswax
Seconds, mixed bag | Crooked, otherwise faultless | price=4.3; stock=0; weight=200; category=Bar; scent=Various`),
  },
  {
    words: /\b(?:candles?|incense|wax melts?)\b/i,
    drawn: 'candle',
    rows: readRows(`
Beeswax, tall | Eleven hours, no drip | price=7.6; stock=34; scent=Honey; category=Pillar; size=22 cm; burn_time=11 h
Fig and cedar | | price=18.4; stock=12; scent=Fig, cedar; category=In a glass; size=220 g; burn_time=45 h
Cold chimney | Smoke, without the fire | price=19.7; stock=7; scent=Smoke; category=In a glass; size=220 g; burn_time=45 h
Tea lights, two dozen | | price=9.2; stock=46; scent=None; category=Small; size=4 cm; burn_time=4 h
Sea fog | Salt and a little tar | price=17.3; stock=3; scent=Salt; category=In a glass; size=180 g; burn_time=38 h
Dinner pair, rust red | | price=8.6; stock=0; scent=None; category=Pillar; size=25 cm; burn_time=8 h`),
  },
  {
    words: /\b(?:bouquets?|florists?|flowers?)\b/i,
    drawn: 'bouquet',
    rows: readRows(`
Armful of the week | What the market had this morning | price=32; stock=14; colour=Mixed; category=Bouquets; season=All year
White and green | For weddings and for no reason | price=46.5; stock=6; colour=White; category=Bouquets; season=All year
Tulips, twenty | | price=18.4; stock=22; colour=Red; category=Bunches; season=Spring
Dried, for the wall | Keeps until you are tired of it | price=27.3; stock=9; colour=Straw; category=Dried; season=Autumn
Wreath of eucalyptus | | price=38.6; stock=4; colour=Grey green; category=Wreaths; season=Winter
Peonies, when there are any | Two weeks in June | price=24.7; stock=0; colour=Pink; category=Bunches; season=Summer`),
  },
  {
    words:
      /\b(?:(?:house|pot|indoor) ?plants?|plants?|succulents?|cact(?:i|us)|garden ?cent(?:er|re)|nurser(?:y|ies))\b/i,
    drawn: 'plant',
    rows: readRows(`
Boston fern | Sulks when the heating is on | price=18; stock=12; light=Bright; category=Ferns; size=M; species=Nephrolepis exaltata; height=45
Snake plant | Forgives everything but a wet foot | price=24; stock=3; light=Low; category=Easy; size=L; species=Dracaena trifasciata; height=62
Golden pothos | | price=14; stock=27; light=Low; category=Trailing; size=S; species=Epipremnum aureum; height=24
Rubber tree | Wipe its leaves now and then | price=46; stock=6; light=Bright; category=Trees; size=XL; species=Ficus elastica; height=118
String of hearts | Cut it back, then it fills out at the top | price=16.5; stock=8; light=Direct; category=Trailing; size=S; species=Ceropegia woodii; height=31
Cast-iron plant | The name is a promise | price=28; stock=14; light=Low; category=Easy; size=M; species=Aspidistra elatior; height=57
Bird of paradise | Needs a room to itself | price=58; stock=0; light=Direct; category=Trees; size=XL; species=Strelitzia nicolai; height=132`),
  },
  {
    words: /\bseeds?\b(?! bread)/i,
    drawn: 'plant',
    rows: readRows(`
Purple bean 'Blauhilde' | Climbs over anything that stands still | price=3.2; stock=64; category=Vegetable; variety=Blauhilde; year=2024
Marigold, old kind | Saved behind the chapel | price=2.4; stock=38; category=Flower; variety=Mixed; year=2023
Beetroot, ringed | | price=2.8; stock=27; category=Vegetable; variety=Chioggia; year=2024
Dill | Sow every third week | price=1.9; stock=52; category=Herb; variety=Mammoth; year=2024
Black tomato | Late, and worth it | price=3.6; stock=11; category=Vegetable; variety=Krim; year=2022
Sweet pea | | price=2.7; stock=0; category=Flower; variety=Cupani; year=2023`),
  },
]
