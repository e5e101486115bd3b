// What is practised, learned and taught: instruments, school, languages, dogs.
import { type World, between, worldRows } from './world.ts'

const isPractice = /(?:^| )(?:note|practi[cs]e|practi[cs]e session|session|entry|piece|exercise|log|day)$/

const ofStrings = worldRows(`
Seitz, Concerto No. 2, third movement | Chords slowly, from the elbow | minute=35; duration=35; composer=Seitz; tempo/bpm=92; date=-13; key=G major; work_on/next=Chords in bar 24; went=Better than yesterday
Ševčík, op. 1 no. 5 | Every finger stays down | minute=15; duration=15; composer=Ševčík; tempo/bpm=66; date=-10; key=C major; work_on/next=Third finger; went=Slow but even
Scales in A, three octaves | The shift is clean up to the top | minute=20; duration=20; composer=—; tempo/bpm=72; date=-8; key=A major; work_on/next=The shift on the E string; went=Clean up to the top
Vivaldi, Concerto in A minor, first movement | From memory as far as the second solo | minute=40; duration=40; composer=Vivaldi; tempo/bpm=96; date=-6; key=A minor; work_on/next=Second solo; went=First half by heart
Kreutzer, study no. 2 | Whole bow, then the upper half | minute=25; duration=25; composer=Kreutzer; tempo/bpm=76; date=-4; key=C major; work_on/next=Upper half of the bow; went=Left hand tired
Bach, Minuet in G | Almost at tempo | minute=30; duration=30; composer=Bach; tempo/bpm=104; date=-2; key=G major; work_on/next=Lighter upbeats; went=Almost at tempo
Vivaldi, Concerto in A minor, slow movement | Long bows, less vibrato | minute=45; duration=45; composer=Vivaldi; tempo/bpm=60; date=-1; key=D minor; work_on/next=Intonation in third position; went=Good sound at last`)

const ofPiano = worldRows(`
Burgmüller, Arabesque | Left hand alone first | minute=20; duration=20; composer=Burgmüller; tempo/bpm=112; date=-13; key=A minor; work_on/next=Left hand, bars 11 to 18; went=Uneven in the middle
Czerny, op. 299 no. 1 | Faster than last week | minute=15; duration=15; composer=Czerny; tempo/bpm=96; date=-10; key=C major; work_on/next=Even sixteenths; went=Faster than last week
Schumann, The Happy Farmer | Almost by heart | minute=25; duration=25; composer=Schumann; tempo/bpm=104; date=-8; key=F major; work_on/next=Melody over the chords; went=Almost by heart
Scales in D, hands together | Thumbs, always the thumbs | minute=15; duration=15; composer=—; tempo/bpm=84; date=-6; key=D major; work_on/next=Thumb under; went=Clean twice in a row
Bach, Prelude in C | Calm and even | minute=30; duration=30; composer=Bach; tempo/bpm=66; date=-4; key=C major; work_on/next=Quieter towards the end; went=Calm and even
Clementi, Sonatina op. 36 no. 1 | Second movement can wait | minute=40; duration=40; composer=Clementi; tempo/bpm=120; date=-2; key=C major; work_on/next=The run in bar 24; went=First page at tempo
Satie, Gymnopédie No. 1 | More air between the chords | minute=35; duration=35; composer=Satie; tempo/bpm=72; date=-1; key=D major; work_on/next=Pedal changes; went=Sounds like music now`)

