import { expect, test } from 'vitest'

import { plainSpeech } from './plain-speech.ts'

test.each([
  ['Hi there! I run a kiln. Thanks a lot!', 'I run a kiln.'],
  ['Good morning, a list of kites, please', 'a list of kites, please'],
  ['gimme an app 4 my kiln, ppl leave name n phone', 'give me an app for my kiln, people leave name and phone'],
  ['u sign up w/ email, dont need a pic', "you sign up with email, don't need a photo"],
  ['kite name + wind + photo', 'kite name, wind, photo'],
  ['Name & phone of Brindle & Daughter', 'Name and phone of Brindle & Daughter'],
  ['The button says "Join & go!" and nothing else!', 'The button says "Join & go!" and nothing else.'],
  ['Write to n@kiln.example or https://kiln.example/n!', 'Write to n@kiln.example or https://kiln.example/n!'],
])('%s', (message, plain) => {
  expect(plainSpeech(message)).toBe(plain)
})

test('line breaks stay, and so does what means nothing else', () => {
  const message = 'Kites:\n- Red one, 4 lines\n- Blue one, 2 lines'
  expect(plainSpeech(message)).toBe(message)
})
