// Houses and flats that are let, sold, looked for or looked after.
import { type Topic, readRows } from './topic.ts'

export const homes: Topic = {
  id: 'homes',
  nouns: ['property', 'apartment', 'house', 'flat', 'home', 'villa', 'bungalow', 'property listing', 'listing'],
  entity: 'property',
  fields: 'address (required), photo, price (money), rooms (number), size in m² (number), description',
  core: /(?:^|\s)(?:property|apartment|house|flat|villa|bungalow|listing)$/,
  styles: ['editorial', 'corporate', 'minimal'],
  hues: [250, 160, 40],
  heading: null,
  rows: readRows(`
Mill Lane 4 | Ground floor, and the pear tree comes with it | city=Leeds; price=318500; rent=1130; room=4; bedroom=3; size=96; floor=0; date=-12; status=free; type=House
Quay 17, second floor left | Morning sun in the kitchen, ships all day | city=Bremen; price=241200; rent=865; room=3; bedroom=2; size=71; floor=2; date=-3; status=free; type=Flat
Sonnenallee 212, back building | Quiet, dark in winter, close to everything | city=Graz; price=187400; rent=742; room=2; bedroom=1; size=54; floor=4; date=-21; status=let; type=Flat
Rua das Flores 31 | The stairs are steep; the view makes up for it | city=Porto; price=226800; rent=918; room=3; bedroom=2; size=68; floor=3; date=-6; status=free; type=Flat
The old schoolhouse | Two classrooms, one bell, a very large garden | city=Łódź; price=412600; room=7; bedroom=5; size=214; floor=0; date=-48; status=reserved; type=House
Orchard Row 9 | New roof, old windows | city=Cork; price=276300; rent=1245; room=5; bedroom=3; size=103; floor=0; date=-34; status=free; type=House
Studio above the bakery | Warm from four in the morning | city=Izmir; price=94700; rent=386; room=1; size=27; floor=1; date=-1; status=let; type=Studio`),
}
