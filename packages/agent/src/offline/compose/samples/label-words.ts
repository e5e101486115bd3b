// Short words for a text field that no list of its own kind knows, by the class of its label: a code, a reason, how it went.

/** The first that fits the field's name; parts of a name stand between underscores. */
export const labelWords: readonly (readonly [RegExp, string])[] = [
  // Of an animal, and nobody's name.
  [/(?:^|_)(?:sire|dam|stallion|tup|buck)(?:_|$)/, 'Hector|Old Moss|Bramble|Not known|Juniper|Captain'],
  // How it went, and what was good or bad about it.
  [
    /how_(?:it|they|that|the_\w+)_(?:came|turned|worked)_out|^crumb$/,
    'Open and light|A little dense|Best so far|Fine, not great|Worth doing again|Better than last time|Too long by an hour',
  ],
  [
    /how_(?:it|they)_tast|^taste|flavou?r_notes/,
    'Mild and nutty|Sour, in a good way|A bit flat|Rich|Better the next day',
  ],
  [/how_(?:it|they|i|we|she|he)_/, 'Well|Better than expected|Slowly at first|Fine|So-so|Very well'],
  [
    /went_well|highlights?|best_(?:part|moment)|liked_(?:best|most)|^positives?$|^pros$|^strengths$/,
    'We started early|Everybody helped|Clear plan from the start|Good talk in the break|It was ready on time|Slow but even',
  ],
  [
    /went_(?:badly|wrong)|to_improve|^negatives?$|^cons$|weakness|missing/,
    'Too little time at the end|Nobody had the key|Start with the hard part|Two things at once|More light|A place to sit',
  ],
  [
    /happened|occurred|incident/,
    'Bicycle taken from the yard|Window left open|Slipped on the wet step|Somebody rang at several doors|Street light is out',
  ],
  [/^(?:results?|outcome)$|_(?:result|outcome)$/, 'Good|As hoped|Needs another try|Better than last time|Fine'],
  // What is to be done or was done.
  [
    /next_step|needs_doing|has_to_be_done|to_do|to_be_done|what_(?:is|s)_needed|follow_?up|action/,
    'Ring back on Friday|Send the papers|Order the part|Check once more|Ask for a second offer|Write it up|Fix a day',
  ],
  [
    /decision|decided|agreed|resolved|resolution/,
    'Go ahead in spring|Ask for a second offer|Put off until May|Agreed by all|Two of us look after it',
  ],
  [
    /(?:^|_)(?:work|what|job)_done|done$|^what_i_did|^what_was_done|^progress$/,
    'Cleaned and checked|First half finished|One part replaced|Tidied and sorted|Measured everything again',
  ],
  [
    /broken|wrong|repair_needed|fault|defect/,
    'Does not switch on|Handle is loose|Makes a grinding noise|Cable is frayed|Stops after a minute|Lid does not close',
  ],
  // Why.
  [
    /why|reason|motivation|because|about_what/,
    'Recommended by a friend|Closer to home|More time for it now|The old one was worn out|For the family|Curious for years',
  ],
  [
    /(?:^|_)(?:idea|wish|would_like|they_like|i_like|likes|hopes?)(?:_|$)/,
    'Something handmade|A day by the sea|Good coffee|Books on gardens|Dinner for two|Music from home',
  ],
  [
    /(?:^|_)(?:goal|objective|aim|key_result|target)/,
    'Answer within a day|Twelve new members|Half the paper|Open on Saturdays too|Two more classes',
  ],
  // What is said or written.
  [/^(?:remarks?|comments?)$/, 'Much liked|Short and clear|Good questions|A little long|Again, please'],
  [
    /^(?:body|content)$/,
    'Ask again on Friday.|Two are left.|As agreed on the phone.|The second one was better.|Takes half an hour.',
  ],
  [/^(?:strength|severity|intensity)$/, 'Light|Medium|Strong|Very light|Medium'],
  [
    /^meaning$|definition|explanation/,
    'To potter about|A steep lane|Somebody who is always late|Drizzle|The last piece of bread|To be a little cold',
  ],
  [/^translation|translated/, 'Good morning|Thank you|See you tomorrow|How much is it?|Where is the station?|Please'],
  [
    /it_says|^text$|^line$|^words$|^message$|^quote$|^motto$|^slogan$|^inscription$|few_words|^saying$/,
    'Slow is fine, too|Bring somebody along|The door is open|All are welcome|Thank you for the soup|See you on Saturday',
  ],
  [/three_keywords|keywords?|^tags?$|labels?$/, 'Tips|Season|Together|Everyday|Favourites'],
  [/summary|^gist$/, 'Short: it works, but slowly|Two options, the second is cheaper|All agreed on a date'],
  [/question/, 'When do we start?|Who has the key?|How long does it take?|What does it cost?'],
  [
    /^(?:exercises?|stretch)$/,
    'Bridge, slowly|Heel raises|Wall sit|Bird dog|Calf stretch|Shoulder blades together|Clamshell',
  ],
  [/(?:^|_)training$/, 'First aid, level 2|Basic course|Radio course|Refresher in May|Team leader'],
  [/(?:^|_)school$/, 'Old Town School|Harbour Primary|Northgate High|Mill Lane School|St Anne’s'],
  [/^(?:vehicles?|engines?)$/, 'Engine 1|Engine 1, ladder|Van|Tanker|Engine 2'],
  [/(?:^|_)patrol$/, 'Foxes|Owls|Badgers|Kingfishers|Otters'],
  [/^ph(?:_value)?$/, '7.2|6.8|7.0|7.4|6.9|7.1|6.7'],
  // Codes, numbers and amounts that are written as words.
  [/(?:^|_)(?:line|bus|tram)_?(?:no|number)?$/, '12|200|7|54|31|18'],
  [/perforation/, '14 × 14|11½ × 12|13 × 13½|Imperforate|15 × 14'],
  [/pressing|edition$|print_run/, 'First pressing|Reissue, 2011|Second pressing|German pressing|Limited, 500 copies'],
  [/(?:^|_)(?:gpa|grade_average)$/, '3.4|2.9|3.7|3.1|3.8'],
  [/^sem(?:ester)?$|(?:^|_)term$/, '3rd|5th|1st|7th|4th'],
  [/^(?:water|milk|oil|broth|stock)(?:_amount)?$/, '350 ml|300 ml|420 ml|250 ml|380 ml'],
  [/^(?:salt|sugar|butter|yeast|honey|starter|levain)(?:_amount)?$/, '10 g|20 g|15 g|80 g|12 g'],
  [
    /(?:^|_)(?:garage|workshop|dealer)$/,
    'Lindner’s garage|Harbour workshop|Tyre Nowak|Kaya Motors|Workshop on Mill Lane',
  ],
  [/(?:^|_)covers?$/, 'Fire, water, burglary|Damage done to others|Theft and falls|Doctor abroad'],
  [/(?:^|_)tempo$/, '72|96|84|112|66'],
  [/(?:^|_)telescope$/, '80 mm refractor|8-inch Dobsonian|10 × 50 binoculars'],
  [/(?:^|_)platform$/, 'Web|Phone|Tablet|Desktop'],
  [/(?:^|_)iso$/, '100|200|400|800'],
  [/(?:^|_)stroke$/, 'Freestyle|Breaststroke|Backstroke|Butterfly'],
  [/(?:^|_)nitrate|nitrite/, '10 mg/l|25 mg/l|15 mg/l|5 mg/l|20 mg/l'],
  [/high_(?:water|tide)|low_(?:water|tide)/, '06:12|07:04|07:58|08:47|09:39|10:26'],
  [/kick_?off/, '10:30|11:00|14:15|09:45|15:00'],
  [/play(?:ing)?_time|how_long|^duration$|best_\w+_time|(?:^|_)length$/, '45 min|1 h 20|30 min|2 h|55 min|1 h'],
  [/opening_(?:times?|hours)/, 'Mon–Fri 9–18|Tue–Sat 10–19|Daily 8–20|Sat 10–13|Wed 15–18'],
  [/grind/, 'Fine|Medium|Medium-fine|Coarse|Very fine'],
  [/salary_range|price_range/, '38,000–44,000|52,000–60,000|45,000–50,000|29,000–34,000'],
  [/(?:^|_)scale$/, '1:72|1:35|1:48|1:87|1:24'],
  [/direction/, 'South-west|West|North|North-west|East'],
  [/beaufort|^strength/, '3|4|2|5|6'],
  [/(?:^|_)out_of$|max_points/, '50|100|40|60'],
  [/(?:amount|quantity|how_(?:much|many))(?:_|$)/, 'Two|A handful|500 g|One|Half a litre|Three'],
  [/weekdays?|^day$|(?:^|_)days?$/, 'Monday|Thursday|Saturday|Tuesday|Friday|Wednesday'],
  [/(?:^|_)months?$/, 'March|April|May|June|September|October'],
  [/(?:^|_)week$/, 'Week 14|Week 15|Week 16|Week 17|Week 18'],
  [/season|quarter/, 'Spring|Summer|Autumn|Winter'],
  [/^(?:in_the_)?morning$/, 'Before breakfast|At seven|On waking|After the shower|At half past six'],
  [/^(?:in_the_)?evening$/, 'After dinner|At ten|Before bed|At nine|After the news'],
  [/(?:^|_)(?:when|time_of_day|time)$/, 'Before breakfast|After work|Saturday morning|At noon|In the evening'],
  [/(?:^|_)recipe$/, 'Grandmother’s|From the book, page 42|Our own|From Priya|Last year’s'],
  // Where.
  [
    /district|neighbou?rhood|quarter|parish|borough/,
    'Old Town|Harbour|Northgate|Mill Quarter|Hillside|Station Quarter',
  ],
  [/(?:^|_)(?:home_)?(?:port|harbou?r)$/, 'Flensburg|Whitby|Ostend|Honfleur|Cascais'],
  [/(?:^|_)crag/, 'Stanage|Céüse|Siurana|Frankenjura|Ceredo'],
  [/aisle/, '3|7|1|5|9|Cold shelf'],
  [/(?:^|_)(?:bed|crate|bin|tray|shed|stand|hook|locker|peg)(?:_no|_number)?$/, '1|3|2|5|4|6'],
  [/(?:^|_)flat$/, 'Ground floor left|First floor right|Second floor left|Third floor|Attic'],
  [/body_part/, 'Forearm|Upper arm|Ankle|Shoulder|Back|Calf'],
  [/(?:^|_)(?:parking)$/, 'In the yard|On the street|None|Two spaces'],
  // By the wish of whoever comes, the tools of a trade, the sorts of a thing.
  [/preferred|best_way|contact_by|reach/, 'By e-mail|By phone, mornings|Text message|By letter'],
  [/cuisine/, 'Lebanese|Italian|Vietnamese|Georgian|Local|Indian'],
  [/base_spirit/, 'Gin|Rum|Whisky|Tequila|None'],
  [/^glass$/, 'Tumbler|Coupe|Highball|Wine glass|Flute'],
  [/browser/, 'Firefox 139|Chrome 137|Safari 18|Edge 137'],
  [/(?:^|_)(?:stack|tech(?:nology)?)$/, 'TypeScript, React|Python, Django|Go, PostgreSQL|Svelte|Rust'],
  [/(?:^|_)(?:source|heard_of|found_us|channel)/, 'Friend|Website|Job board|Newspaper|Walked in'],
  [/relationship|relation|how_related/, 'Friend|Cousin|Colleague|Neighbour|Sister|Uncle'],
  [
    /driving_licen[cs]e|licen[cs]e|certificate|qualification/,
    'Yes, since 2019|Yes, inland|Yes, since 2022|Course this spring|Yes, coastal',
  ],
  [/^boats?$/, 'Heron|Little Auk|Sandpiper|Tern|Wagtail|Heron, Tern'],
  [/^bait$|lure/, 'Worm|Spinner|Sweetcorn|Small roach|Fly|Bread'],
  [
    /came_from|(?:^|_)comes_from|who_(?:it|they)_(?:came|come|is|are)_from|from_who|recipe_(?:of|from)/,
    'Grandmother Ilse|Aunt Nadia|Oma’s sister|Priya next door|Uncle Tom|Halima',
  ],
  [/^(?:partner|climbing_partner|with)$|company_of/, 'Priya|Tom|Alone|Jun and Mateo|Wanda|Aylin'],
  [/^(?:plan|membership|tariff|package)$/, 'Monthly|Yearly|Family|Trial|Student'],
  [/^(?:household|party)$/, 'Nowak family|Kaya family|Lindner and Brandt|Okafor family|Mori family'],
  [/^(?:cancel|thumbs\w*|yes_or_no)$/, 'No|No|Yes|Not yet|No'],
  [/(?:^|_)(?:outlet|newspaper|paper)$/, 'Morning Post|City Echo|The Weekly|Radio North|Harbour News'],
  [/exhibition/, 'Light on water|Tools and hands|Maps of nowhere|The blue rooms|Portraits, 1900–1930'],
  [/(?:^|_)album$/, 'Summer by the lake|Class outing|Spring|At grandmother’s|Winter walk'],
  [/(?:^|_)house$/, 'Atelier Nord|Maison Brune|Lindner|Casa Duarte|Mori'],
  [/consumption/, '6.2 l|5.8 l|7.1 l|6.5 l'],
  [/beat$|speciali[sz]|expertise|field$/, 'Local politics|Culture|Science|Business|Sport'],
  [/(?:^|_)(?:exam|test)$/, 'Vocabulary, unit six|Fractions|Midterm|Oral|Chapters one to four'],
  [/(?:^|_)technique$/, 'Pen and ink|Watercolour|Gouache|Pencil|Linocut'],
  [/(?:^|_)article|^item$|^product$/, 'Apples, crate|Flour, 25 kg|Paper cups|Olive oil, 5 l|Candles'],
  [/(?:^|_)club$/, 'Harbour|Old Town|Northgate|Mill Lane|Riverside'],
  [/(?:^|_)(?:project)$/, 'Website|Garden wall|Yearly report|New kitchen|Autumn issue'],
  [/(?:^|_)ink$/, 'Blue-black|Sepia|Forest green|Black, waterproof'],
  [/emergency|parent_to_call|whom_to_call/, 'Ines, mother|Tom, father|Grandmother, next door|Aylin, sister'],
  [/job_title|^job$|profession|position/, 'Nurse|Carpenter|Teacher|Engineer|Baker|Office manager'],
  [/^(?:state|status|standing)$/, 'Good|In work|Waiting|Ready|Planned'],
]

