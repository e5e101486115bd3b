// Fruit and vegetables, whole, as one sees them on a market.
import { stroke } from './faces.ts'

const leaf = (at: string): string =>
  `<path d="M0 0C6 -14 22 -16 30 -8C24 4 10 6 0 0Z" fill="#4f9a46" transform="translate(${at})" />`

export const fruits: Readonly<Record<string, string>> = {
  apple:
    '<path d="M60 36C44 24 14 32 16 66C18 96 42 114 60 104C78 114 102 96 104 66C106 32 76 24 60 36Z" fill="#dd3b34" /><path d="M76 30.6C98 34 105 48 104 66C102 96 78 114 60 104C92 98 98 60 76 30.6Z" fill="#000000" fillOpacity="0.12" />' +
    stroke('M60 38C60 28 62 22 66 16', '#6b3d1d', 5) +
    leaf('66 26'),
  banana:
    '<path d="M22 18C26 70 56 96 104 92C108 98 106 104 100 106C44 116 8 76 14 22C14 16 20 14 22 18Z" fill="#f6cf42" /><path d="M22 18C26 70 56 96 104 92C56 106 20 74 22 18Z" fill="#fbe58a" /><path d="M14 22C14 14 20 8 24 10L22 20ZM104 92L112 96L100 106Z" fill="#6b4a1d" />',
  cherry:
    stroke('M38 74C42 44 62 26 88 16M82 78C80 52 82 32 88 16', '#4f8a3e', 4.5) +
    '<circle cx="36" cy="86" r="22" fill="#c62a3c" /><circle cx="82" cy="90" r="22" fill="#e0384a" /><circle cx="29" cy="79" r="5" fill="#ffffff" fillOpacity="0.6" /><circle cx="75" cy="83" r="5" fill="#ffffff" fillOpacity="0.6" />' +
    leaf('84 20'),
  orange:
    '<circle cx="60" cy="66" r="44" fill="#f2892c" /><path d="M70 23.2A44 44 0 0 1 60 110A44 44 0 0 1 38 104A54 54 0 0 0 70 23.2Z" fill="#000000" fillOpacity="0.1" />' +
    leaf('58 24') +
    '<circle cx="58" cy="28" r="4" fill="#6b3d1d" />',
  strawberry:
    '<path d="M60 34C84 24 108 40 100 64C92 92 74 110 60 112C46 110 28 92 20 64C12 40 36 24 60 34Z" fill="#e23a4a" />' +
    stroke('M40 54v4M60 56v4M80 54v4M50 72v4M70 72v4M60 90v4', '#ffe0a0', 4) +
    '<path d="M60 38C48 40 38 34 34 24C44 22 52 24 56 28L60 12L64 28C68 24 76 22 86 24C82 34 72 40 60 38Z" fill="#4f9a46" />',
  lemon:
    '<path d="M8 66C10 58 18 56 22 50C38 26 82 26 98 50C102 56 110 58 112 66C110 74 102 74 98 82C82 106 38 106 22 82C18 74 10 74 8 66Z" fill="#f7d83f" /><path d="M78 36C96 44 100 54 112 66C110 74 102 74 98 82C88 98 66 102 48 98C84 94 94 62 78 36Z" fill="#000000" fillOpacity="0.09" />' +
    leaf('56 32'),
  pear:
    '<path d="M60 22C78 22 76 48 84 62C96 80 92 112 60 112S24 80 36 62C44 48 42 22 60 22Z" fill="#a9c94a" /><path d="M68 24C78 30 78 50 84 62C96 80 92 112 60 112C86 102 82 72 72 56C68 48 70 34 68 24Z" fill="#000000" fillOpacity="0.1" />' +
    stroke('M60 24C60 16 62 12 66 8', '#6b3d1d', 5) +
    leaf('62 18'),
  grapes:
    stroke('M60 30V12', '#6b4a1d', 5) +
    ['42 44', '62 40', '80 46', '34 62', '54 60', '74 64', '46 80', '66 82', '56 98']
      .map(
        (at, index) =>
          `<circle cx="${at.split(' ')[0]}" cy="${at.split(' ')[1]}" r="13" fill="${index % 2 === 0 ? '#7d4aa8' : '#94609f'}" />`,
      )
      .join('') +
    leaf('62 22'),
  watermelon:
    '<path d="M6 46H114C114 82 88 108 60 108S6 82 6 46Z" fill="#3f8f4a" /><path d="M14 46H106C106 76 84 100 60 100S14 76 14 46Z" fill="#d9efc4" /><path d="M20 46H100C100 72 80 93 60 93S20 72 20 46Z" fill="#e8485a" />' +
    stroke('M40 58v5M60 62v5M80 58v5M50 76v5M70 76v5', '#2b2430', 5),
  carrot:
    '<path d="M34 40C46 30 60 36 66 48C80 74 92 92 104 110C76 104 44 90 32 64C28 54 28 46 34 40Z" fill="#f0853a" />' +
    stroke('M48 58L58 52M58 74L68 66M74 86L80 80', '#c65f1c', 4) +
    '<path d="M40 42C24 40 16 28 14 18C26 18 34 22 40 30C40 20 44 12 52 8C58 18 56 30 48 40Z" fill="#4f9a46" />',
  pineapple:
    '<path d="M60 42C84 42 90 64 88 82C86 102 74 114 60 114S34 102 32 82C30 64 36 42 60 42Z" fill="#f0b53a" />' +
    stroke('M38 58L82 102M34 78L66 112M54 44L88 80M82 58L38 102M86 78L54 112M66 44L32 80', '#c27f1c', 3.5) +
    '<path d="M60 44C44 40 36 28 34 18C44 20 50 24 54 30C52 18 56 10 60 4C64 10 68 18 66 30C70 24 76 20 86 18C84 28 76 40 60 44Z" fill="#4f9a46" />',
}
