// Subjects of money, work and people.
import { type Topic, readRows } from './topic.ts'

export const workTopics: readonly Topic[] = [
  {
    id: 'expenses',
    nouns: [
      'expense',
      'spending',
      'budget',
      'purchase',
      'bill',
      'transaction',
      'subscription',
      'payment',
      'cost',
      'receipt',
      'donation',
      'invoice',
      'income',
    ],
    entity: 'expense',
    fields: 'what (required), amount (required), date, category, notes',
    styles: ['minimal', 'tech', 'corporate'],
    hues: [240, 160, 200],
    heading: null,
    rows: readRows(`
Bäckerei Wolf | Two rye, one for Ilse | amount=6.8; category=groceries; date=0; method=cash; client=Lindner & Co; paid=yes; status=done
Tram, day ticket | | amount=8.2; category=transport; date=0; method=card; client=Atelier Noor; paid=yes; status=done
Weekly shop | Dearer than last week, mostly the olive oil | amount=74.35; category=groceries; date=-1; method=card; client=Okafor Ltd; paid=yes; status=new
Swimming lesson, Jona | | amount=18; category=kids; date=-1; method=transfer; client=Brandt GmbH; status=progress
Trattoria Due | Shared with Priya and Tom | amount=52.4; category=eating out; date=-3; method=card; client=Haddad & Sons; paid=yes; status=done
Library fine | | amount=3; category=other; date=-3; method=cash; client=Lindner & Co; paid=yes; status=done
Bike lock, the heavy one | After what happened to Mateo's | amount=38.65; category=transport; date=-4; method=card; client=Kaya Studio; status=new
Washing machine repair, call-out and one door seal | Two years' guarantee on the part | amount=127.3; category=home; date=-6; method=transfer; client=Okafor Ltd; paid=yes; status=done
Lunch with Jun | | amount=14.75; category=eating out; date=-7; method=card; client=Atelier Noor; paid=yes; status=done
Light bulbs | | amount=11.42; category=home; date=-9; method=cash; client=Brandt GmbH; paid=yes; status=progress`),
  },
  {
    id: 'workouts',
    nouns: [
      'workout',
      'run',
      'exercise',
      'training',
      'ride',
      'swim',
      'session',
      'lift',
      'gym visit',
      'weigh-in',
      'sleep',
      'mood',
      'symptom',
      'medication',
      'reading level',
    ],
    entity: 'workout',
    fields: 'activity (required), date, minutes (number), distance in km, notes',
    core: /(?:workout|run|exercise|training|ride|swim|lift|gym visit|session)$/,
    styles: ['bold', 'tech', 'minimal'],
    hues: [28, 145, 230],
    heading: null,
    rows: readRows(`
Canal loop | Headwind the whole way out, of course | minute=47; duration=47; distance=8.3; km=8.3; date=-1; type=Run; rep=12; set=4; weight=22.5; mood=good; effort=3; calorie=512; hour=7.4
Swim with Halima | | minute=38; duration=38; distance=1.4; km=1.4; date=-2; type=Swim; rep=10; set=3; weight=16; mood=good; effort=2; calorie=386; hour=6.8
Hill repeats, six | The last one does not count | minute=33; duration=33; distance=5.7; km=5.7; date=-4; type=Run; rep=6; set=6; weight=27.5; mood=low; effort=5; calorie=441; hour=6.1
Strength, upper | Left shoulder is better | minute=52; duration=52; date=-5; type=Gym; rep=8; set=5; weight=42.5; mood=fine; effort=4; calorie=318; hour=7.9
Long ride to the reservoir and back by the farm road | Dog at the second gate | minute=164; duration=164; distance=61.2; km=61.2; date=-7; type=Ride; rep=15; set=3; weight=18; mood=good; effort=4; calorie=1486; hour=8.3
Easy | | minute=26; duration=26; distance=4.1; km=4.1; date=-8; type=Run; rep=12; set=2; weight=12; mood=fine; effort=1; calorie=264; hour=7.2
Track, 8 × 400 | 1:46 on average | minute=58; duration=58; distance=9.4; km=9.4; date=-11; type=Run; rep=8; set=8; weight=32.5; mood=good; effort=5; calorie=633; hour=6.6
Yoga on the balcony | | minute=21; duration=21; date=-12; type=Yoga; rep=5; set=2; weight=6; mood=good; effort=1; calorie=97; hour=8.1`),
  },
  {
    id: 'people',
    nouns: [
      'client',
      'customer',
      'contact',
      'person',
      'member',
      'student',
      'patient',
      'employee',
      'guest',
      'friend',
      'player',
      'volunteer',
      'donor',
      'lead',
      'candidate',
      'tenant',
      'teacher',
      'attendee',
      'supplier',
      'vendor',
      'birthday',
      'family member',
      'pupil',
      'visitor',
      'staff',
      'colleague',
      'neighbour',
      'neighbor',
      'address',
    ],
    entity: 'contact',
    fields: 'name (required), email, phone, company, notes',
    core: /^(?!.*(?:birthday|address)$)/,
    styles: ['corporate', 'minimal', 'editorial', 'cozy'],
    hues: [250, 200, 330],
    heading: null,
    rows: readRows(`
Aylin Kaya | Prefers a call before noon | company=Kaya Studio; city=Izmir; role=Owner; email=aylin@kayastudio.example; phone=+90 232 555 0142; date=-4; grade=5; status=done; birthday=-11900
Mateo Brandt | | company=Brandt GmbH; city=Bremen; role=Workshop; email=mateo@brandt.example; phone=+49 421 555 0177; date=-16; grade=6; status=new; birthday=-13240
Chidinma Okafor-Weatherby | Met at the market in Leeds | company=Okafor Ltd; city=Leeds; role=Buyer; email=chidinma@okafor.example; phone=+44 113 555 0128; date=-2; grade=5; status=progress; birthday=-10470
Jun Mori | Answers at night | company=Mori & Daughter; city=Kanazawa; role=Maker; email=jun@mori.example; date=-41; grade=7; status=progress; birthday=-15870
Halima Haddad | Two children in the Tuesday group | company=Haddad & Sons; city=Rabat; role=Accounts; email=halima@haddad.example; phone=+212 537 555 016; date=-9; grade=6; status=done; birthday=-12630
Tom Lindner | | company=Lindner & Co; city=Graz; role=Founder; phone=+43 316 555 0163; date=-23; grade=7; status=new; birthday=-9980
Priya Raman | Wants the invoice in her maiden name | company=Atelier Raman; city=Chennai; role=Designer; email=priya@raman.example; phone=+91 44 5550 0191; date=-1; grade=5; status=done; birthday=-11120
Wanda Nowak | | company=Nowak Print; city=Łódź; role=Printer; email=wanda@nowak.example; phone=+48 42 555 01 34; date=-68; grade=6; status=new; birthday=-17330`),
  },
  {
    id: 'things',
    nouns: [
      'product',
      'item',
      'inventory',
      'stock',
      'tool',
      'part',
      'asset',
      'device',
      'equipment',
      'possession',
      'furniture',
      'car',
      'vehicle',
      'bike',
      'lego set',
      'stamp',
      'coin',
      'figurine',
      'camera',
      'supply',
      'box',
      'clothing',
      'shoe',
      'outfit',
      'gift',
      'wish',
      'groceries',
      'grocery',
      'shopping item',
      'packing item',
    ],
    entity: 'item',
    fields: 'name (required), quantity, location, price, notes',
    styles: ['tech', 'brutalist', 'corporate', 'minimal'],
    hues: [45, 200, 95, 265],
    heading: null,
    rows: readRows(`
Folding table | One leg needs the long screw | quantity=3; location=Cellar; price=64.5; category=Furniture; supplier=Nowak; brand=Lerch; color=Ash; date=-122; sku=FT-031; weight=11.4
Extension lead, 25 m | | quantity=2; location=Van; price=31.2; category=Electrics; supplier=Brandt; brand=Brennen; color=Orange; date=-48; sku=EL-025; weight=3.7
Wood glue | Half a bottle left of the open one | quantity=7; location=Workshop; price=8.4; category=Supplies; supplier=Kaya; brand=Ponal; color=White; date=-16; sku=WG-004; weight=0.8
Step ladder | | quantity=1; location=Hall; price=87; category=Tools; supplier=Brandt; brand=Hailo; color=Steel; date=-307; sku=SL-002; weight=6.2
Paper bags, the brown ones with the twisted handle | Order again under fifty | quantity=342; location=Shelf B; price=0.17; category=Supplies; supplier=Nowak; brand=Plain; color=Brown; date=-9; sku=PB-118; weight=0.03
Drill bits | The 6 mm is missing again | quantity=1; location=Workshop; price=23.6; category=Tools; supplier=Kaya; brand=Alpen; color=Black; date=-74; sku=DB-019; weight=0.6
Lamp from the flea market | Rewire before use | quantity=1; location=Office; price=12; category=Lighting; brand=Unknown; color=Green; date=-5; sku=LA-001; weight=2.3
Moving blankets | | quantity=14; location=Van; price=6.9; category=Supplies; supplier=Nowak; brand=Plain; color=Grey; date=-36; sku=MB-014; weight=1.9`),
  },
  {
    id: 'events',
    nouns: [
      'event',
      'appointment',
      'meeting',
      'booking',
      'reservation',
      'class',
      'visit',
      'shift',
      'lesson',
      'match',
      'party',
      'wedding',
      'rehearsal',
      'workshop',
      'course',
      'exam',
      'assignment',
    ],
    entity: 'event',
    fields: 'title (required), date (required), start time, place, notes',
    styles: ['bold', 'corporate', 'editorial', 'playful'],
    hues: [95, 230, 20],
    heading: null,
    rows: readRows(`
Rehearsal, second half only | Bring the pencilled score | date=1; time=19:30; start=19:30; place=Parish hall; location=Parish hall; guest=14; seat=40; status=new; teacher=Ilse; host=Halima
Dentist | | date=3; time=08:40; start=08:40; place=Mill Lane 4; location=Mill Lane 4; guest=1; seat=1; status=new; host=Aylin
Neighbours' supper | Everybody brings a chair | date=6; time=18:00; start=18:00; place=The courtyard; location=The courtyard; guest=23; seat=30; status=progress; host=Mateo
Sourdough morning with Wanda | Full, two waiting | date=8; time=10:15; start=10:15; place=Kitchen; location=Kitchen; guest=9; seat=9; status=done; teacher=Wanda; host=Wanda
Parents' evening | | date=-2; time=17:45; start=17:45; place=Room 12; location=Room 12; guest=31; seat=36; status=done; host=Priya
Match against Lindenau, moved from Saturday because of the rain | Kit van leaves at nine | date=13; time=11:00; start=11:00; place=West pitch; location=West pitch; guest=16; seat=200; status=progress; host=Jun
Jona turns seven | | date=17; time=15:00; start=15:00; place=At home; location=At home; guest=11; seat=12; status=new; host=Tom
Boiler service | Somebody has to be in | date=-5; time=07:30; start=07:30; place=Cellar; location=Cellar; guest=1; seat=1; status=done; host=Mateo`),
  },
  {
    id: 'jobs',
    nouns: [
      'job application',
      'application',
      'job',
      'opening',
      'deal',
      'opportunity',
      'project',
      'proposal',
      'grant',
      'goal',
      'milestone',
    ],
    entity: 'application',
    fields: 'company (required), role, applied on (date), status (applied, interview, offer, closed), link, notes',
    core: /(?:^|\s)(?:application|opening)$/,
    spoken:
      /\b(?:appl(?:y|ied|ying|ications?)|interview\w*|hir(?:e|ed|ing)|careers?|recruit\w*|vacanc\w+|job (?:hunt|search|offers?))\b/i,
    styles: ['corporate', 'minimal', 'editorial'],
    hues: [255, 165, 300],
    heading: null,
    rows: readRows(`
Nowak Print | The workshop smelled of linseed oil | role=Press operator; date=-21; status=interview; city=Łódź; salary=38400; budget=3140; rent=870; client=Wanda Nowak; size=64
Atelier Raman | | role=Studio assistant; date=-12; status=applied; city=Chennai; salary=29800; budget=2480; rent=1130; client=Priya Raman; size=48
Lindner & Co | Second talk on Tuesday, with the founder | role=Bookkeeper, 60 %; date=-34; status=offer; city=Graz; salary=43500; budget=3615; rent=940; client=Tom Lindner; size=71
City library | Permanent, but not before autumn | role=Archivist; date=-6; status=applied; city=Leeds; salary=34600; budget=2874; rent=765; client=City of Leeds; size=53
Mori & Daughter | They wrote back within an hour | role=Apprentice; date=-3; status=interview; city=Kanazawa; salary=27500; budget=2290; rent=682; client=Jun Mori; size=37
Harbour Authority, Department of Small Vessels | | role=Clerk; date=-48; status=closed; city=Bremen; salary=40200; budget=3372; rent=1245; client=Port of Bremen; size=88
Kaya Studio | | role=Freelance; date=-1; status=applied; city=Izmir; client=Aylin Kaya; size=29`),
  },
  {
    id: 'tickets',
    nouns: [
      'ticket',
      'bug',
      'issue',
      'request',
      'repair',
      'complaint',
      'feedback',
      'order',
      'incident',
      'inspection',
      'maintenance',
      'feature request',
      'support request',
      'question',
      'job card',
      'delivery',
      'shipment',
    ],
    entity: 'request',
    fields:
      'title (required), status (open, in progress, done), priority (low, medium, high), reported on (date), notes',
    core: /(?:ticket|bug|issue|request|repair|complaint|incident|feedback|maintenance|job card)$/,
    styles: ['tech', 'corporate', 'minimal', 'bold'],
    hues: [25, 255, 160],
    heading: null,
    rows: readRows(`
Door to the bike cellar does not close by itself | Closer was oiled in May | status=progress; priority=medium; date=-4; assign=Mateo; client=House 4; customer=House 4; total=86.4; price=86.4; category=Doors
Lift stops on 3 | | status=new; priority=high; severity=critical; date=0; assign=Ines; client=House 2; customer=House 2; total=340; price=340; category=Lift
No hot water on Sundays | Only the upper two floors | status=new; priority=high; severity=major; date=-1; assign=Mateo; client=House 4; customer=House 4; total=127.5; price=127.5; category=Heating
Bulb on the stairs | | status=done; priority=low; severity=minor; date=-9; assign=Jun; client=House 1; customer=House 1; total=4.2; price=4.2; category=Light
Name on the bell: Okafor-Weatherby instead of Okafor | Sign is ordered | status=progress; priority=low; severity=minor; date=-13; assign=Jun; client=House 2; customer=House 2; total=11.8; price=11.8; category=Signs
Smell in the laundry | Gone when the window is open | status=done; priority=medium; severity=major; date=-22; client=House 1; customer=House 1; total=63; price=63; category=Water
Post lands on the floor | | status=new; priority=low; severity=minor; date=-2; assign=Ines; client=House 3; customer=House 3; total=37.9; price=37.9; category=Doors
Gutter drips on the pram | Roofer comes on the first dry day | status=progress; priority=medium; severity=major; date=-6; assign=Mateo; client=House 3; customer=House 3; total=214.6; price=214.6; category=Roof`),
  },
]