/** By what sort of thing the word names that a label ends in: the files of nouns of the lexicon. */
export const senseWords: Readonly<Record<string, string>> = {
  location: 'Old harbour|Mill Lane|By the canal|Orchard Close|North side|Station Road',
  group: 'Harbour|Old Town|Northgate|Mill Lane|Riverside',
  time: 'Monday|Saturday morning|Thursday evening|Early|Late',
  quantity: '2|5|3|12|8|4',
  attribute: 'Good|Average|Very good|Fair|Excellent',
  state: 'Good|Fair|Very good|Stable|Improving',
  feeling: 'Calm|Glad|A little tired|Curious|Content',
  food: 'Bread and cheese|Soup|Apples|Rice and beans|Salad',
  animal: 'Biscuit|Moss|Pepper|Juno|Otto',
  plant: 'Tomatoes|Beans|Lavender|Kale|Sage',
  substance: 'A little|Plenty|Enough|Some|None',
  body: 'Left|Right|Both|Left, a little',
  event: 'General meeting|Street party|Open day|Flea market',
  act: 'As agreed|Twice a week|When needed|Once a month|On Fridays',
  communication: 'As told on the phone|Short and friendly|With all details|In writing|By word of mouth',
  cognition: 'As planned|With a small change|Our usual way|Still open|The simple one',
  possession: '120|45|80|260|35',
  shape: 'Round|Square|Oval|Long',
  phenomenon: 'Light|Strong|None|Some',
  process: 'Slowly|As usual|In two steps|Fast',
  relation: 'Friend|Neighbour|Colleague|Family',
  motive: 'Out of interest|For the family|As a present',
}

