// What practices, schools, offices and stages keep.
import { type Store, readStore } from './store.ts'

export const careStores: readonly Store[] = [
  {
    words: /\bfirst[- ]aid\b/i,
    rows: readStore(`
Plasters, assorted | 46 | 20 | 4.2 | Wounds | Front pocket | 410 |
Sterile gauze, 10 × 10 | 9 | 12 | 0.6 | Wounds | Front pocket | 236 | Two went with the hike
Elastic bandage, 8 cm | 5 | 4 | 1.9 | Bandages | Main pocket | 620 |
Triangular bandage | 3 | 2 | 1.4 | Bandages | Main pocket | 705 |
Eye wash, 20 ml | 2 | 4 | 1.1 | Eyes | Lid | 18 | Expires before the camp
Disposable gloves, M | 24 | 10 | 0.2 | Protection | Lid | 350 |
Rescue blanket | 2 | 1 | 2.8 | Protection | Back pocket | |
Cold pack | 1 | 3 | 1.6 | Bruises | Main pocket | 95 |`),
  },
  {
    words: /\b(?:pharmac(?:y|ies)|chemist['’]?s|dispensar(?:y|ies)|drug ?store|medicine (?:cabinet|cupboard|chest))\b/i,
    rows: readStore(`
Ibuprofen 400 mg, 20 tablets | 64 | 30 | 3.9 | Pain | A1 | 412 |
Paracetamol 500 mg, 20 tablets | 22 | 40 | 2.4 | Pain | A1 | 287 | Ordered on Monday
Cetirizine 10 mg | 38 | 15 | 5.2 | Allergy | A3 | 334 |
Nasal spray, 10 ml | 17 | 20 | 4.6 | Colds | B2 | 96 |
Cough syrup, ivy | 25 | 12 | 7.8 | Colds | B2 | 158 |
Insulin pens | 8 | 6 | 41.3 | Cold chain | Fridge | 27 | Check the thermometer first
Vitamin D, 1000 IU | 51 | 20 | 8.9 | Vitamins | C4 | 520 |
Antiseptic cream | 4 | 10 | 6.1 | Wounds | B4 | 23 |`),
  },
  {
    words: /\b(?:dentists?|dental|orthodont\w*)\b/i,
    rows: readStore(`
Composite, shade A2 | 12 | 6 | 34.5 | Fillings | Drawer 1 | 143 |
Carpules, articaine | 85 | 100 | 0.7 | Anaesthetics | Cabinet | 211 | Locked
Nitrile gloves, S | 9 | 12 | 7.4 | Hygiene | Store room | 540 |
Alginate, 500 g | 4 | 3 | 11.8 | Impressions | Drawer 3 | 118 |
Saliva ejectors | 460 | 200 | 0.04 | Hygiene | Room 2 | |
Diamond burs, round | 17 | 10 | 3.2 | Instruments | Drawer 2 | |
Fluoride varnish | 2 | 4 | 19.6 | Prevention | Fridge | 64 |
Bib rolls | 6 | 4 | 8.9 | Hygiene | Store room | |`),
  },
  {
    words: /\b(?:hair|salon|barbers?|beauty|nail (?:studio|bar))\b/i,
    rows: readStore(`
Colour 6.0, dark blond | 14 | 8 | 6.8 | Colour | Back room | 320 |
Colour 5.4, chestnut | 3 | 6 | 6.8 | Colour | Back room | 320 | Mrs Brandt, every five weeks
Developer 6 %, 1 l | 5 | 4 | 7.9 | Colour | Back room | 187 |
Shampoo, salon size | 4 | 3 | 14.5 | Wash | Basin 2 | 410 |
Foils, roll | 2 | 5 | 11.2 | Tools | Trolley | |
Neck strips | 18 | 10 | 2.6 | Tools | Trolley | |
Hairspray, strong | 9 | 6 | 8.4 | Styling | Shelf 1 | 560 |
Towels, black | 36 | 30 | 4.1 | Linen | Cupboard | |`),
  },
  {
    words: /\b(?:chemistry|chemicals?|labs?|laborator(?:y|ies)|science (?:room|department)|reagents?)\b/i,
    rows: readStore(`
Ethanol 96 %, 1 l | 6 | 4 | 9.8 | Solvents | Cabinet A | 290 | Flammables cupboard only
Hydrochloric acid, 1 mol/l | 3 | 4 | 7.6 | Acids | Cabinet B | 164 |
Sodium hydroxide, pellets | 2 | 1 | 12.4 | Bases | Cabinet B | 512 |
Copper sulphate | 5 | 2 | 8.3 | Salts | Shelf C2 | 730 |
Litmus paper | 14 | 10 | 3.9 | Indicators | Drawer 1 | 48 |
Beakers, 250 ml | 23 | 24 | 2.7 | Glass | Shelf A1 | | One broke in 9b
Test tubes | 140 | 100 | 0.3 | Glass | Shelf A2 | |
Safety goggles | 27 | 30 | 4.5 | Protection | By the door | |`),
  },
  {
    words:
      /\b(?:medical|clinics?|hospitals?|surger(?:y|ies)|vets?|veterinar\w+|nurs(?:e|es|ing)|care home|doctor['’]?s?)\b/i,
    rows: readStore(`
Nitrile gloves, M | 14 | 10 | 7.4 | Protection | Room 1 | 540 |
Syringes, 5 ml | 320 | 200 | 0.1 | Injections | Cabinet | 611 |
Cannulas, 0.8 mm | 95 | 100 | 0.1 | Injections | Cabinet | 583 |
Disinfectant, 1 l | 5 | 6 | 8.7 | Hygiene | Store room | 204 | Two are on the trolley
Gauze swabs | 48 | 30 | 1.9 | Wounds | Room 2 | 377 |
Tetanus vaccine | 7 | 5 | 16.2 | Vaccines | Fridge | 74 | Fridge stays at 4°
Urine cups | 160 | 80 | 0.1 | Tests | Toilet | |`),
  },
  {
    words: /\b(?:theat(?:re|er)|stage|drama|props?|play(?:house|ers))\b/i,
    rows: readStore(`
Storm lantern | 2 | 1 | 18.5 | Light | Box 3 | | Battery, no flame
Letter with a broken seal | 6 | 4 | 0.5 | Paper | Box 1 | | One per performance
Skull, plaster | 1 | 1 | 24 | Set dressing | Box 7 | |
Rapier, blunt | 4 | 4 | 46.2 | Weapons | Locked case | | Signed out by the fight director
Telephone, 1930s | 1 | 1 | 38 | Set dressing | Box 4 | |
Goblets, pewter | 9 | 8 | 5.6 | Tableware | Box 2 | |
Walking stick, silver knob | 2 | 1 | 21.4 | Hand props | Box 5 | |
Paper snow | 3 | 5 | 4.8 | Effects | Loft | |`),
  },
  {
    words:
      /\b(?:photo(?:graph\w*)?|film|video|camera|recording) (?:studio|equipment|gear|crew|kit|school|club)\b|\bphotographers?\b/i,
    rows: readStore(`
Camera body, full frame | 2 | 1 | 1890 | Cameras | Locker 1 | |
Lens 50 mm, f/1.4 | 1 | 1 | 420 | Lenses | Locker 1 | | Front cap is missing
Lens 85 mm, f/1.8 | 1 | 1 | 510 | Lenses | Locker 1 | |
Softbox, 90 cm | 3 | 2 | 124 | Light | Studio | |
Tripod, carbon | 2 | 2 | 265 | Support | Locker 2 | |
Paper roll, dove grey | 1 | 2 | 68 | Backgrounds | Corridor | | About four metres left
Memory cards, 128 GB | 7 | 6 | 39 | Cameras | Drawer | |
Flash trigger | 2 | 2 | 85 | Light | Drawer | |`),
  },
  {
    words:
      /\b(?:IT|[Cc]omputers?|[Ll]aptops?|[Hh]ardware|[Dd]evices?)\b(?=[^.]*\b(?:assets?|inventory|register|equipment|serial|department|devices?)\b)/,
    rows: readStore(`
Laptop 14", front desk | 1 | 1 | 980 | Laptops | Office | |
Laptop 13", accounts | 1 | 1 | 1140 | Laptops | Office | | Battery swapped in May
Monitor 27" | 6 | 4 | 249 | Screens | Office | |
Label printer | 1 | 1 | 136 | Printers | Store room | |
Router, first floor | 1 | 1 | 89 | Network | Rack | | Restart on Mondays
Headset, wireless | 5 | 6 | 64 | Audio | Cupboard | |
Docking station, USB-C | 3 | 2 | 158 | Accessories | Cupboard | |
Tablet for the workshop | 2 | 1 | 410 | Tablets | Workshop | |`),
  },
  {
    words: /\b(?:office|stationery|co-?working)\b/i,
    rows: readStore(`
Copy paper, A4 | 18 | 10 | 4.9 | Paper | Copy room | |
Envelopes, C5 | 140 | 200 | 0.08 | Paper | Copy room | |
Ballpoint pens, blue | 46 | 20 | 0.6 | Writing | Cupboard | |
Toner, black | 1 | 2 | 68 | Printing | Copy room | | Model on the lid
Sticky notes | 23 | 12 | 1.2 | Paper | Cupboard | |
Ring binders, wide | 9 | 6 | 2.8 | Filing | Shelf 2 | |
Whiteboard markers | 4 | 8 | 1.5 | Writing | Meeting room | | Somebody takes the green ones
Coffee filters | 3 | 2 | 2.4 | Kitchen | Kitchen | |`),
  },
  {
    words:
      /\b(?:classroom|kindergarten|nurser(?:y|ies) school|preschool|school supplies|(?:art|craft) (?:room|supplies|class))\b/i,
    rows: readStore(`
Coloured card, A3 | 64 | 40 | 0.3 | Paper | Shelf 1 | |
Glue sticks | 11 | 20 | 1.1 | Glue | Drawer | | Lids go missing
Children's scissors | 26 | 24 | 2.2 | Tools | Drawer | | Four left-handed pairs
Poster paint, red | 3 | 4 | 5.6 | Paint | Cupboard | 340 |
Brushes, broad | 31 | 20 | 1.4 | Paint | Cupboard | |
Modelling clay | 7 | 5 | 4.3 | Clay | Cellar | |
Wooden beads | 850 | 300 | 0.02 | Craft | Shelf 2 | |`),
  },
  {
    words: /\b(?:cleaning|housekeeping|hotels?|janitor\w*|caretakers?|laundry)\b/i,
    rows: readStore(`
All-purpose cleaner, 5 l | 4 | 3 | 14.8 | Cleaners | Trolley | |
Bin bags, 60 l | 260 | 150 | 0.09 | Waste | Store room | |
Toilet paper | 72 | 96 | 0.5 | Paper | Store room | | Delivery on Wednesday
Microfibre cloths, blue | 34 | 20 | 0.9 | Cloths | Trolley | | Blue is for glass
Descaler | 2 | 4 | 6.7 | Cleaners | Cellar | |
Mop heads | 6 | 4 | 5.2 | Tools | Cellar | |
Hand soap, refill | 9 | 6 | 7.3 | Hygiene | Store room | |`),
  },
]
