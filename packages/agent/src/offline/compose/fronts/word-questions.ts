// Questions on words: how they are spelled, and what they are called in another language.
type Question = [string, ...string[]]

/** English, then Spanish, French, German and Italian. */
const nouns = `house, la casa, la maison, das Haus, la casa; water, el agua, l’eau, das Wasser, l’acqua; bread, el pan, le pain, das Brot, il pane; book, el libro, le livre, das Buch, il libro; dog, el perro, le chien, der Hund, il cane; cat, el gato, le chat, die Katze, il gatto; sun, el sol, le soleil, die Sonne, il sole; table, la mesa, la table, der Tisch, il tavolo; school, la escuela, l’école, die Schule, la scuola; friend, el amigo, l’ami, der Freund, l’amico; apple, la manzana, la pomme, der Apfel, la mela; street, la calle, la rue, die Straße, la strada; morning, la mañana, le matin, der Morgen, la mattina; window, la ventana, la fenêtre, das Fenster, la finestra; tree, el árbol, l’arbre, der Baum, l’albero; hand, la mano, la main, die Hand, la mano`
const verbs = `to go, ir, aller, gehen, andare; to eat, comer, manger, essen, mangiare; to drink, beber, boire, trinken, bere; to sleep, dormir, dormir, schlafen, dormire; to read, leer, lire, lesen, leggere; to write, escribir, écrire, schreiben, scrivere; to speak, hablar, parler, sprechen, parlare; to see, ver, voir, sehen, vedere; to buy, comprar, acheter, kaufen, comprare; to work, trabajar, travailler, arbeiten, lavorare; to come, venir, venir, kommen, venire; to run, correr, courir, laufen, correre; to open, abrir, ouvrir, öffnen, aprire; to wait, esperar, attendre, warten, aspettare`

const languages = ['Spanish', 'French', 'German', 'Italian'] as const

const spelled = `Sleep is … for everybody: necessary, neccessary, necesary, neccesary; Keep the two …: separate, seperate, separete, seperete; What a … morning: beautiful, beautifull, beutiful, beautifal; She is my best …: friend, freind, frend, friand; I stayed in … it rained: because, becouse, becaus, beacause; Did you … my letter: receive, recieve, receeve, receve; See you …: tomorrow, tommorow, tomorow, tommorrow; I will … come: definitely, definately, definitly, defenitely; No two are more …: different, diffrent, diferent, differant; We borrowed it from the …: library, libary, librery, libruary; The club meets on …: Wednesday, Wensday, Wednsday, Wedensday; The drum keeps the …: rhythm, rythm, rhythem, rithm`

const rowsOf = (list: string): string[][] => list.split('; ').map((row) => row.split(', '))

function spellingQuestions(): Question[] {
  return spelled.split('; ').map((row) => {
    const [sentence = '', words = ''] = row.split(': ')
    return [`Which spelling fits? “${sentence}.”`, ...words.split(', ')]
  })
}

/** Wrong answers are other words of the language, so that no sound gives the right one away. */
function translatedQuestions(language: number, request: string): Question[] {
  const rows = rowsOf(/\bverbs?\b/i.test(request) ? verbs : nouns)
  const distances = [1, 4, 7]
  return rows.map((row, at) => {
    const wrong = distances.map((distance) => rows[(at + distance) % rows.length]?.[language + 1] ?? '')
    return [`What is “${row[0] ?? ''}” in ${languages[language] ?? ''}?`, row[language + 1] ?? '', ...wrong]
  })
}

const ofWords = /\b(?:vocab\w*|words?|verbs?|nouns?|language|translat\w+|learn(?:ing)?|lessons?|phrases?)\b/i

/** Null where a quiz asks for no words; a language alone may be the subject of other questions. */
export function wordQuestions(request: string): Question[] | null {
  if (/\bspell(?:ing|ings|er|ed)?\b/i.test(request)) return spellingQuestions()
  const language = languages.findIndex((name) => new RegExp(String.raw`\b${name}\b`, 'i').test(request))
  if (!ofWords.test(request)) return null
  if (language >= 0) return translatedQuestions(language, request)
  return /\bvocab\w*\b|\bforeign language\b/i.test(request) ? translatedQuestions(0, request) : null
}