/** Where a label names nothing that is known: what fits behind most of them. */
export const anyWords = 'As usual|As agreed|A little|Quite a lot|The same as before'

/** Sentences for what is written at length, by the class of its label. */
export const labelLines: readonly (readonly [RegExp, string])[] = [
  [
    /message|greeting|wish|entry|guest_?book|memory|toast|congratul/,
    'Thank you for everything. It was lovely to be with you.|With all our love from the second floor.|I still think of the summer at the lake.|What a day! We danced until the band went home.|All the best from the four of us.|We have known you for thirty years, and it never gets dull.|Here is to many more Sundays like this.|Warm wishes from Leeds, and see you in spring.',
  ],
  [
    /how_(?:it|they)_(?:came|turned)_out|outcome|^result$|verdict|review|experience|how_it_was|impression/,
    'Better than last time, and easy to do again.|Good, though it took longer than planned.|A little too much at once; half would do.|Just right.|Not quite there yet: next time more slowly.|Worth every minute.',
  ],
  [
    /went_well|highlight|pros$|strength/,
    'We started early and nobody had to rush.|Everybody knew what to do.|The second half went by itself.|Good questions, good answers.|Slow and even, that helped.',
  ],
  [
    /went_(?:badly|wrong)|improve|cons$|weakness/,
    'Too little time at the end.|Two things were planned for one hour.|Nobody had the key.|We should ask earlier next time.',
  ],
  [
    /happened|incident/,
    'A bicycle was taken from the yard overnight.|A window on the ground floor stood open all day.|Somebody rang at several doors and asked for money.|The light at the crossing failed, a car had to brake hard.|A parcel lay open on the stairs.|Two people slipped on the wet steps, nobody was hurt.',
  ],
  [
    /wrong|broken|fault|problem|damage|symptom/,
    'It stopped in the middle of the morning and did not start again.|Makes a noise when it is cold.|The lower part is loose.|Worked until Friday, then only now and then.|A piece broke off at the edge.',
  ],
  [
    /steps|reproduce|method|instruction|direction|preparation|how_to|procedure/,
    'Set everything out first. Begin with the largest part and work towards the door.|Open it, wait a minute, then try the second button.|Start slowly, check half way, finish by hand.|Two people, twenty minutes: one holds, one fixes.',
  ],
  [
    /ingredient|material|needed|contents?|packing|equipment/,
    'Flour, butter, two eggs, a pinch of salt|Onions, carrots, a tin of tomatoes|Rice, lemon, a bunch of herbs|Paper, scissors, glue|Everything for four',
  ],
  [
    /next|todo|to_do|follow|action|plan/,
    'Ring back on Friday and fix a day.|Send the papers, then wait for an answer.|Ask for a second offer.|Order the part; two weeks.',
  ],
  [
    /decision|minutes|agenda|discussed|summary/,
    'Agreed: we go ahead in spring.|Put off until the next meeting.|Two of us ask for offers.|Everybody is for it, one is not sure.',
  ],
  [
    /answer|reply|response/,
    'Yes, from Monday on.|Ask at the desk, it takes a minute.|Both is possible.|We will let you know by Friday.',
  ],
  [
    /about|bio|introduc|who_you_are/,
    'Came for a year and stayed for eleven.|Asks the question nobody else asks.|Two children, one allotment, no car.|Writes on Tuesdays, swims on all the others.',
  ],
  [
    /caption/,
    'Early, before anybody was up.|The last light of the day.|Nobody had moved it for years.|From the other side of the street.|A minute later it rained.',
  ],
  [/address/, 'Mill Lane 4|Harbour Row 12|Station Road 31|Church Street 7|Orchard Close 2'],
]

