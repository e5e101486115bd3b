// What a firm does for its clients and what that comes to, by its trade: an architect's houses, a studio's websites.
import { type SampleRow, readRows } from './topic.ts'
import { firstSpokenOf } from './wares.ts'

interface Firm {
  /** Words of a message that speak of it. */
  words: RegExp
  rows: readonly SampleRow[]
}

const firms: readonly Firm[] = [
  {
    words: /\barchitect(?:s|ure|ural)?\b/i,
    rows: readRows(`
House for two, Orchard Row | | value=412000; budget=412000; cost=412000; fee=38400; amount=38400; hour=312; status=site; date=-212
School extension, four classrooms | Fire report still missing | value=1860000; budget=1860000; cost=1860000; fee=148500; amount=148500; hour=940; status=tender; date=-148
Barn into three flats | | value=735000; budget=735000; cost=735000; fee=64200; amount=64200; hour=418; status=permit; date=-96
Roof terrace, Quay 17 | Neighbours have agreed | value=84600; budget=84600; cost=84600; fee=9700; amount=9700; hour=74; status=done; date=-331
Village library | Competition, second prize | value=1240000; budget=1240000; cost=1240000; fee=97300; amount=97300; hour=566; status=permit; date=-61
Kitchen and stairs, Mill Lane 4 | | value=126000; budget=126000; cost=126000; fee=13850; amount=13850; hour=118; status=done; date=-274
Boathouse on stilts | Waiting for the soil report | value=318000; budget=318000; cost=318000; fee=29600; amount=29600; hour=205; status=sketch; date=-27`),
  },
  {
    words: /\b(?:solar|photovoltaic|heat pumps?)\b/i,
    rows: readRows(`
Roof south, 9.8 kWp | Tiles have to come off first | value=18640; amount=18640; budget=18640; price=18640; roof_size=64; area=64; size=64; status=offer; date=-8
Farm, two barns | | value=61200; amount=61200; budget=61200; price=61200; roof_size=310; area=310; size=310; status=progress; date=-23
Balcony, two panels | | value=1140; amount=1140; budget=1140; price=1140; roof_size=4; area=4; size=4; status=done; date=-41
Terraced house, with battery | Asked twice about the meter | value=22480; amount=22480; budget=22480; price=22480; roof_size=48; area=48; size=48; status=progress; date=-16
School, flat roof | Decision in spring | value=84300; amount=84300; budget=84300; price=84300; roof_size=520; area=520; size=520; status=new; date=-5
Bakery, east and west | | value=31760; amount=31760; budget=31760; price=31760; roof_size=122; area=122; size=122; status=new; date=-2`),
  },
  {
    words:
      /\b(?:construction|builders?|building (?:company|firm)|renovation|carpent\w+|joiner\w*|roofers?|plumb\w+|electricians?|landscap\w+|gardeners?)\b/i,
    rows: readRows(`
Attic, insulation and windows | Scaffold is up | value=28400; budget=28400; cost=28400; fee=28400; amount=28400; price=28400; hour=164; status=progress; date=-38
Bathroom, Mill Lane 4 | | value=14650; budget=14650; cost=14650; fee=14650; amount=14650; price=14650; hour=92; status=progress; date=-21
Front steps and railing | | value=4870; budget=4870; cost=4870; fee=4870; amount=4870; price=4870; hour=31; status=done; date=-64
Kitchen for the parish hall | Second offer sent | value=36200; budget=36200; cost=36200; fee=36200; amount=36200; price=36200; hour=210; status=offer; date=-12
Garden wall, eleven metres | Stone comes in March | value=9340; budget=9340; cost=9340; fee=9340; amount=9340; price=9340; hour=58; status=new; date=-7
Carport with green roof | | value=11780; budget=11780; cost=11780; fee=11780; amount=11780; price=11780; hour=73; status=new; date=-3`),
  },
  {
    words: /\bphotograph(?:y|ers?)\b|\bphoto (?:studio|shoots?)\b/i,
    rows: readRows(`
Wedding at the mill | Two of us, until midnight | value=2480; fee=2480; amount=2480; price=2480; budget=2480; hour=14; place=Old mill; status=done; date=-34
Portraits, law firm | | value=960; fee=960; amount=960; price=960; budget=960; hour=5; place=Harbour Row 12; status=done; date=-19
Menu, nine plates | Send the square ones first | value=640; fee=640; amount=640; price=640; budget=640; hour=4; place=Da Ines; status=progress; date=-8
Newborn, at home | | value=320; fee=320; amount=320; price=320; budget=320; hour=2; place=Mill Lane 4; status=progress; date=-4
School, all eleven classes | | value=1370; fee=1370; amount=1370; price=1370; budget=1370; hour=9; place=Parish school; status=new; date=6
Boathouse for the yearbook | If it does not rain | value=580; fee=580; amount=580; price=580; budget=580; hour=4; place=Old harbour; status=new; date=13`),
  },
  {
    words: /\b(?:wedding|event) planners?\b|\bplanner of weddings\b/i,
    rows: readRows(`
Kaya and Brandt, the barn | 84 guests, no fish | value=18600; budget=18600; fee=2790; amount=2790; guest=84; status=progress; date=47
Nowak, garden party | | value=6240; budget=6240; fee=940; amount=940; guest=36; status=progress; date=18
Mori and Haddad, on the ferry | Wind plan still open | value=23700; budget=23700; fee=3560; amount=3560; guest=112; status=new; date=131
Lindner, golden wedding | | value=4380; budget=4380; fee=660; amount=660; guest=28; status=done; date=-22
Okafor, two days in June | | value=31400; budget=31400; fee=4710; amount=4710; guest=147; status=new; date=203`),
  },
  {
    words: /\b(?:web|design|marketing|advertising|media|software|IT|digital|consult\w*|freelanc\w*|agency|studio)\b/i,
    rows: readRows(`
Website, second phase | They want the old menu back | value=8600; budget=8600; fee=8600; amount=8600; price=8600; hour=94; status=progress; date=-31
New menu cards | | value=1240; budget=1240; fee=1240; amount=1240; price=1240; hour=14; status=done; date=-58
Booking page for the ferry | | value=14700; budget=14700; fee=14700; amount=14700; price=14700; hour=163; status=progress; date=-24
Signs for the harbour | Proof goes out on Friday | value=5380; budget=5380; fee=5380; amount=5380; price=5380; hour=61; status=offer; date=-12
Yearly report, 48 pages | | value=6450; budget=6450; fee=6450; amount=6450; price=6450; hour=72; status=new; date=-6
Shop fittings, drawings | | value=3270; budget=3270; fee=3270; amount=3270; price=3270; hour=38; status=new; date=-2
Name and letterhead, bakery | | value=2180; budget=2180; fee=2180; amount=2180; price=2180; hour=24; status=done; date=-83`),
  },
]

/** What the firm that a message speaks of does for its clients; none where it speaks of none that is known. */
export function worksOfFirm(text: string): readonly SampleRow[] {
  return firstSpokenOf(firms, text)?.rows ?? []
}
