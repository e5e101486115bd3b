// What somebody of a name is drawn with, so that a face fits it: Halima has no beard, and Jun no red hair. A name that no list
// knows leaves its region open; what it ends in says how the hair is worn, else nothing does.

export interface Likely {
  /** Whose hair is mostly worn long, whose short or with a beard; undefined where the name is anybody's. */
  worn: 'long' | 'short' | undefined
  /** Which of the skins and of the hairs, by number. */
  skins: readonly number[]
  hairs: readonly number[]
  isCurly: boolean
}

interface Region {
  skins: readonly number[]
  hairs: readonly number[]
  isCurly?: boolean
  long: string
  short: string
}

const regions: readonly Region[] = [
  {
    skins: [0],
    hairs: [1, 2, 2, 3],
    long: 'anna anne annika astrid birgit britta clara delphine eleanor ella emily emma erika eva frida freya greta hanna hannah heidi helga helen ida ilse ingrid jana johanna julia karin katja katrin kirsten klara lena lina linda lisa lotte louise maja maren marie marta martha mary mathilda matilda mia nadia nina nora olga petra runa ruth sarah signe sigrid sofie sonja susanne svea tilda ursula vera wanda agnieszka kasia magda zofia alice charlotte chloe grace harriet jane jenny kate laura lucy molly olivia rose sophie victoria zoe okka sanne femke',
    short:
      'adam albert anders andreas arne ben bjorn björn boris christian daniel david erik eric felix finn frank fritz georg george gregor hans harry heinrich henrik henry ivo jack jakob james jan jens joachim johan john jonas jonathan julian karl klaus kristian lars leo lukas luke magnus malte marek mark markus martin matthias max michael moritz nick niklas olaf ole oliver oskar otto paul per peter philipp piotr rasmus robert rolf samuel simon stefan sven theo thomas tim tobias tom tomasz torben ulrich uwe viktor walter wilhelm will william wojciech',
  },
  {
    skins: [0, 1],
    hairs: [0, 1],
    long: 'alba aylin beatriz bianca carla carmen catarina chiara elena elif esra federica francesca giulia ines inês isabel isabella joana lucia luisa marcela maria mariana martina mina paola pilar rosa sofia teresa valentina valeria zeynep defne despina eleni katerina',
    short:
      'alessandro alvaro angelos antonio bruno carlos diego emre enzo fabio fernando francesco giorgio giovanni hugo javier jose juan kemal luca luigi manuel marco mario mateo matteo mehmet miguel mustafa nikos nuno pablo paolo pedro rafael rui sergio tiago yannis',
  },
  {
    skins: [1, 2],
    hairs: [0],
    long: 'amina aisha farah fatima halima hana huda khadija laila layla leila leyla mariam nadia nour samira shirin soraya yasmin zahra zeinab parisa',
    short:
      'ahmed ali amir hamid hassan ibrahim idris karim khalid mahmoud mohamed mohammed omar rashid reza samir tariq yusuf youssef',
  },
  {
    skins: [2],
    hairs: [0],
    long: 'ananya anjali asha deepa devi divya indira kavita lakshmi meera nisha pooja priya radha rani shreya sita sunita uma',
    short:
      'amit anand arjun ashok dev imran kiran kumar manish nikhil rahul raj rajesh ravi rohan sanjay suresh vijay vikram',
  },
  {
    skins: [0],
    hairs: [0],
    long: 'akiko aiko emi hana haruka keiko li ling mai mei michiko min naoko sakura suki thi yoko yui yuki yumi xiu linh',
    short: 'akira chen daiki haruto hiro hiroshi huy jun kenji kenta minh ryo satoshi takashi takumi wei yuto kazuo',
  },
  {
    skins: [3, 3, 2],
    hairs: [0],
    isCurly: true,
    long: 'abena adaeze adwoa akua ama amara chiamaka chidinma chioma efua folake imani makena ngozi nia nkechi thandi wanjiru zola zuri',
    short:
      'abdoulaye babatunde chidi chinedu emeka jabari kofi kwabena kwame kwasi mamadou obi ousmane sekou sipho tendai thabo tunde',
  },
]

const every = [0, 1, 2, 3] as const

/** How a name of no list is mostly worn. */
const endings: readonly (readonly [RegExp, Likely['worn']])[] = [
  [/(?:[aá]|ine|elle|ette|ie|lyn)$/u, 'long'],
  [/(?:o|us|ert|rik|ian|son|ic)$/u, 'short'],
]

const isSaid: Readonly<Record<string, Likely['worn']>> = {
  woman: 'long',
  girl: 'long',
  mother: 'long',
  man: 'short',
  boy: 'short',
  father: 'short',
}

const open: Likely = { worn: undefined, skins: every, hairs: [0, 1, 2, 3], isCurly: false }

/** By the first of the words that is a name of a list, else by how the first of them ends. */
export function likelyOf(words: readonly string[]): Likely {
  for (const word of words) {
    if (isSaid[word] !== undefined) return { ...open, worn: isSaid[word] }
    for (const { skins, hairs, isCurly = false, long, short } of regions) {
      const isLong = long.split(' ').includes(word)
      if (isLong || short.split(' ').includes(word)) return { worn: isLong ? 'long' : 'short', skins, hairs, isCurly }
    }
  }
  const [first = ''] = words
  // A number, or half a word, is nobody's name.
  if (!/^\p{L}{3,}$/u.test(first)) return open
  return { ...open, worn: endings.find(([ending]) => ending.test(first))?.[1] }
}
