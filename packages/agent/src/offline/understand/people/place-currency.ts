// In which money somebody reckons who says where they live and no currency: a shop in Leeds counts in pounds. Of the moneys that
// an app can have besides dollars.

const places = {
  GBP: 'UK|U\\.K\\.|Britain|England|Scotland|Wales|London|Leeds|Manchester|Liverpool|Birmingham|Bristol|Sheffield|Newcastle|Nottingham|Leicester|Bradford|Stockport|Glasgow|Edinburgh|Dundee|Aberdeen|Cardiff|Swansea|Belfast|Brighton|Oxford|Cambridge|York|Norwich|Exeter|Plymouth|Cornwall|Devon|Kent|Dorset|Somerset|Yorkshire|Cumbria|Norfolk|Suffolk|Essex|Surrey|Sussex|Shropshire|Lancashire|Hull|Derby|Bath',
  EUR: 'Ireland|Dublin|Cork|Galway|Limerick|Germany|Berlin|Hamburg|Munich|Cologne|Leipzig|Dresden|Bremen|Freiburg|Stuttgart|Bavaria|Black Forest|Austria|Vienna|Graz|Salzburg|Linz|France|Paris|Lyon|Nantes|Marseille|Toulouse|Bordeaux|Lille|Brittany|Spain|Madrid|Barcelona|Valencia|Seville|Malaga|Bilbao|Italy|Rome|Milan|Naples|Turin|Florence|Siena|Bologna|Palermo|Portugal|Lisbon|Porto|Braga|Azores|Madeira|Netherlands|Amsterdam|Rotterdam|Utrecht|Groningen|Belgium|Brussels|Antwerp|Ghent|Bruges|Greece|Athens|Thessaloniki|Finland|Helsinki|Turku|Estonia|Tallinn|Latvia|Riga|Lithuania|Vilnius|Slovenia|Ljubljana|Slovakia|Bratislava|Croatia|Zagreb|Malta|Cyprus|Luxembourg',
}
const isIn = (names: string): RegExp =>
  new RegExp(String.raw`\b(?:in|from|near|around|outside|of|at|for|to) (?:the )?(?:${names})(?!\p{L})`, 'u')
const [british, euro] = [isIn(places.GBP), isIn(places.EUR)]

/** Undefined where no such place is named, or places of both. */
export function currencyOfPlace(message: string): 'GBP' | 'EUR' | undefined {
  const [isBritish, isEuro] = [british.test(message), euro.test(message)]
  if (isBritish === isEuro) return undefined
  return isBritish ? 'GBP' : 'EUR'
}
