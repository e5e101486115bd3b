// The patterns of short texts, by what they are: a slogan is built otherwise than an idea or a caption.
type Tone = 'funny' | 'serious' | 'warm' | 'bold' | 'plain'
type Patterns = Readonly<Record<Tone, readonly string[]>>

const slogans: Patterns = {
  funny: [
    '{name}: because your other plans can wait.',
    'Warning: {name} may cause happiness.',
    'Keep calm and call for {name}.',
    '{name}. Your neighbours will be jealous.',
    'Life is short. Have more {name}.',
  ],
  serious: [
    '{name}. A standard of its own.',
    'Trust begins with {name}.',
    '{name}: made with care, built to last.',
    'When it matters, {name}.',
    'Quality has a name: {name}.',
  ],
  warm: [
    '{name}. Feels like coming home.',
    'Made with love: {name}.',
    '{name}, for the good days and the others.',
    'A little {name} makes the day.',
    'Share the moment. Share {name}.',
  ],
  bold: [
    '{name}. Nothing less.',
    'Dare more. Take {name}.',
    '{name} changes everything.',
    'Make noise. Make it {name}.',
    'The future tastes of {name}.',
  ],
  plain: [
    '{name}. Simply good.',
    'Every day a reason for {name}.',
    '{name}: see the difference.',
    'Think {name}.',
    '{name}, and you are there.',
  ],
}
const captions: Patterns = {
  funny: [
    '{name}: I regret nothing. #{tag} #sorrynotsorry',
    'Me? Obsessed with {name}? Absolutely. #{tag}',
    'Plot twist: {name} again. #{tag} #mood',
  ],
  serious: [
    '{name}, in one picture. #{tag} #moments',
    'What {name} taught me. #{tag} #learning',
    'Worth a second look: {name}. #{tag}',
  ],
  warm: [
    'Collecting moments: {name}. #{tag} #grateful',
    'A heart that beats for {name}. #{tag} #goodvibes',
    '{name} and nothing else today. #{tag} #happy',
  ],
  bold: [
    '{name}. No filter needed. #{tag} #bold',
    'All in: {name}. #{tag} #letsgo',
    'This is what {name} looks like. #{tag}',
  ],
  plain: ['Today: {name}. #{tag}', 'A little piece of {name}. #{tag}', 'More {name} for everybody. #{tag}'],
}
const titles: Patterns = {
  funny: [
    '{name}, explained badly',
    'Nobody asked for {name}. Here it is anyway',
    'I tried {name}, and lived to tell it',
  ],
  serious: [
    'What you should know about {name}',
    '{name}: the facts at a glance',
    'How {name} works, and why it matters',
  ],
  warm: ['A warm hello from {name}', 'Something nice about {name}, just for you', 'You will love this: {name}'],
  bold: ['Last chance: {name}', '{name}: now or never', 'This changes {name} for good'],
  plain: [
    '{name}: five things worth knowing',
    'Your guide to {name}',
    'Good news about {name}',
    'Do not miss {name}',
    'Everything about {name}',
  ],
}
const ideas: Patterns = {
  funny: [
    '{name}, but upside down: do it the other way round and see who laughs',
    'A contest: who makes the strangest thing of {name}',
    '{name} in fancy dress',
  ],
  serious: ['A simple plan for {name}, one step a day', '{name}, reduced to what matters', 'A checklist for {name}'],
  warm: ['{name} together with somebody you like', 'A slow afternoon with {name}', '{name} as a present for a friend'],
  bold: [
    '{name} in one hour, against the clock',
    'The biggest {name} you can manage',
    '{name} as nobody has done it before',
  ],
  plain: [
    'The classic: {name}, with {fact}',
    'Something quick with {name} for {fact}',
    '{name} for two, with {other}',
    'A fresh turn: {name} and something green',
    '{name}, kept simple',
  ],
}
const remarks: Patterns = {
  funny: [
    '{name} walks into a bar. The bar has never been the same.',
    'Why {name}? Because somebody had to.',
    '{name} called. It wants its dignity back.',
  ],
  serious: [
    '{name} is a question of patience.',
    'Whoever understands {name} understands a good deal more.',
    'There is no short cut to {name}.',
  ],
  warm: [
    'There is a bit of {name} in every good day.',
    '{name}: you are doing better than you think.',
    'Somewhere somebody smiles because of {name}.',
  ],
  bold: [
    '{name} does not ask for permission.',
    'Be the {name} you want to see.',
    'Start with {name}. The rest follows.',
  ],
  plain: [
    '{name}, one step at a time.',
    'With {name} nothing is lost.',
    'First {name}, then coffee.',
    'More of {name}, less of the rest.',
    'It begins with {name}.',
  ],
}

const sorts: readonly [RegExp, Patterns][] = [
  [/\bslogans?|tag ?lines?|mottos?|claims?|catch ?phrases?\b/i, slogans],
  [/\bcaptions?|hash ?tags?|hooks?\b/i, captions],
  [/\bheadlines?|titles?|subject lines?\b/i, titles],
  [/\bideas?|prompts?|tips?|conversation starters?|icebreakers?\b/i, ideas],
]

export function linePatterns(outcome: string): Patterns {
  return sorts.find(([says]) => says.test(outcome))?.[1] ?? remarks
}
