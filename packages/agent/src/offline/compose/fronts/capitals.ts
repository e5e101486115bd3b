// Countries with their capitals, by the part of the world: as many questions as anybody asks for.
const capitalsOf = {
  europe:
    'France Paris, Spain Madrid, Italy Rome, Portugal Lisbon, Germany Berlin, Austria Vienna, Poland Warsaw, Greece Athens, Norway Oslo, Sweden Stockholm, Finland Helsinki, Denmark Copenhagen, Ireland Dublin, Hungary Budapest, Croatia Zagreb, Romania Bucharest, Bulgaria Sofia, Belgium Brussels, Iceland Reykjavik, Estonia Tallinn, Latvia Riga, Lithuania Vilnius, Slovakia Bratislava, Slovenia Ljubljana, Serbia Belgrade',
  asia: 'Japan Tokyo, China Beijing, India New Delhi, Thailand Bangkok, Vietnam Hanoi, Nepal Kathmandu, Indonesia Jakarta, Mongolia Ulaanbaatar, Iran Tehran, Iraq Baghdad, Jordan Amman, Lebanon Beirut',
  africa:
    'Egypt Cairo, Kenya Nairobi, Morocco Rabat, Ghana Accra, Senegal Dakar, Tunisia Tunis, Ethiopia Addis Ababa, Uganda Kampala, Angola Luanda, Rwanda Kigali, Namibia Windhoek, Algeria Algiers',
  america:
    'Peru Lima, Chile Santiago, Argentina Buenos Aires, Brazil Brasília, Colombia Bogotá, Cuba Havana, Canada Ottawa, Uruguay Montevideo, Ecuador Quito, Venezuela Caracas, Paraguay Asunción, Jamaica Kingston',
} as const

const parts: readonly [RegExp, keyof typeof capitalsOf][] = [
  [/\beurop/i, 'europe'],
  [/\basia/i, 'asia'],
  [/\bafrica/i, 'africa'],
  [/\bamerica/i, 'america'],
]

/** Question, right answer, three wrong ones. */
export function capitalQuestions(request: string): [string, ...string[]][] {
  const part = parts.find(([says]) => says.test(request))?.[1]
  const lists = part === undefined ? Object.values(capitalsOf) : [capitalsOf[part]]
  // Without a part of the world one of each in turn.
  const pairs = lists.map((list) =>
    list.split(', ').map((pair) => [pair.split(' ')[0] ?? '', pair.replace(/^\S+ /, '')]),
  )
  const longest = Math.max(...pairs.map(({ length }) => length))
  const mixed = Array.from({ length: longest }, (_, at) => pairs.flatMap((list) => list.slice(at, at + 1))).flat()
  return mixed.map(([country = '', capital = ''], at) => {
    const wrong = [1, 5, 9].map((step) => mixed[(at + step) % mixed.length]?.[1] ?? '')
    return [`What is the capital of ${country}?`, capital, ...wrong]
  })
}

/** "What is the capital of Norway?" → Oslo; undefined for what is no such question or no country of these. */
export function knownCapital(question: string): string | undefined {
  const country = /\bcapital(?: city)? of (?:the )?([\p{L} ]+?)\s*\??$/iu.exec(question.trim())?.[1]?.toLowerCase()
  if (country === undefined) return undefined
  const pairs = Object.values(capitalsOf).flatMap((list) => list.split(', '))
  return pairs.find((pair) => pair.toLowerCase().startsWith(`${country} `))?.slice(country.length + 1)
}
