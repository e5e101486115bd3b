// Subjects of home and everyday life.
import { type Topic, readRows } from './topic.ts'

export const everydayTopics: readonly Topic[] = [
  {
    id: 'tasks',
    nouns: ['to-do', 'todo', 'task', 'chore', 'errand', 'checklist item', 'reminder', 'action item'],
    entity: 'task',
    fields: 'title (required), due date, done (yes/no), notes',
    styles: ['minimal', 'corporate', 'bold', 'editorial', 'tech', 'playful'],
    hues: [230, 145, 28, 195],
    heading: null,
    rows: readRows(`
Return the drill to Aylin | She needs it back before the weekend | due=2; priority=high; category=Errands; assign=Noor; project=Flat
Book the dentist | Mornings only, after nine | due=-3; priority=high; category=Health; assign=Mateo; project=Family
Water the balcony | | due=0; priority=low; category=Home; done=yes; assign=Noor; project=Flat
Send Priya the photos from the lake | The ones with the dog as well | due=1; priority=medium; category=Friends; assign=Mateo; project=Family
Renew the library card | Bring something with the address on it | due=9; priority=low; category=Errands; assign=Noor; project=Flat
Descale the kettle | Two spoons of citric acid are enough | priority=low; category=Home; done=yes; assign=Ines; project=Flat
Find out why the cellar light flickers | Try another bulb before ringing anybody | due=4; priority=medium; category=Home; assign=Mateo; project=House
Pay the kindergarten | | due=-1; priority=high; category=Money; done=yes; assign=Ines; project=Family
Ask Jun about Thursday | | due=3; priority=medium; category=Friends; assign=Noor; project=Family`),
  },
  {
    id: 'notes',
    nouns: [
      'note',
      'memo',
      'thought',
      'idea',
      'journal entry',
      'diary entry',
      'snippet',
      'jotting',
      'diary',
      'journal',
      'quote',
      'dream',
    ],
    entity: 'note',
    fields: 'title (required), body: long text, date',
    styles: ['editorial', 'cozy', 'minimal', 'brutalist'],
    hues: [95, 60, 240, 20],
    heading: null,
    rows: readRows(`
Things that grow in shade | Hosta, fern, woodruff. The hydrangea only if the wall keeps the wind off. | tag=Garden; date=-2; category=Garden; mood=good
Question for the landlord | Who pays for the boiler part, and is the old one ours to throw away? | tag=Home; date=-9; category=Home; mood=fine
The soup at Halima's | Red lentils, lemon at the very end, and she toasts the cumin twice. | tag=Food; date=-1; category=Food; mood=good
Names | Not Otto. Perhaps Ilse, perhaps Wanda. | tag=Family; date=-16; category=Family; mood=good
What the mechanic said | Front pads last until spring. The noise is only the shield. | tag=Car; date=-5; category=Car; mood=fine
Line from the train | “We are late because we waited for the light to change.” | tag=Words; date=-23; category=Words; mood=good
Shelf, measured | 184 wide, 31 deep, and the wall leans by almost 2 cm. | tag=Home; date=-4; category=Home; mood=fine
Wi-Fi in the cabin | The password is on the back of the clock | tag=Trips; date=-31; category=Trips; mood=fine`),
  },
  {
    id: 'plants',
    nouns: [
      'plant',
      'houseplant',
      'seedling',
      'tree',
      'flower',
      'garden',
      'seed',
      'herb',
      'succulent',
      'vegetable',
      'crop',
      'orchid',
    ],
    entity: 'plant',
    fields: 'plant name (required), room, last watered date, notes',
    core: /(?:plant|succulent|orchid|herb|seedling)$/,
    styles: ['nature', 'editorial', 'cozy'],
    hues: [135, 150, 120],
    heading: null,
    rows: readRows(`
Boston fern | Sulks when the heating is on | room=Bathroom; location=Bathroom; species=Nephrolepis exaltata; water=-2; light=Shade; date=-2
Monstera by the piano | Three new leaves since the spring | room=Living room; location=Living room; species=Monstera deliciosa; water=-6; light=Bright; date=-6
Basil | | room=Kitchen; location=Kitchen; species=Ocimum basilicum; water=0; light=Sunny; date=0
String of hearts | Cut it back, then it fills out at the top | room=Bedroom; location=Bedroom; species=Ceropegia woodii; water=-11; light=Bright; date=-11
The fig Oma gave us | Turn the pot a quarter each week | room=Hall; location=Hall; species=Ficus lyrata; water=-4; light=Bright; date=-4
Aloe | Forget it for a fortnight and it is happy | room=Kitchen; location=Kitchen; species=Aloe vera; water=-17; light=Sunny; date=-17
Peace lily | Droops loudly, recovers in an hour | room=Living room; location=Living room; species=Spathiphyllum; water=-1; light=Shade; date=-1
Lemon seedlings, five of seven | | room=Balcony; location=Balcony; species=Citrus limon; water=-3; light=Sunny; date=-3
Bird of paradise | Wants a bigger pot in March | room=Studio; location=Studio; species=Strelitzia nicolai; light=Bright; date=-8`),
  },
  {
    id: 'recipes',
    nouns: ['recipe', 'meal', 'dish', 'dinner', 'cake', 'cocktail', 'bake', 'bread', 'menu item', 'drink', 'smoothie'],
    entity: 'recipe',
    fields: 'title (required), cooking time in minutes, serves (number), ingredients, method (long text)',
    styles: ['editorial', 'cozy', 'brutalist'],
    hues: [12, 95, 140],
    heading: null,
    rows: readRows(`
Lemon orzo with peas | For two, one pan | time=20; minutes=20; serv=2; portion=2; ingredient=180 g orzo, 2 lemons, a cup of frozen peas, 40 g pecorino; category=Dinner; difficulty=easy; method=Toast the orzo dry, then stir in stock a ladle at a time. The peas go in for the last two minutes. Lemon and pecorino off the heat.; meal=dinner; cuisine=Italian
Black bean stew | Freezes well, better on the second day | time=45; minutes=45; serv=6; portion=6; ingredient=500 g black beans, 2 tsp smoked paprika, 1 orange, 3 onions; category=Dinner; difficulty=easy; method=Soften the onions for longer than seems right. Paprika, beans and the peel of the orange, then forty minutes on a small flame. The juice at the very end.; meal=dinner; cuisine=Brazilian
Courgette fritters | Makes about twelve | time=30; minutes=30; serv=3; portion=3; ingredient=3 courgettes, 150 g feta, half a bunch of dill, 2 eggs, 70 g flour; category=Lunch; difficulty=medium; method=Salt, wait, squeeze hard. Everything depends on it. Stir in the rest and fry by the spoonful until the edges are dark.; meal=lunch; cuisine=Turkish
Leek and potato soup | Six bowls | time=40; minutes=40; serv=6; portion=6; ingredient=4 leeks, 700 g floury potatoes, 2 bay leaves, 100 ml cream; category=Lunch; difficulty=easy; method=Cook the leeks slowly under a lid. Potatoes and bay, water to cover, twenty minutes. Mash half of it and leave the other half alone.; meal=lunch; cuisine=French
Plum cake, sunken | 28 cm tin | time=65; minutes=65; serv=10; portion=10; ingredient=900 g plums, 180 g butter, 4 eggs, 220 g flour; category=Cake; difficulty=medium; method=Halve the plums and press them in, cut side up. An hour at 170, until the middle no longer moves. Better the next day.; meal=snack; cuisine=German
Tomato rice | Uses up the soft ones | time=35; minutes=35; serv=4; portion=4; ingredient=600 g soft tomatoes, 250 g rice, 1 tsp mustard seeds, 12 curry leaves; category=Dinner; difficulty=easy; method=Let the mustard seeds jump first. Tomatoes until they are a sauce, then the rice that was left over.; meal=dinner; cuisine=Tamil
Fennel and orange salad | No cooking | time=15; minutes=15; serv=2; portion=2; ingredient=2 bulbs of fennel, 2 oranges, a handful of black olives; category=Lunch; difficulty=easy; method=Slice as thinly as you dare. Salt the fennel ten minutes before the rest.; meal=lunch; cuisine=Sicilian
Mushroom toast, a lot of it | For Sunday evening | time=22; minutes=22; serv=2; portion=2; ingredient=400 g mixed mushrooms, 4 sprigs of thyme, 2 thick slices of sourdough; category=Dinner; difficulty=easy; method=Do not crowd the pan. Thyme and a little vinegar once they are brown, then pile them on while the bread is hot.; meal=dinner; cuisine=English
Aunt Ilse's beetroot with warm goat's cheese | On the back of a train ticket | time=71; minutes=71; serv=4; portion=4; ingredient=600 g beetroot, 150 g soft goat's cheese, half a bunch of dill; category=Lunch; difficulty=medium; method=Roast them whole in their skins. They slip off afterwards, and the kitchen smells of earth for an hour. Cheese on top while they are warm.; meal=lunch; cuisine=Home`),
  },
  {
    id: 'books',
    nouns: ['book', 'novel', 'reading', 'comic', 'audiobook', 'article', 'paper', 'manga', 'magazine'],
    entity: 'book',
    fields: 'title (required), author, finished (yes/no), rating, notes',
    core: /(?:book|novel|comic|manga)$/,
    styles: ['editorial', 'minimal', 'cozy', 'brutalist'],
    hues: [25, 250, 95],
    heading: null,
    rows: readRows(`
Middlemarch | Two hundred pages in before it lets you go | author=George Eliot; genre=Classic; page=880; year=1871; rating=5; finish=yes; read=yes; status=done; date=-40
The Left Hand of Darkness | The crossing of the ice | author=Ursula K. Le Guin; genre=Science fiction; page=304; year=1969; rating=5; finish=yes; read=yes; status=done; date=-71
Kokoro | | author=Natsume Sōseki; genre=Classic; page=248; year=1914; rating=4; finish=yes; read=yes; status=done; date=-16
The Summer Book | Read it every June | author=Tove Jansson; genre=Fiction; page=192; year=1972; rating=5; status=progress; date=-3
Things Fall Apart | Lent to Samir, ask for it | author=Chinua Achebe; genre=Fiction; page=209; year=1958; rating=4; finish=yes; read=yes; status=done; date=-122
Invisible Cities | One city at breakfast | author=Italo Calvino; genre=Fiction; page=166; year=1972; status=progress; date=-8
Pedro Páramo | Start again from the beginning at once | author=Juan Rulfo; genre=Classic; page=124; year=1955; rating=3; finish=yes; read=yes; status=done; date=-55
If on a winter's night a traveler, the old translation | | author=Italo Calvino; genre=Fiction; page=260; year=1979; status=new; date=-1`),
  },
  {
    id: 'films',
    nouns: [
      'movie',
      'film',
      'show',
      'series',
      'tv show',
      'watchlist item',
      'game',
      'video game',
      'board game',
      'anime',
      'documentary',
    ],
    entity: 'film',
    fields: 'title (required), year (number), director, watched (yes/no), rating, notes',
    core: /(?:movie|film|series|anime|documentary|show|watchlist item)$/,
    styles: ['bold', 'brutalist', 'tech', 'editorial'],
    hues: [25, 280, 60],
    heading: null,
    rows: readRows(`
Tampopo | Never watch it hungry | director=Jūzō Itami; year=1985; genre=Comedy; rating=5; watch=yes; minutes=114; duration=114; platform=Disc; date=-12; status=done
Stalker | Twice, and the second time was shorter | director=Andrei Tarkovsky; year=1979; genre=Science fiction; rating=4; watch=yes; minutes=161; duration=161; platform=Cinema; date=-44; status=done
Cléo from 5 to 7 | | director=Agnès Varda; year=1962; genre=Drama; minutes=90; duration=90; platform=Library; status=new
Close-Up | Noor says to know nothing beforehand | director=Abbas Kiarostami; year=1990; genre=Drama; minutes=98; duration=98; platform=Library; status=new
Paris, Texas | The telephone scene | director=Wim Wenders; year=1984; genre=Drama; rating=5; watch=yes; minutes=145; duration=145; platform=Cinema; date=-5; status=done
Paddington 2 | With the children, twice in one weekend | director=Paul King; year=2017; genre=Family; rating=5; watch=yes; minutes=103; duration=103; platform=Stream; date=-27; status=done
In the Mood for Love | | director=Wong Kar-wai; year=2000; genre=Drama; rating=4; watch=yes; minutes=98; duration=98; platform=Disc; date=-63; status=done
The Umbrellas of Cherbourg, restored print | Saturday matinee, if the tickets last | director=Jacques Demy; year=1964; genre=Musical; minutes=91; duration=91; platform=Cinema; status=new`),
  },
  {
    id: 'animals',
    nouns: ['pet', 'animal', 'dog', 'cat', 'horse', 'hen', 'chicken', 'fish', 'hive', 'beehive'],
    entity: 'animal',
    fields: 'name (required), species, birthday, weight in kg, notes',
    core: /^(?!.*(?:hive)$)/,
    styles: ['cozy', 'nature', 'playful'],
    hues: [60, 135, 205],
    heading: null,
    rows: readRows(`
Miso | Hides the moment the carrier comes out | species=Cat; breed=House cat; weight=4.3; age=6; place=Kitchen window; date=-11; owner=Aylin; count=1; color=Grey
Bruno | Afraid of umbrellas | species=Dog; breed=Lagotto; weight=14.2; age=3; place=The long meadow; date=-2; owner=Mateo; count=1; color=Brown
Pip | | species=Budgerigar; breed=Green; weight=0.04; age=2; place=Balcony; date=-31; owner=Ines; count=3; color=Green
Countess Wilhelmina of the Lower Barn | Lays away from the nest | species=Hen; breed=Sussex; weight=3.1; age=4; place=Barn; date=-6; owner=Ilse; count=1; color=White
Kodo | Half a tablet in liver sausage | species=Dog; breed=Mixed; weight=22.7; age=11; place=River path; date=-1; owner=Jun; count=1; color=Black
Nugget | Bites when woken | species=Hamster; breed=Golden; weight=0.13; age=1; place=Children's room; date=-17; owner=Priya; count=1; color=Gold
Salka | Needs the farrier in three weeks | species=Horse; breed=Icelandic; weight=352; age=14; place=North field; date=-4; owner=Halima; count=2; color=Bay`),
  },
  {
    id: 'sightings',
    nouns: ['sighting', 'bird', 'butterfly', 'insect', 'mushroom', 'star', 'wildflower', 'constellation'],
    entity: 'sighting',
    fields: 'species (required), place, date, count (number), notes',
    styles: ['nature', 'editorial', 'minimal'],
    hues: [205, 135, 70],
    heading: null,
    rows: readRows(`
Kingfisher | A blue line under the bridge, gone | place=Mill weir; location=Mill weir; date=-1; count=1; weather=Fog; species=Alcedo atthis
Long-tailed tit | A whole family, all talking at once | place=Birch path; location=Birch path; date=-2; count=13; weather=Clear; species=Aegithalos caudatus
Red kite | | place=Above the school; location=Above the school; date=-2; count=2; weather=Windy; species=Milvus milvus
Swift | First of the year | place=Old town; location=Old town; date=-6; count=7; weather=Clear; species=Apus apus
Something brown in the reeds, probably a bittern | Heard it before I saw it, and I hardly saw it | place=East pond; location=East pond; date=-9; count=1; weather=Rain; species=Botaurus stellaris
Nuthatch | Head first down the oak | place=Cemetery; location=Cemetery; date=-14; count=1; weather=Clear; species=Sitta europaea
Wren | | place=Our hedge; location=Our hedge; date=-14; count=1; weather=Rain; species=Troglodytes troglodytes
Grey heron | Stood there for the whole of lunch | place=Mill weir; location=Mill weir; date=-21; count=3; weather=Fog; species=Ardea cinerea`),
  },
  {
    id: 'places',
    nouns: [
      'trip',
      'place',
      'city',
      'hike',
      'trail',
      'restaurant',
      'cafe',
      'café',
      'destination',
      'holiday',
      'vacation',
      'flight',
      'museum',
      'beach',
      'campsite',
      'walk',
      'country',
      'travel',
    ],
    entity: 'place',
    fields: 'name (required), country, visited (yes/no), date, notes',
    core: /(?:trip|place|city|destination|holiday|vacation|country|travel|beach|restaurant|caf[eé]|museum|hike)$/,
    styles: ['nature', 'bold', 'editorial'],
    hues: [40, 215, 170],
    heading: null,
    rows: readRows(`
Olhão | The fish hall before eight, then the ferry | country=Portugal; city=Olhão; region=Algarve; date=-41; visit=yes; rating=5; distance=6.4; km=6.4; cost=412; price=412; day=5
Rügen, the chalk path | Take the path above the cliff, not the beach | country=Germany; city=Sassnitz; region=Baltic coast; date=-76; visit=yes; rating=4; distance=11.3; km=11.3; cost=268; price=268; day=3
Kanazawa | | country=Japan; city=Kanazawa; region=Ishikawa; date=62; distance=3.2; km=3.2; cost=1340; price=1340; day=7
Lago di Braies | Full by nine in the morning | country=Italy; city=Prags; region=South Tyrol; date=-124; visit=yes; rating=3; distance=3.6; km=3.6; cost=183; price=183; day=2
Essaouira | Wind from noon on. Bring the other jacket. | country=Morocco; city=Essaouira; region=Atlantic; date=33; distance=8.1; km=8.1; cost=547; price=547; day=6
Bergen to Voss by the old railway | Sit on the left | country=Norway; city=Bergen; region=Vestland; date=97; distance=106; km=106; cost=74; price=74; day=1
Gent | Halima's cousin has a sofa | country=Belgium; city=Gent; region=Flanders; date=-13; visit=yes; rating=4; distance=5.7; km=5.7; cost=126; price=126; day=2
Naxos | | country=Greece; city=Naxos; region=Cyclades; distance=14.2; km=14.2; cost=688; price=688; day=8`),
  },
  {
    id: 'music',
    nouns: [
      'song',
      'album',
      'record collection',
      'vinyl record',
      'vinyl',
      'playlist',
      'concert',
      'band',
      'gig',
      'instrument',
      'piece',
      'podcast',
    ],
    entity: 'album',
    fields: 'title (required), artist, year (number), rating, notes',
    core: /(?:song|album|record collection|vinyl|piece)$/,
    styles: ['bold', 'brutalist', 'tech'],
    hues: [330, 30, 265],
    heading: null,
    rows: readRows(`
Kind of Blue | Side two when it rains | artist=Miles Davis; year=1959; genre=Jazz; rating=5; label=Columbia; format=LP; date=-21; price=24
Buena Vista Social Club | Jun's parents danced to this | artist=Buena Vista Social Club; year=1997; genre=Son; rating=5; label=World Circuit; format=CD; date=-8; price=12
Homogenic | | artist=Björk; year=1997; genre=Electronic; rating=4; label=One Little Indian; format=LP; date=-47; price=31
Blue | Small scratch before the last song | artist=Joni Mitchell; year=1971; genre=Folk; rating=5; label=Reprise; format=LP; date=-3; price=18
Talking Timbuktu | From the market in Lille, three euros | artist=Ali Farka Touré and Ry Cooder; year=1994; genre=Blues; rating=4; label=World Circuit; format=CD; date=-66; price=3
Trans-Europe Express | | artist=Kraftwerk; year=1977; genre=Electronic; rating=4; label=Kling Klang; format=LP; date=-112; price=27
The Köln Concert | The piano was the wrong one | artist=Keith Jarrett; year=1975; genre=Jazz; rating=5; label=ECM; format=LP; date=-34; price=22
Mama Says I'm Crazy | | artist=Fred McDowell and Johnny Woods; year=1967; genre=Blues; label=Fat Possum; format=LP; price=16`),
  },
  {
    id: 'tastings',
    nouns: [
      'coffee',
      'wine',
      'beer',
      'tea',
      'whisky',
      'whiskey',
      'cheese',
      'tasting',
      'brew',
      'chocolate',
      'bean',
      'bottle',
      'perfume',
    ],
    entity: 'tasting',
    fields: 'name (required), origin, date, rating, notes',
    styles: ['editorial', 'cozy', 'brutalist'],
    hues: [45, 20, 80],
    heading: null,
    rows: readRows(`
Chelbesa | Bergamot, then something like apricot skin | origin=Ethiopia; region=Gedeb; country=Ethiopia; roast=Light; year=2024; price=16.4; date=-1; rating=5; producer=Yirgacheffe co-op; grape=Riesling; gram=18
The blue tin from Halima | Do not brew it hot | origin=Unknown; region=Hamburg; country=Germany; roast=Dark; price=8.2; date=-4; rating=3; producer=Corner shop; grape=Merlot; gram=21
Finca La Bolsa | Brown sugar, a little flat on the third day | origin=Guatemala; region=Huehuetenango; country=Guatemala; roast=Medium; year=2023; price=14.7; date=-9; rating=4; producer=Vides; grape=Syrah; gram=18
Karimikui | Blackcurrant | origin=Kenya; region=Kirinyaga; country=Kenya; roast=Light; year=2024; price=19.3; date=-13; rating=5; producer=Rungeto; grape=Pinot noir; gram=17
Decaf, the Swiss one | Honest, and nobody noticed | origin=Colombia; region=Huila; country=Colombia; roast=Medium; price=13.6; date=-16; rating=3; producer=Café Imports; grape=Grenache; gram=19
Sumatra, wet-hulled, from the market stall | Cedar and cellar | origin=Indonesia; region=Aceh; country=Indonesia; roast=Dark; price=12.8; date=-22; rating=2; producer=Market; grape=Malbec; gram=20
Nyamasheke | | origin=Rwanda; region=Western; country=Rwanda; roast=Light; year=2024; price=17.1; date=-27; producer=Kivubelt; grape=Gamay; gram=18`),
  },
]
