// The same few phrases in several languages, so that a row of a phrasebook says one thing in each of its columns.

const phrases: Readonly<Record<string, readonly string[]>> = {
  english: [
    'Good morning',
    'Thank you very much',
    'Where is the station?',
    'The bill, please',
    'How much is that?',
    'I am allergic to nuts',
    'Could you say that again?',
    'See you tomorrow',
  ],
  portuguese: [
    'Bom dia',
    'Muito obrigado',
    'Onde fica a estação?',
    'A conta, por favor',
    'Quanto custa?',
    'Sou alérgico a nozes',
    'Pode repetir?',
    'Até amanhã',
  ],
  spanish: [
    'Buenos días',
    'Muchas gracias',
    '¿Dónde está la estación?',
    'La cuenta, por favor',
    '¿Cuánto cuesta?',
    'Soy alérgico a los frutos secos',
    '¿Puede repetirlo?',
    'Hasta mañana',
  ],
  french: [
    'Bonjour',
    'Merci beaucoup',
    'Où est la gare ?',
    'L’addition, s’il vous plaît',
    'C’est combien ?',
    'Je suis allergique aux noix',
    'Vous pouvez répéter ?',
    'À demain',
  ],
  italian: [
    'Buongiorno',
    'Grazie mille',
    'Dov’è la stazione?',
    'Il conto, per favore',
    'Quanto costa?',
    'Sono allergico alle noci',
    'Può ripetere?',
    'A domani',
  ],
  german: [
    'Guten Morgen',
    'Vielen Dank',
    'Wo ist der Bahnhof?',
    'Die Rechnung, bitte',
    'Was kostet das?',
    'Ich bin gegen Nüsse allergisch',
    'Können Sie das wiederholen?',
    'Bis morgen',
  ],
  dutch: [
    'Goedemorgen',
    'Dank u wel',
    'Waar is het station?',
    'De rekening, alstublieft',
    'Hoeveel kost het?',
    'Ik ben allergisch voor noten',
    'Kunt u dat herhalen?',
    'Tot morgen',
  ],
  polish: [
    'Dzień dobry',
    'Dziękuję bardzo',
    'Gdzie jest dworzec?',
    'Poproszę rachunek',
    'Ile to kosztuje?',
    'Mam alergię na orzechy',
    'Czy może pan powtórzyć?',
    'Do jutra',
  ],
  swedish: [
    'God morgon',
    'Tack så mycket',
    'Var ligger stationen?',
    'Notan, tack',
    'Vad kostar det?',
    'Jag är allergisk mot nötter',
    'Kan du säga det igen?',
    'Vi ses i morgon',
  ],
  turkish: [
    'Günaydın',
    'Çok teşekkürler',
    'İstasyon nerede?',
    'Hesap, lütfen',
    'Bu ne kadar?',
    'Fındığa alerjim var',
    'Tekrar eder misiniz?',
    'Yarın görüşürüz',
  ],
}

/** The field's own phrases: "portuguese", "in_german", "english_meaning"; a phrase without a language is English. */
export function phrasesFor(name: string): readonly string[] | undefined {
  const parts = name.split('_')
  const language = parts.find((part) => Object.hasOwn(phrases, part))
  if (language !== undefined) return phrases[language]
  return /^(?:useful_)?(?:phrases?|sentences?)$/.test(name) ? phrases['english'] : undefined
}