const ofGuitar = worldRows(`
Carcassi, study no. 7 | Even up to bar 8 | minute=20; duration=20; composer=Carcassi; tempo/bpm=96; date=-12; key=A minor; work_on/next=Ring finger; went=Even up to bar 8
Barre chords, F and B flat | Two minutes, then a rest | minute=15; duration=15; composer=—; tempo/bpm=70; date=-9; key=F major; work_on/next=First string rings; went=Better than last time
Sor, study in B minor | The notes are there | minute=30; duration=30; composer=Sor; tempo/bpm=80; date=-7; key=B minor; work_on/next=Bring out the top voice; went=Notes are there
Travis picking, pattern 2 | Thumb alone first | minute=25; duration=25; composer=—; tempo/bpm=88; date=-5; key=C major; work_on/next=With the change to G; went=Steady at last
Tárrega, Lágrima | Slower, it says Andante | minute=35; duration=35; composer=Tárrega; tempo/bpm=66; date=-3; key=E major; work_on/next=The stretch in bar 3; went=First half by heart
Romance, anonymous | Almost without stops | minute=40; duration=40; composer=Anonymous; tempo/bpm=84; date=-1; key=E minor; work_on/next=Second part in E major; went=Almost without stops`)

const ofAnyInstrument = worldRows(`
Long notes, ten minutes | With the tuner | minute=10; duration=10; tempo/bpm=60; date=-12; work_on/next=Quiet beginnings; went=Steadier each day
Scales, all the flat ones | Clean twice in a row | minute=15; duration=15; tempo/bpm=76; date=-9; work_on/next=E flat; went=Clean twice in a row
Handel, Bourrée | Second half still slow | minute=25; duration=25; composer=Handel; tempo/bpm=92; date=-7; work_on/next=Second half; went=Almost at tempo
Study no. 4 | Breathe where it is marked | minute=20; duration=20; tempo/bpm=84; date=-5; work_on/next=The leap in bar 12; went=Still uneven
Telemann, Sonata in F, first movement | Trills from above | minute=35; duration=35; composer=Telemann; tempo/bpm=66; date=-3; work_on/next=Trills from above; went=Good sound
Sight-reading, two pages | No stops on page one | minute=15; duration=15; tempo/bpm=72; date=-1; work_on/next=Keep counting; went=No stops on page one`)

const projects = worldRows(`
Why does bread rise? | Four jars, four temperatures | student/students/by/name=Mina Raman; topic=Yeast and warmth; grade/class=6; table/number=12; category/subject=Biology; power/socket=no; point/score=78; age=11
Bridge of spaghetti | Held eleven kilos | student/students/by/name=Paul Nowak, Jun Mori; topic=Forces in a bridge; grade/class=7; table/number=4; category/subject=Physics; power/socket=no; point/score=84; age=12
Light from a lemon | | student/students/by/name=Aylin Kaya; topic=Batteries from fruit; grade/class=6; table/number=9; category/subject=Chemistry; power/socket=no; point/score=71; age=11
Which sound keeps plants growing? | | student/students/by/name=Rosa Duarte, Lena Brandt; topic=Plants and sound; grade/class=8; table/number=17; category/subject=Biology; power/socket=yes; point/score=66; age=13
Wind turbine from a bicycle wheel | Needs the fan from the gym | student/students/by/name=Karim Haddad, Otto Lindner, Piet Brandt; topic=Energy from wind; grade/class=8; table/number=1; category/subject=Physics; power/socket=yes; point/score=91; age=13
What is in our tap water? | | student/students/by/name=Halima Haddad; topic=Hard and soft water; grade/class=7; table/number=21; category/subject=Chemistry; power/socket=no; point/score=80; age=12
A robot that follows a line | | student/students/by/name=Olu Okafor, Tom Lindner; topic=Sensors and motors; grade/class=8; table/number=15; category/subject=Technology; power/socket=yes; point/score=88; age=13`)

