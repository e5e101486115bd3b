// Crafts, workshops and what is made in them.
import type { World } from './world.ts'

export const craftWorlds: readonly World[] = [
  {
    words: /\b(?:baker(?:y|ies|s)?|bread orders?)\b/i,
    things: [
      [
        /(?:^| )(?:bakery order|bread order|order)$/,
        'Rye loaf, sliced|Twelve rolls|Plum cake, whole|Seed bread, two|Croissants, ten|Wedding bread',
      ],
    ],
    facts: [
      [
        /^(?:what|bread|product|article|item)$/,
        'Rye loaf, sliced|Twelve rolls|Plum cake, whole|Seed bread, two|Croissants, ten',
      ],
    ],
  },
  {
    words: /\b(?:carpent\w+|joiner(?:y|s)?|cabinet ?mak\w+|woodwork\w*)\b/i,
    things: [
      [/(?:^| )kitchen$/, 'Oak kitchen with island|Ash kitchen, long wall|Small kitchen, birch ply'],
      [/(?:^| )(?:stair|staircase)$/, 'Oak stairs, open treads|Winding stairs in ash|Attic stairs'],
      [/(?:^| )door$/, 'Front door in larch|Sliding door, oak|Barn door, two wings'],
      [
        /(?:^| )(?:photo|picture|work|piece|project|job|order)$/,
        'Oak kitchen with island|Winding stairs in ash|Front door in larch|Small kitchen, birch ply|Oak stairs, open treads|Sliding door, oak|Ash kitchen, long wall|Barn door, two wings',
      ],
    ],
    facts: [[/wood|timber|material|species/, 'Oak|Ash|Larch|Walnut|Birch ply|Cherry']],
  },
  {
    words: /\b(?:potter(?:y|s)?|ceramic\w*|kilns?|stoneware)\b/i,
    facts: [
      [/glaze/, 'Celadon|Tenmoku|Clear|Ash|White tin'],
      [/clay|material/, 'Stoneware|Porcelain|Red earthenware|Speckled stoneware'],
      [/^cone$/, '06|6|04|10|8'],
      [/result|outcome|came_out/, 'Even, no cracks|Glaze ran a little|One bowl cracked|Good colour|A little too hot'],
      [/shape|form|^what/, 'Bowl|Jug|Mug|Plate|Lidded jar|Vase'],
    ],
    things: [
      [
        /(?:^| )firing$/,
        'Bisque, full kiln|Glaze, 1240 °C|Glaze, small pieces|Bisque, beginners|Raku in the yard|Test tiles',
      ],
    ],
  },
  {
    words: /\b(?:knit\w*|crochet\w*|yarns?)\b/i,
    facts: [
      [/yarn|wool/, 'Merino, sea green|Alpaca, oat|Cotton, brick red|Sock yarn, speckled|Shetland, grey'],
      [/pattern/, 'Seed stitch scarf|Round-yoke jumper|Ribbed hat|Lace shawl|Cable mittens'],
      [/needle/, '3.5 mm|4 mm|5 mm|2.5 mm|4.5 mm'],
      [/(?:for_whom|who_for|recipient)/, 'Aylin|Tom’s baby|Myself|Wanda|Grandmother'],
    ],
  },
  {
    words: /\b(?:quilt\w*|patchwork)\b/i,
    facts: [[/pattern/, 'Log cabin|Flying geese|Nine patch|Ohio star|Drunkard’s path']],
    things: [
      [
        /(?:^| )quilt$/,
        'Log cabin for the sofa|Flying geese, blue|Nine patch from shirts|Ohio star|Baby quilt, yellow',
      ],
    ],
  },
  {
    words: /\b(?:sourdough|bread bak\w+|loaves|loaf)\b/i,
    facts: [
      [/flour|grain|mix/, 'Strong white, some rye|Half wholemeal|Spelt|Rye and wheat|White with einkorn'],
      [
        /(?:came|turned)_out|result|outcome|verdict/,
        'Open crumb, thin crust|A little flat|Best so far|Dense in the middle|Good ear, sour|Over-proved by an hour',
      ],
      [/crumb/, 'Open|Even|A little tight|Wild holes'],
      [/tast/, 'Mild and nutty|Properly sour|Malty|A little salty'],
    ],
  },
  {
    words: /\b(?:home ?brew\w*|brew(?:ing|ery|er)s?|beers?)\b/i,
    facts: [
      [/style|kind|type/, 'Pale ale|Stout|Wheat beer|Saison|Pilsner'],
      [/hops?/, 'Cascade|Saaz|Fuggle|Citra|Mosaic'],
      [/malt/, 'Pale malt|Munich|Wheat|Caramel|Roast barley'],
    ],
  },
  {
    words: /\b(?:cocktails?|bartend\w+|mixed drinks)\b/i,
    facts: [
      [/glass/, 'Coupe|Highball|Tumbler|Wine glass|Flute'],
      [/spirit|base|alcohol/, 'Gin|Rum|Whisky|Tequila|None'],
      [/garnish/, 'Lemon twist|Mint|Olive|Orange slice|None'],
    ],
  },
  {
    words: /\b(?:coffees?|espresso|baristas?)\b/i,
    facts: [
      [/^beans?$|bean_name/, 'Yirgacheffe|Huila|Sidamo|Antigua|House blend|Tarrazú'],
      [/roaster/, 'Kaya Roasters|Nordlicht|Mill Lane|Lindner|Harbour Beans'],
      [/origin|country/, 'Ethiopia|Colombia|Guatemala|Costa Rica|Kenya'],
      [/grind/, 'Fine|Medium|Medium-fine|Coarse'],
      [/notes|flavou?r|taste/, 'Bergamot, peach|Cocoa, walnut|Blackcurrant|Caramel, orange|Jasmine'],
    ],
    things: [[/(?:^| )(?:coffee|bean)$/, 'Yirgacheffe|Huila|Sidamo|Antigua|House blend|Tarrazú|Nyeri']],
  },
  {
    words: /\b(?:wines?|winer(?:y|ies)|vineyards?|wine (?:fridge|cellar))\b/i,
    things: [
      [
        /(?:^| )(?:bottle|wine)$/,
        'Riesling, Old Vines|Field blend|Rioja Reserva|Steep Slope|Pale one from Jun|Late harvest|Chianti',
      ],
      [/(?:^| )winery$/, 'Weingut Lindner|Quinta Duarte|Domaine du Pont|Bodega Vega|Cantina Mori'],
    ],
    facts: [
      [/region|origin|appellation/, 'Mosel|Douro|Jura|Rioja|Piedmont|Wachau'],
      [/grape|variety|varietal/, 'Riesling|Merlot|Grenache|Silvaner|Pinot noir'],
    ],
  },
  {
    words: /\b(?:cakes? to order|cake orders?|cake orders|wedding cakes|custom cakes?)\b/i,
    things: [
      [
        /(?:^| )(?:cake order|cake|order)$/,
        'Wedding cake, three tiers|Birthday, number 7|Christening cake|Golden wedding|Office party, two cakes|Birthday, dinosaur',
      ],
    ],
    facts: [
      [/filling/, 'Raspberry|Buttercream|Lemon curd|Chocolate ganache|Vanilla cream'],
      [/text|inscription|writing/, 'Happy birthday, Jun|Ines & Tom|Welcome, little Otto|50 years|Congratulations'],
      [/occasion/, 'Wedding|Birthday|Christening|Anniversary|Office party'],
      [/allerg/, 'None|Nuts|Gluten|Lactose|None'],
    ],
  },
  {
    words: /\b(?:tattoos?|tattooist|piercing)\b/i,
    facts: [
      [
        /idea|motif|design|what/,
        'Fern, fine lines|Small swallow|Grandfather’s compass|Mountain outline|Date in numerals|Fox, sitting',
      ],
      [/body|where|place|spot/, 'Forearm|Upper arm|Ankle|Shoulder|Back|Calf'],
      [/size/, '5 cm|10 cm|A hand|Half sleeve|7 cm'],
    ],
  },
  {
    words: /\b(?:photograph(?:y|ers?)|photo (?:studio|shoots?)|shoots|portraits?|weddings? photos?)\b/i,
    facts: [[/occasion|kind_of_shoot|^shoot/, 'Wedding|Portrait|Newborn|Family|Product']],
  },
  {
    words: /\b(?:model (?:railways?|trains?|trams?|kits?|ships?|planes?)|scale models?)\b/i,
    facts: [
      [/scale|gauge/, '1:87|1:72|1:35|1:160|1:48'],
      [/maker|brand|manufacturer/, 'Kestrel|Nordvik|Alba|Linde|Corvo'],
    ],
    things: [
      [/(?:^| )(?:kit|model)$/, 'Paddle steamer|Tram of 1927|Two-master|Signal box|Harbour crane|Fishing cutter'],
    ],
  },
  {
    words: /\blego\b/i,
    things: [
      [
        /(?:^| )(?:set|lego set)$/,
        'Old fire station|Harbour crane|Space shuttle|Corner café|Pirate ship|Night train|Castle gate',
      ],
    ],
    facts: [[/theme/, 'City|Space|Castle|Technic|Trains']],
  },
  {
    words: /\b(?:pok[eé]mon|trading cards?|magic cards|baseball cards)\b/i,
    things: [[/(?:^| )card$/, 'Charizard, holo|Pikachu, promo|Snorlax|Eevee|Mewtwo|Gengar, first edition|Bulbasaur']],
    facts: [
      [/^set$|series|edition/, 'Base Set|Jungle|Fossil|Team Rocket|Neo Genesis'],
      [/condition|grade/, 'Near mint|Lightly played|Mint|Played|PSA 8'],
    ],
  },
  {
    words: /\b(?:perfumes?|scents?|fragrances?)\b/i,
    facts: [
      [/house|brand|maker/, 'Atelier Nord|Maison Brune|Casa Duarte|Lindner|Harbour'],
      [/^notes$|top_note/, 'Bergamot, cedar|Iris and leather|Fig leaf|Orange flower|Vetiver, smoke'],
    ],
  },
]
