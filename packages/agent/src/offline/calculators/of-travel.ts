// Ways, cars and what they take.
import { type KnownCalculator, breakdown, choice, money, number, time, words } from './known-calculator.ts'

export const travelCalculators: readonly KnownCalculator[] = [
  {
    id: 'mileage',
    title: 'Fuel consumption calculator',
    says: words(
      String.raw`mpg|miles per gallon|fuel (?:consumption|economy|efficiency)|l(?:itres)?(?:\/| per )100 ?km|gas mileage`,
    ),
    question: 'How much does the car take?',
    inputs: [
      number('distance', 'Driven', 640, 'km'),
      number('fuel', 'Filled up', 41.5, 'litres'),
      money('price', 'Price of a litre', 1.74),
    ],
    steps: ['consumption = (fuel / distance) * 100'],
    results: [
      ['On 100 km', 'consumption', 'litres'],
      ['Miles per gallon (US)', '235.215 / consumption', 'mpg'],
      ['Miles per gallon (UK)', '282.481 / consumption', 'mpg'],
      ['A kilometre costs', '(fuel * price) / distance', 'money'],
    ],
  },
  {
    id: 'charging',
    title: 'EV charging calculator',
    says: words(
      String.raw`ev|charging (?:costs?|time)|(?:electric (?:car|vehicle)|e-?car|tesla|charge (?:my|an|the) car)`,
    ),
    question: 'What does a charge cost?',
    inputs: [
      number('battery', 'Battery', 64, 'kWh'),
      number('from', 'Charged from', 20, '%'),
      number('upTo', 'To', 80, '%'),
      number('power', 'Charger', 11, 'kW'),
      money('price', 'Price of a kWh', 0.36),
      number('consumption', 'Used on 100 km', 17, 'kWh'),
    ],
    steps: ['energy = (battery * Math.max(0, upTo - from)) / 100'],
    results: [
      ['Cost', 'energy * price', 'money'],
      ['Takes', 'energy / power', 'hours'],
      ['Energy', 'energy', 'kWh'],
      ['Enough for', '(energy / consumption) * 100', '~km'],
    ],
    tell: '${results[2][1]}, enough for ${results[3][1]}.',
    draw: breakdown(
      "[['In it', values.from], ['Charged', Math.max(0, values.upTo - values.from)], ['Left empty', Math.max(0, 100 - Math.max(values.from, values.upTo))]]",
    ),
  },
  {
    id: 'commute',
    title: 'Commute cost calculator',
    says: words(String.raw`commut(?:e|ing)|(?:way|drive|travel|trip) to work`),
    question: 'What does the way to work cost?',
    inputs: [
      number('distance', 'One way', 23, 'km'),
      number('days', 'Days a week', 4),
      number('consumption', 'Fuel on 100 km', 6.2, 'litres'),
      money('price', 'Price of a litre', 1.74),
      money('parking', 'Parking a day', 3),
      money('ticket', 'A monthly ticket instead', 89),
    ],
    steps: [
      'daysAMonth = (days * 46) / 12',
      'byCar = daysAMonth * ((distance * 2 * consumption * price) / 100 + parking)',
    ],
    results: [
      ['By car a month', 'byCar', 'money'],
      ['By train or bus', 'ticket', 'money'],
      ['By car a year', 'byCar * 12', 'money'],
    ],
    tell: '${Number(values.ticket) < Number(results[0][1].replace(/[^\\d.]/g, "")) ? "The ticket is cheaper." : "The car is cheaper."} 46 weeks of work a year.',
    draw: '<Shares results={results.slice(0, 2)} />',
  },
  {
    id: 'trip',
    title: 'Trip cost calculator',
    says: words(
      String.raw`(?:trip|travel|holiday|vacation|journey)(?:['’]?s)? (?:costs?|budget|price)|(?:cost|price) of (?:a|my|our|the) (?:trip|holiday|vacation|journey)`,
    ),
    question: 'What does the trip cost?',
    inputs: [
      number('people', 'People', 3),
      number('nights', 'Nights', 6),
      money('room', 'A night, for all', 120),
      money('food', 'Food a day and person', 35),
      money('ticket', 'Journey, each', 140),
      money('extras', 'Tickets and extras', 200),
    ],
    steps: [
      'lodging = nights * room',
      'meals = (nights + 1) * people * food',
      'journey = people * ticket',
      'total = lodging + meals + journey + extras',
    ],
    results: [
      ['Each pays', 'total / people', 'money'],
      ['The trip costs', 'total', 'money'],
      ['Nights', 'lodging', 'money'],
      ['Food', 'meals', 'money'],
      ['Journey', 'journey', 'money'],
    ],
    draw: breakdown("[...results.slice(2), ['Extras', values.extras]]"),
  },
  {
    id: 'speed',
    title: 'Speed, distance and time calculator',
    says: words(
      String.raw`speed|distance (?:and|,)? ?time|average speed|arrival time|how long (?:does|will) (?:the|a|my|our) (?:drive|ride|journey|trip)|travel time`,
    ),
    question: 'How long does it take?',
    inputs: [
      number('distance', 'Distance', 240, 'km'),
      number('speed', 'Speed', 85, 'km/h'),
      number('pause', 'Breaks', 20, 'minutes'),
      time('start', 'You leave at', '08:30'),
    ],
    steps: ['minutes = (distance / speed) * 60 + pause', "[startHour, startMinute] = start.split(':').map(Number)"],
    results: [
      ['It takes', 'clock(minutes)', 'text'],
      ['You arrive at', 'clock(startHour * 60 + startMinute + minutes)', 'text'],
      ['With breaks', '(distance / minutes) * 60', 'km/h'],
    ],
    tell: '${Number(values.distance)} km at ${Number(values.speed)} km/h, ${Number(values.pause)} minutes of breaks.',
  },
  {
    id: 'carbon',
    title: 'Carbon footprint calculator',
    says: words(String.raw`carbon|co2|footprint|emissions?`),
    question: 'How large is my footprint?',
    inputs: [
      number('car', 'Car a week', 120, 'km'),
      number('flights', 'Flights a year', 2),
      number('electricity', 'Electricity a month', 180, 'kWh'),
      number('heating', 'Heating a month', 600, 'kWh'),
      choice('food', 'Food', ['Meat every day', 'Some meat', 'Vegetarian', 'Vegan'], 'Some meat'),
    ],
    steps: [
      'driving = (car * 52 * 0.17) / 1000',
      'flying = flights * 0.45',
      'home = ((electricity * 0.35 + heating * 0.2) * 12) / 1000',
      "eating = { 'Meat every day': 2.5, 'Some meat': 1.8, Vegetarian: 1.3, Vegan: 1 }[food]",
    ],
    results: [
      ['CO₂ a year', 'driving + flying + home + eating', 't'],
      ['Car', 'driving', 't'],
      ['Flights', 'flying', 't'],
      ['Home', 'home', 't'],
      ['Food', 'eating', 't'],
    ],
    tell: 'Rounded averages: 170 g for a kilometre by car, 450 kg for a flight of about three hours.',
    draw: breakdown('results.slice(1)'),
  },
]