/** What is written of a thing at length, by what it is, where nothing is known of the one thing. */
export const describedLines: readonly (readonly [noun: RegExp, lines: string])[] = [
  [
    /service|treatment|tour|package/,
    'We ring before we come.|Takes about an hour.|The price is agreed beforehand.|Also at weekends.',
  ],
  [
    /event|gig|concert|talk|workshop|class|course|date|show/,
    'Bring something warm.|Doors open half an hour before.|Tickets at the door.|Children are welcome.',
  ],
  [
    /project|work|piece|window|design|kitchen/,
    'Made over one winter.|For a family of four.|Drawn, built and fitted by hand.|With what was there.',
  ],
  [
    /song|track|album|tune/,
    'Written on a train.|Slow, in three.|The last one of the evening.|First played in the kitchen.',
  ],
  [
    /idea|suggestion|request|proposal|feature/,
    'Many have asked for it.|Would save us an hour a week.|Small to do, large to have.|Costs little and lasts.',
  ],
  [
    /dish|menu|drink|food|sauce|cake/,
    'As long as there is some.|From the region.|Also as a small portion.|With bread.',
  ],
  [
    /fault|ticket|problem|bug|repair|issue|defect/,
    'Since Monday, mostly in the morning.|Happened twice this week.|Worked until Friday, then only now and then.|Only when it is cold.',
  ],
  [
    /product|candle|soap|sneaker|shirt|toy|book|print|paper|jewel|ware|honey|lamp|bag/,
    'Made in small numbers.|Each one a little different.|Comes in a plain box.|A good present.',
  ],
  [/pet|dog|cat|animal/, 'Shy at first, then at your side.|Red collar, no tag.|Answers to the name.|White paws.'],
]