const homework = worldRows(`
Page 42, exercises 3 to 5 | | subject=Maths; task/what/homework=Page 42, exercises 3 to 5; due/date=2; teacher=Ms Nowak; child/kid/for/who=Mina
Read chapter four | | subject=English; task/what/homework=Read chapter four; due/date=4; teacher=Mr Brandt; child/kid/for/who=Paul
Draw and label the water cycle | In colour | subject=Geography; task/what/homework=Draw and label the water cycle; due/date=5; teacher=Ms Kaya; child/kid/for/who=Mina
Ten words, twice each | | subject=French; task/what/homework=Ten words, twice each; due/date=1; done=yes; teacher=Ms Duarte; child/kid/for/who=Mina
Parts of a bean flower | | subject=Biology; task/what/homework=Parts of a bean flower; due/date=6; teacher=Mr Mori; child/kid/for/who=Paul
Who built the town wall? | Half a page | subject=History; task/what/homework=Who built the town wall?; due/date=3; done=yes; teacher=Mr Lindner; child/kid/for/who=Paul
Practise the recorder piece | | subject=Music; task/what/homework=Practise the recorder piece; due/date=7; teacher=Ms Raman; child/kid/for/who=Mina`)

const dogTraining = worldRows(`
Loose lead, ten lamp posts | Two pulls, then calm | exercise/what/skill/command=Loose lead; minute/duration=12; went/result/progress=Two pulls, then calm; date=-11; place/where=Mill Lane; reward/treat=Cheese
Come when called | Long line still on | exercise/what/skill/command=Come when called; minute/duration=10; went/result/progress=Nine times of ten; date=-9; place/where=Meadow; reward/treat=Chicken
Stay, with a ball rolling by | Held it for a minute | exercise/what/skill/command=Stay; minute/duration=8; went/result/progress=Held it for a minute; date=-7; place/where=Garden; reward/treat=The ball
Down at a distance | Not from further than five metres | exercise/what/skill/command=Down; minute/duration=10; went/result/progress=Not from further than five metres; date=-5; place/where=Park; reward/treat=Cheese
On the mat at dinner | Twenty minutes, one sigh | exercise/what/skill/command=On the mat; minute/duration=20; went/result/progress=Twenty minutes, one sigh; date=-3; place/where=Kitchen; reward/treat=Dried fish
Past other dogs | Across the street first | exercise/what/skill/command=Past other dogs; minute/duration=15; went/result/progress=Looked at me, not at them; date=-2; place/where=Canal path; reward/treat=Chicken
Scent game, three boxes | Found it at once | exercise/what/skill/command=Scent game; minute/duration=15; went/result/progress=Found it at once; date=-1; place/where=Hall; reward/treat=Dried fish`)

