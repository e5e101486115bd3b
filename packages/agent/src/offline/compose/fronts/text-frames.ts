// The frames of longer texts, by what they are: a toast is begun otherwise than a description of a vase. `{name}` is what
// was typed first, `{facts}` the rest of it.
type Tone = 'funny' | 'serious' | 'warm' | 'bold' | 'plain'

export interface TextFrames {
  openings: Readonly<Record<Tone, readonly string[]>>
  facts: readonly string[]
  endings: Readonly<Record<Tone, readonly string[]>>
}

const descriptions: TextFrames = {
  openings: {
    funny: [
      'Careful, once you have met {name} there is no way back.',
      'Some things are sensible. {name} is not one of them.',
      'Psst: {name} has arrived, and it knows you want it.',
    ],
    serious: [
      'Allow us to present {name}.',
      '{name}: for those who notice the difference.',
      'There is quiet, and there is {name}.',
    ],
    warm: [
      'Put the kettle on: {name} is here.',
      '{name} is what the end of a good day feels like.',
      'Come in and close the door. {name} is waiting.',
    ],
    bold: ['{name}. Nothing half-hearted about it.', 'Here comes {name}.', 'Make room for {name}.'],
    plain: ['This is {name}.', 'Meet {name}.', '{name} is here.'],
  },
  facts: ['What there is to know: {facts}.', 'In a few words: {facts}.', 'Look closer and you find {facts}.'],
  endings: {
    funny: ['Do not say nobody warned you.', 'Your neighbours will ask. Tell them nothing.'],
    serious: ['Made with care, for those who look twice.', 'Nothing more is needed.'],
    warm: ['For you, or for somebody you like very much.', 'Stay a while.'],
    bold: ['Take it or miss it.', 'One look is enough.'],
    plain: ['See for yourself.', 'Made for every day.'],
  },
}

const speeches: TextFrames = {
  openings: {
    funny: [
      'Dear guests, I was told to keep this short, so hold on to your chairs: this is about {name}.',
      'Friends, somebody had to say a few words about {name}, and I drew the short straw.',
      'Before the food gets cold, a word about {name}, most of it true.',
    ],
    serious: [
      'Ladies and gentlemen, it is an honour to speak of {name} today.',
      'Dear guests, allow me a few words for {name}.',
      'We have come together today because of {name}.',
    ],
    warm: [
      'Dear all, my heart beats higher when I think of {name}.',
      'There are days that one keeps for ever, and this one belongs to {name}.',
      'Look around: everybody here is here for {name}, and that says it all.',
    ],
    bold: [
      'Stand up, everybody: this one is for {name}!',
      'Turn the music down for a minute. {name} deserves to be heard of.',
      'There are people, and there is {name}.',
    ],
    plain: [
      'Dear guests, a few words about {name}.',
      'I would like to say something about {name}.',
      'This is for {name}.',
    ],
  },
  facts: ['When I think back, this is what comes to my mind: {facts}.', 'It has to be said here: {facts}.'],
  endings: {
    funny: [
      'So raise your glasses, before I remember more. To {name}!',
      'The rest I keep for later. Cheers to {name}!',
    ],
    serious: ['With respect and gratitude: to {name}.', 'Raise your glasses with me. To {name}.'],
    warm: ['May every day be as bright as this one. To {name}!', 'Thank you for being who you are. To {name}!'],
    bold: ['Glasses up, loud and clear: {name}!', 'To {name}, and to everything that is still to come!'],
    plain: ['All the best to {name}.', 'Let us drink to {name}.'],
  },
}

