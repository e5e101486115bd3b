// Wishes that this builder cannot fulfil yet, and kinds of app it does not make; said plainly instead of left out silently.
import { readOtherCategory } from '../topics/topic-categories.ts'

const unsupportedFeatures: [RegExp, string][] = [
  [
    /\b(?:log-?in|sign[- ]?in|sign[- ]?up|accounts?|passwords?|users? can register|authentication|auth)\b(?! (?:number|balance))/i,
    'sign-in and accounts',
  ],
  [/\b(?:payments?|checkout|cart|basket|stripe|paypal|pay online|buy online)\b(?! method)/i, 'payments and a checkout'],
  [/\b(?:upload|attach|attachments?|file uploads?)\b/i, 'uploading files (a web address of a picture works)'],
  [/\b(?:charts?|graphs?|statistics|stats|analytics|dashboards?)\b/i, 'charts'],
  [/\b(?:on a map|maps?|gps)\b/i, 'a map'],
  [
    /\b(?:reminds? me|reminders|notifications?|notify|push messages?|send(?:s|ing)? (?:an? )?e-?mails?|e-?mails? me|sms)\b/i,
    'reminders and messages',
  ],
  [/\b(?:calendar view|drag and drop|drag|kanban)\b/i, 'a calendar or board view'],
  [/\b(?:export|import|csv|excel|pdf|print)\b/i, 'import and export'],
  [/\b(?:comments? from|chat|messaging|follow each other|likes?\b from|social)\b/i, 'chat and social parts'],
  [/\b(?:multi-?language|translations?|translate)\b/i, 'several languages'],
  [/\b(?:timer|stopwatch|countdown)\b/i, 'a timer'],
  [/\b(?:android|ios app|iphone app|app store|mobile app)\b/i, 'a phone app (the web app works on phones)'],
  [/\bai\b|\bgpt\b|\bartificial intelligence\b/i, 'anything that needs an AI model'],
  [/\b(?:dark mode|light mode) (?:toggle|switch)\b|\btoggle (?:dark|light)/i, 'a switch between light and dark'],
  [/\b(?:weather|stock prices?|live data|api integration)\b(?! ?(?:field|column))/i, 'data from other services'],
]

/** Wishes in the sentence that will be missing from the app. */
export function readUnsupported(text: string): string[] {
  return unsupportedFeatures.filter(([pattern]) => pattern.test(text)).map(([, words]) => words)
}

const otherKinds: [RegExp, string][] = [
  [
    /\b(?:landing page|home ?page for|marketing (?:site|page)|portfolio|website for|web site for|personal (?:site|website)|one-pager)\b/i,
    'a site of pages and copy',
  ],
  [
    /\b(?:tic.?tac.?toe|snake|tetris|chess|pong|platformer|puzzle game|(?:3d|multi-?player|racing|shooting|strategy|role-?playing) game|(?:video|arcade|card|word|memory|guessing) game(?! (?:collection|list|log|tracker|library|backlog|catalog))|game where|play against)\b/i,
    'a game',
  ],
  [/\b(?:calculator|converter)\b/i, 'a calculator'],
  [/\b(?:chat ?bot|chat app|messenger|messaging app)\b/i, 'a chat'],
  [/\b(?:online shop|web ?shop|e-?commerce|online store|marketplace)\b/i, 'a shop'],
  [/\b(?:quiz|survey|poll|questionnaire|flash ?cards?)\b(?! (?:results|list|log))/i, 'a quiz or survey'],
  [
    /\b(?:video call app|(?:instagram|facebook|twitter|tiktok|youtube|whatsapp|uber|airbnb) clone|social network|dating app|video player|music player|drawing app|photo editor|image editor|pomodoro)\b/i,
    'that kind of app',
  ],
  [/\b(?:weather app|news app|clock)\b/i, 'an app fed by other services'],
]

/** A kind of app this builder does not make, in words; null when the sentence can be read as records. */
export function readOtherKind(text: string): string | null {
  return readOtherCategory(text) ?? otherKinds.find(([pattern]) => pattern.test(text))?.[1] ?? null
}