export const learningWorlds: readonly World[] = [
  {
    words: /\b(?:violin|viola|cello|fiddle|double bass)\b/i,
    rows: [[isPractice, ofStrings]],
    facts: [
      [
        /^piece|^what|^work$|practi[cs]ed/,
        'Vivaldi, Concerto in A minor|Bach, Minuet in G|Kreutzer, study no. 2|Scales in A',
      ],
      [/compos/, 'Vivaldi|Bach|Seitz|Kreutzer'],
    ],
    figures: [[/tempo|bpm/, between(60, 112)]],
  },
  {
    words: /\bpiano\b/i,
    rows: [[isPractice, ofPiano]],
    facts: [[/^piece|practi[cs]ed/, 'Bach, Prelude in C|Satie, Gymnopédie No. 1|Clementi, Sonatina|Scales in D']],
    things: [
      [/(?:^| )(?:piano )?(?:lesson|course|class)$/, '45 minutes|30 minutes|Four hands, 45 minutes|First lesson'],
    ],
    figures: [[/tempo|bpm/, between(60, 120)]],
  },
  {
    words: /\b(?:guitar|ukulele|banjo|mandolin)\b/i,
    rows: [[isPractice, ofGuitar]],
    facts: [[/^piece|^song|practi[cs]ed/, 'Romance|Lágrima|Travis picking|Sor, study in B minor|Barre chords']],
    figures: [[/tempo|bpm/, between(66, 120)]],
  },
  {
    words:
      /\b(?:flute|clarinet|oboe|saxophone|trumpet|trombone|horn|recorder|accordion|drums?|harp|organ|instruments?|music) practi[cs]e|practi[cs]\w* (?:my |the |our )?(?:flute|clarinet|oboe|saxophone|trumpet|trombone|horn|recorder|accordion|drums?|harp|organ|instrument)\b/i,
    rows: [[isPractice, ofAnyInstrument]],
    figures: [[/tempo|bpm/, between(60, 112)]],
  },
  {
    words: /\b(?:science fair|school projects?|student projects?|science projects?)\b/i,
    rows: [[/(?:^| )(?:project|school project|entry|exhibit|team)$/, projects]],
    facts: [
      [
        /topic|theme|title|project/,
        'Forces in a bridge|Batteries from fruit|Hard and soft water|Energy from wind|Yeast and warmth',
      ],
      [/category|subject/, 'Physics|Chemistry|Biology|Technology'],
      [/judge/, 'Ms Nowak|Mr Brandt|Dr Okafor'],
      [/partner|team_?mate/, 'Paul Nowak|Alone|Rosa Duarte|Karim Haddad|Lena Brandt'],
    ],
    figures: [
      [/(?:^|_)table/, between(1, 28)],
      [/point|score|mark/, between(61, 94)],
      [/^(?:grade|class|year)/, between(6, 8)],
    ],
  },
  {
    words: /\b(?:homework|school ?work|assignments?)\b/i,
    rows: [[/(?:^| )(?:homework|assignment|task|homework task)$/, homework]],
  },
  {
    words: /\b(?:tutoring|tutors?|private lessons|lessons? (?:i|we) give|pupils)\b/i,
    facts: [
      [
        /topic|covered|what_we|content|worked_on/,
        'Fractions|Quadratic equations|Past tense|Reading aloud|Mock exam|Percentages',
      ],
      [/subject|course/, 'Maths|English|Physics|French|Chemistry'],
      [/level|year|grade|class/, 'Year 7|Year 9|Year 10|Year 8|Year 11'],
      [/(?:^|_)(?:place|where|location)$/, 'Online|At their home|Library|My kitchen table'],
    ],
    figures: [
      [/duration|minute/, between(45, 90)],
      [/price|rate|fee|cost/, between(24, 38)],
    ],
  },
  {
    words:
      /\b(?:dog|puppy) (?:training|school|trainer|class\w*|obedience)\b|\btrain\w* (?:my |our |the )?(?:dog|puppy)\b/i,
    rows: [[/(?:^| )(?:training|workout|session|exercise|entry|training session|dog training|practice)$/, dogTraining]],
    facts: [[/^(?:command|skill|exercise|trick)/, 'Stay|Come when called|Down|Loose lead|On the mat']],
    figures: [[/minute|duration/, between(8, 25)]],
  },
  {
    words:
      /\b(?:vocabulary|languages?|spanish|french|italian|german|japanese|dutch|polish) (?:learn\w*|course|class|diary|log|practi[cs]e|study|lessons?)\b|\blearn\w* (?:spanish|french|italian|german|japanese|dutch|polish|languages?)\b/i,
    things: [
      [
        /(?:^| )(?:session|practice|entry|study session|lesson|unit)$/,
        'Past tense, regular verbs|Ordering in a café|Listening: the news, slowly|Twenty words on travel|Talk with Mateo|Text about a market',
      ],
    ],
    facts: [
      [/topic|what|content|unit|skill/, 'Past tense|At the café|Listening|Twenty words on travel|Asking the way'],
      [/went|result/, 'Understood most of it|Too fast|Eighteen of twenty|Spoke for ten minutes'],
      [/source|book|app|material|with/, 'Course book, unit 6|Radio for learners|Talk with Mateo|Flash cards'],
    ],
    figures: [[/minute|duration/, between(15, 60)]],
  },
  {
    words:
      /\b(?:youth|junior|under[- ]?\d+|u\d{1,2}|kids?'?|children'?s) (?:\w+ )?(?:team|football|soccer|handball|basketball|club|league)\b/i,
    figures: [
      [/birth_?year|year_of_birth|^born$/, between(2013, 2016)],
      [/^age$/, between(9, 12)],
    ],
  },
]