const greetings: TextFrames = {
  openings: {
    funny: [
      'For {name}, who has earned more than a card, but a card it is.',
      'Attention, {name}: this message may cause a smile.',
    ],
    serious: ['With kind regards to {name}.', 'To {name}, with our respect and best wishes.'],
    warm: ['For {name}, with all my heart.', 'Thinking of {name} today, and sending something warm.'],
    bold: ['{name}, this is your day!', 'Three cheers for {name}!'],
    plain: ['For {name}.', 'A few words for {name}.'],
  },
  facts: ['With this in mind: {facts}.', 'Because of this I write: {facts}.'],
  endings: {
    funny: ['Keep this card. It may be worth something one day.', 'No reply needed, cake will do.'],
    serious: ['With sincere regards.', 'We wish you all the best.'],
    warm: ['You are in our thoughts.', 'A big hug comes with it.'],
    bold: ['Make it count!', 'Now go and celebrate!'],
    plain: ['Best wishes.', 'All the best.'],
  },
}

const verses: TextFrames = {
  openings: {
    funny: [
      'There once was a tale of {name},\nwho never did quite play the game;',
      'Oh {name}, oh {name}, what have you done?\nYou started for work and you ended with fun;',
    ],
    serious: [
      'Of {name} these few lines shall tell,\nof what was hard and what went well;',
      'The years go by, the days are few,\nyet {name}, much remains with you;',
    ],
    warm: [
      'For {name} the stars come out tonight,\nand every window holds a light;',
      'A song for {name}, soft and low,\nabout the things that we two know;',
    ],
    bold: [
      'Make way, make way, for {name} is near,\nbeat the drum so that all may hear;',
      'Who comes with thunder, who comes with flame?\nAll the valleys repeat the name: {name};',
    ],
    plain: [
      'This is a verse for {name}, you see,\nas plain and as short as a verse can be;',
      'A line for {name}, and then one more,\nand then there are three, and then there are four;',
    ],
  },
  facts: ['with {facts}', 'and always, always: {facts}'],
  endings: {
    funny: ['and if you should ask how the story goes on:\nthe cake was forgotten, the biscuits are gone.'],
    serious: ['and what was given shall not be lost,\nwhatever it took, whatever it cost.'],
    warm: ['so stay a while and hold my hand,\nthere is no better place to land.'],
    bold: ['so raise the flag and let it fly,\nwe were not made to say goodbye.'],
    plain: ['and that is the end, there is no more to say,\nexcept: have a very good day.'],
  },
}

const others: TextFrames = {
  openings: {
    funny: ['This is about {name}, and it is high time.', 'Let us talk about {name}, while nobody is looking.'],
    serious: ['This concerns {name}.', 'A considered word on {name}.'],
    warm: ['It is a pleasure to write about {name}.', 'A kind word about {name}.'],
    bold: ['{name}. Remember this.', 'Here is what nobody tells you about {name}.'],
    plain: ['This is about {name}.', 'A few words on {name}.'],
  },
  facts: ['What matters: {facts}.', 'To be exact: {facts}.'],
  endings: {
    funny: ['You read it here first.', 'Any resemblance to the truth is intended.'],
    serious: ['That is what there is to say.', 'The rest speaks for itself.'],
    warm: ['It was good to say so.', 'May it stay like this.'],
    bold: ['That is all it takes.', 'Now it is your turn.'],
    plain: ['That is all.', 'So much for now.'],
  },
}

const sorts: readonly [RegExp, TextFrames][] = [
  [/\b(?:toasts?|speech(?:es)?|eulog(?:y|ies)|vows?|tributes?|obituar(?:y|ies)|laudatio)\b/i, speeches],
  [
    /\b(?:greetings?|wish(?:es)?|congratulations|card|thank[- ]you|messages?|invit\w+|dedications?|notes?|e-?mails?|letters?|apolog(?:y|ies))\b/i,
    greetings,
  ],
  [/\b(?:poems?|verses?|limericks?|rhymes?|haikus?|lyrics|songs?|couplets?)\b/i, verses],
  [
    /\b(?:descriptions?|blurbs?|labels?|ads?|adverts?|texts?|copy|pitch(?:es)?|intros?|write-?ups?|recommendations?)\b/i,
    descriptions,
  ],
]

export function textFrames(outcome: string): TextFrames {
  return sorts.find(([says]) => says.test(outcome))?.[1] ?? others
}
