// What is written into a log, by what it is kept of: a car's is no diary.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Logbook {
  /** Words of a message that speak of it. */
  words: RegExp
  rows: readonly SampleRow[]
}

const logbooks: readonly Logbook[] = [
  {
    words: /\b(?:fuel|petrol|diesel|fill[- ]?ups?|refuel\w*)\b/i,
    rows: readRows(`
Harbour station | | date=-58; litre=38.4; price=67.6; cost=67.6; amount=67.6; odometer=81204; mileage=81204; km=81204; station=Harbour station
Motorway, north | Dear, and the tank was empty | date=-47; litre=44.1; price=83.4; cost=83.4; amount=83.4; odometer=81896; mileage=81896; km=81896; station=Motorway, north
Old town | | date=-36; litre=29.7; price=51.1; cost=51.1; amount=51.1; odometer=82371; mileage=82371; km=82371; station=Old town
Harbour station | | date=-25; litre=41.3; price=71.9; cost=71.9; amount=71.9; odometer=83028; mileage=83028; km=83028; station=Harbour station
Supermarket | Cheapest on Tuesdays | date=-15; litre=36.8; price=61.4; cost=61.4; amount=61.4; odometer=83617; mileage=83617; km=83617; station=Supermarket
Harbour station | | date=-8; litre=40.2; price=69.5; cost=69.5; amount=69.5; odometer=84262; mileage=84262; km=84262; station=Harbour station
Old town | Roof box on, it shows | date=-1; litre=43.6; price=75.8; cost=75.8; amount=75.8; odometer=84873; mileage=84873; km=84873; station=Old town`),
  },
  {
    words:
      /\b(?:car|van|vehicle|motor(?:bike|cycle)|truck|camper)s?\b[^.]{0,20}\b(?:maintenance|service|repairs?|log|book|care)\b|\b(?:maintenance|service|repairs?|log|book|care)\b[^.:]{0,20}\b(?:car|van|vehicle|motor(?:bike|cycle)|truck|camper)s?\b/i,
    rows: readRows(`
Oil and filter | 5W-30, 4.5 litres | date=-412; mileage=71340; km=71340; odometer=71340; work=Oil and filter changed; what=Oil and filter changed; cost=94.6; price=94.6; garage=Kaya; workshop=Kaya
Winter tyres on | | date=-371; mileage=73120; km=73120; odometer=73120; work=Winter tyres fitted; what=Winter tyres fitted; cost=48; price=48; garage=Kaya; workshop=Kaya
Front brake pads | Discs are good for one more set | date=-266; mileage=76480; km=76480; odometer=76480; work=Front pads replaced; what=Front pads replaced; cost=182.4; price=182.4; garage=Lindner; workshop=Lindner
Inspection | Passed, one bulb | date=-198; mileage=78015; km=78015; odometer=78015; work=Inspection, bulb replaced; what=Inspection, bulb replaced; cost=127; price=127; garage=Lindner; workshop=Lindner
Battery | | date=-121; mileage=80260; km=80260; odometer=80260; work=New battery, 60 Ah; what=New battery, 60 Ah; cost=138.5; price=138.5; garage=Own yard; workshop=Own yard
Wiper blades | Two clicks, no tools | date=-64; mileage=82190; km=82190; odometer=82190; work=Both blades changed; what=Both blades changed; cost=22.4; price=22.4; garage=Own yard; workshop=Own yard
Oil and filter | | date=-9; mileage=84610; km=84610; odometer=84610; work=Oil and filter changed; what=Oil and filter changed; cost=98.2; price=98.2; garage=Kaya; workshop=Kaya`),
  },
  {
    words: /\b(?:renovat\w*|refurbish\w*|house repairs?|home improvement|(?:house|home|boiler) maintenance)\b/i,
    rows: readRows(`
Strip the wallpaper | Three layers, the last one newsprint | date=-34; room=Hall; where=Hall; cost=46.2; price=46.2; amount=46.2; budget=60; status=done
Level the floor | | date=-27; room=Kitchen; where=Kitchen; cost=312; price=312; amount=312; budget=350; status=done
New sockets | Electrician comes on Friday | date=-18; room=Living room; where=Living room; cost=540; price=540; amount=540; budget=500; status=progress
Tile behind the sink | | date=-12; room=Kitchen; where=Kitchen; cost=186.4; price=186.4; amount=186.4; budget=200; status=progress
Paint, two coats | Chalk white, not cream | date=-8; room=Bedroom; where=Bedroom; cost=94.5; price=94.5; amount=94.5; budget=120; status=new
Replace the window latch | | date=-5; room=Bathroom; where=Bathroom; cost=27.8; price=27.8; amount=27.8; budget=40; status=new
Sand the stairs | Masks are in the cellar | date=-1; room=Hall; where=Hall; cost=68; price=68; amount=68; budget=80; status=new`),
  },
  {
    words: /\b(?:gratitude|grateful|thankful|happy (?:moments|things)|good things)\b/i,
    rows: readRows(`
Warm bread from Halima | She left it on the step, still in its cloth. | date=-9; mood=good; rating=5
The bus waited | I ran, he saw me, and nobody minded. | date=-8; mood=fine; rating=4
An hour without the phone | The book was better than its first page. | date=-6; mood=good; rating=4
Jona read to me | A whole page, one finger under the words. | date=-5; mood=good; rating=5
Rain on the roof | I did not have to go anywhere. | date=-3; mood=fine; rating=4
A letter, on paper | From Wanda, four pages, both sides. | date=-2; mood=good; rating=5
Frost on the windows | Ferns, and then the sun took them. | date=-1; mood=good; rating=4`),
  },
  {
    words: /\b(?:travel|holiday|journey|road ?trip)\b[^.]{0,14}\b(?:journal|diary|log|blog|notes)\b/i,
    rows: readRows(`
Lisbon by night train | Woke up beside the river. | date=-196; place=Lisbon; city=Lisbon; country=Portugal; rating=5
Graz, between two rains | The clock tower has its hands the wrong way round. | date=-152; place=Graz; city=Graz; country=Austria; rating=4
Kanazawa | The garden is raked before seven. | date=-118; place=Kanazawa; city=Kanazawa; country=Japan; rating=5
Lofoten, the long way round | Three ferries, one of them on time. | date=-83; place=Reine; city=Reine; country=Norway; rating=5
Tangier and back | Mint tea and dates. | date=-47; place=Tangier; city=Tangier; country=Morocco; rating=4
The Jura on foot | Cheese, mostly. | date=-21; place=Arbois; city=Arbois; country=France; rating=4
Gent, two days too short | | date=-6; place=Gent; city=Gent; country=Belgium; rating=4`),
  },
  {
    words: /\b(?:bees?|beekeep\w*|hives?|apiar\w+)\b/i,
    rows: readRows(`
Linden hive | Queen seen, eggs in all stages. Eight frames of brood, and the drones are already in. ¶ Next time: bring the second super, they are hanging out of the door by noon. | date=-74; hive=Linden hive; honey=0; kg=0; weight=31.4; mood=calm; frames=8
Orchard hive | First super taken off, eleven kilos, mostly lime. Left the wet frames on for a night so that they clear them. | date=-62; hive=Orchard hive; honey=11.4; kg=11.4; weight=42.6; frames=9
Meadow hive | Calm, and no need of smoke. Two swarm cells on the lower edge, both empty; cut them anyway. | date=-61; hive=Meadow hive; honey=8.7; kg=8.7; weight=38.2; frames=8
Linden hive | Dark honey this year, from the firs. It sets slowly, so stir it twice a day from Sunday. | date=-44; hive=Linden hive; honey=13.2; kg=13.2; weight=44.1; frames=10
Wall hive | Varroa strip in, out again in six weeks. Counted forty mites on the board after three days. | date=-29; hive=Wall hive; honey=4.6; kg=4.6; weight=29.8; frames=6
Brook hive | Fed, four litres, taken down in two nights. Too light for the winter still: weigh again at the weekend. | date=-17; hive=Brook hive; honey=0; kg=0; weight=27.3; frames=5
Orchard hive | Quiet, mouse guard on. The lid whistles in the west wind, so there is a stone on it now. ¶ Seven frames bees, six frames food. Leave them be until February. | date=-2; hive=Orchard hive; honey=0; kg=0; weight=33.9; frames=7`),
  },
  {
    words: /\b(?:meter readings?|electricity (?:meter|readings?)|water meter|gas meter|energy (?:use|meter))\b/i,
    rows: readRows(`
March | | date=-244; kwh=18204; reading=18204; meter=18204; value=18204; m3=4218; cost=71.3
April | | date=-214; kwh=18413; reading=18413; meter=18413; value=18413; m3=4229; cost=68.9
June | Fan on most nights | date=-152; kwh=18807; reading=18807; meter=18807; value=18807; m3=4251; cost=64.2
July | | date=-122; kwh=18986; reading=18986; meter=18986; value=18986; m3=4262; cost=59.4
September | | date=-61; kwh=19371; reading=19371; meter=19371; value=19371; m3=4284; cost=63.1
October | New fridge | date=-31; kwh=19568; reading=19568; meter=19568; value=19568; m3=4297; cost=65
November | | date=-1; kwh=19787; reading=19787; meter=19787; value=19787; m3=4311; cost=72.4`),
  },
  {
    words: /\bledger|\bcash ?book|\bbook-?keeping|\bincome and (?:expenses|spending)|\btakings\b/i,
    rows: readRows(`
Invoice 118, Lindner | Paid within a week | date=-24; description=Invoice 118, Lindner; amount=640; category=Income; type=Income; client=Lindner
Rent, workshop | | date=-23; description=Rent, workshop; amount=410; category=Rent; type=Expense; client=Brandt
Paper and toner | | date=-17; description=Paper and toner; amount=71.2; category=Office; type=Expense; client=Nowak & Co
Market stall, Saturday | Rain until noon | date=-13; description=Market stall, Saturday; amount=286.5; category=Income; type=Income; client=Market
Train to Leeds | | date=-9; description=Train to Leeds; amount=54.8; category=Travel; type=Expense; client=Okafor Ltd
Insurance, quarter | | date=-6; description=Insurance, quarter; amount=88.4; category=Insurance; type=Expense; client=Kaya
Invoice 119, Okafor | Half now, half in spring | date=-2; description=Invoice 119, Okafor; amount=915; category=Income; type=Income; client=Okafor Ltd`),
  },
  {
    words: /\b(?:weather|rain(?:fall)?|rain gauge|frost|precipitation)\b/i,
    rows: readRows(`
Rain until noon | Gutter overflowed again | date=-6; day=-6; temperature=11; temp=11; min=7; low=7; max=12; high=12; rain=14.2; mm=14.2; precipitation=14.2; wind=24; gust=41; humidity=94; pressure=1002; sky=rain; condition=rain; weather=Rain; snow=0
Wind from the west | | date=-5; day=-5; temperature=13; temp=13; min=8; low=8; max=14; high=14; rain=3.6; mm=3.6; precipitation=3.6; wind=38; gust=63; humidity=81; pressure=998; sky=cloud; condition=cloud; weather=Windy; snow=0
Clear and cold | First frost on the grass | date=-4; day=-4; temperature=6; temp=6; min=-1; low=-1; max=8; high=8; rain=0; mm=0; precipitation=0; wind=6; gust=12; humidity=72; pressure=1024; sky=sun; condition=sun; weather=Clear; snow=0
Fog all morning | | date=-3; day=-3; temperature=5; temp=5; min=1; low=1; max=7; high=7; rain=0.4; mm=0.4; precipitation=0.4; wind=4; gust=8; humidity=97; pressure=1026; sky=fog; condition=cloud; weather=Fog; snow=0
Sun, and the stones got warm | | date=-2; day=-2; temperature=12; temp=12; min=3; low=3; max=14; high=14; rain=0; mm=0; precipitation=0; wind=9; gust=16; humidity=64; pressure=1021; sky=sun; condition=sun; weather=Sunny; snow=0
Clouds, no rain | Could have been worse | date=-1; day=-1; temperature=10; temp=10; min=6; low=6; max=11; high=11; rain=0; mm=0; precipitation=0; wind=17; gust=29; humidity=78; pressure=1013; sky=cloud; condition=cloud; weather=Cloudy; snow=0
Showers in the afternoon | Enough for the young vines | date=0; day=0; temperature=8; temp=8; min=4; low=4; max=11; high=11; rain=6.8; mm=6.8; precipitation=6.8; wind=21; gust=36; humidity=88; pressure=1007; sky=rain; condition=rain; weather=Showers; snow=0`),
  },
  {
    words: /\b(?:weight|weigh-?ins?|kilos|kg|body fat|waist)\b/i,
    rows: readRows(`
81.4 | After the holidays | date=-48; day=-48; kilo=81.4; kg=81.4; weight=81.4; waist=91; hip=104; body_fat=24.1; fat=24.1; mood=Heavy legs
80.9 | | date=-41; day=-41; kilo=80.9; kg=80.9; weight=80.9; waist=91; hip=104; body_fat=23.9; fat=23.9; mood=Fine
80.2 | Three swims that week | date=-34; day=-34; kilo=80.2; kg=80.2; weight=80.2; waist=89; hip=103; body_fat=23.6; fat=23.6; mood=Better than expected
80.5 | Ilse's birthday, and it was cake | date=-27; day=-27; kilo=80.5; kg=80.5; weight=80.5; waist=89; hip=103; body_fat=23.7; fat=23.7; mood=Fine
79.6 | | date=-19; day=-19; kilo=79.6; kg=79.6; weight=79.6; waist=88; hip=103; body_fat=23.2; fat=23.2; mood=Light
78.8 | | date=-11; day=-11; kilo=78.8; kg=78.8; weight=78.8; waist=87; hip=102; body_fat=22.8; fat=22.8; mood=Light
78.3 | Lowest since spring | date=-3; day=-3; kilo=78.3; kg=78.3; weight=78.3; waist=86; hip=102; body_fat=22.4; fat=22.4; mood=Glad`),
  },
  {
    words: /\byoga\b/i,
    rows: readRows(`
Yin | Hips, mostly | date=-13; minute=45; duration=45; style=Yin; teacher=Priya Raman; place=Studio; mood_before=Restless; mood_after=Slow; mood=Slow; rating=4
Vinyasa | | date=-11; minute=60; duration=60; style=Vinyasa; teacher=Tom Lindner; place=Studio; mood_before=Tired; mood_after=Awake; mood=Awake; rating=5
Sun salutations | At home, before work | date=-8; minute=18; duration=18; style=Sun salutations; place=Home; mood_before=Stiff; mood_after=Less stiff; mood=Less stiff; rating=3
Hatha | Held the crow for six breaths | date=-6; minute=75; duration=75; style=Hatha; teacher=Priya Raman; place=Studio; mood_before=Fine; mood_after=Glad; mood=Glad; rating=5
Restorative | | date=-4; minute=35; duration=35; style=Restorative; teacher=Wanda Nowak; place=Home; mood_before=Worn out; mood_after=Sleepy; mood=Sleepy; rating=4
Vinyasa | Too warm in there | date=-1; minute=62; duration=62; style=Vinyasa; teacher=Tom Lindner; place=Studio; mood_before=Restless; mood_after=Calm; mood=Calm; rating=4`),
  },
  {
    words:
      /\b(?:boat|sailing|yacht|ship['’]?s|captain['’]?s|cruise)\b[^.]{0,14}\b(?:trips?|log\w*|journeys?|passages?|diary)\b|\bnautical\b/i,
    rows: readRows(`
Old harbour to Gull Island | Reefed before the point | date=-64; skipper=Aylin Kaya; from=Old harbour; to=Gull Island; nautical=14.2; mile=14.2; distance=14.2; hour=4; wind=18; crew=Mateo, Jun; weather=Windy
Gull Island to Reine | | date=-63; skipper=Aylin Kaya; from=Gull Island; to=Reine; nautical=27.6; mile=27.6; distance=27.6; hour=7; wind=12; crew=Mateo, Jun; weather=Clear
Round the lighthouse | Jun at the helm all the way | date=-41; skipper=Jun Mori; from=Old harbour; to=Old harbour; nautical=8.3; mile=8.3; distance=8.3; hour=3; wind=9; crew=Halima; weather=Sunny
Old harbour to Mill Sound | Fog until eleven | date=-27; skipper=Mateo Brandt; from=Old harbour; to=Mill Sound; nautical=11.7; mile=11.7; distance=11.7; hour=4; wind=4; crew=Wanda, Tom; weather=Fog
Mill Sound to Kettle Bay | | date=-26; skipper=Mateo Brandt; from=Mill Sound; to=Kettle Bay; nautical=19.4; mile=19.4; distance=19.4; hour=5; wind=16; crew=Wanda, Tom; weather=Cloudy
Kettle Bay and home | Engine for the last hour | date=-24; skipper=Mateo Brandt; from=Kettle Bay; to=Old harbour; nautical=31.2; mile=31.2; distance=31.2; hour=9; wind=6; crew=Wanda; weather=Calm
Evening sail | Seals by the red buoy | date=-6; skipper=Halima Haddad; from=Old harbour; to=Old harbour; nautical=4.6; mile=4.6; distance=4.6; hour=2; wind=11; crew=Aylin, Priya; weather=Clear`),
  },
]

/** What stands in the log that a message speaks of; none where it speaks of none that is known. */
export function loggedOf(text: string): readonly SampleRow[] {
  return firstSpokenOf(logbooks, text)?.rows ?? []
}
