// Animals as they stand on the answers of a quiz and on the cards of a game.
import { eye, face, ink, mirrored, stroke } from './faces.ts'

const whiskers = mirrored(stroke('M38 76L16 72M38 81L17 84', '#6b6470', 2))

export const animals: Readonly<Record<string, string>> = {
  horse:
    '<path d="M30 112C28 84 34 62 44 44L40 20L56 30C82 30 98 62 104 80C108 94 94 102 84 94L64 80C66 94 70 102 72 112Z" fill="#a8693c" /><path d="M44 44L40 20L56 30C46 44 44 70 46 92C36 84 30 96 26 104C22 80 28 56 44 44Z" fill="#4b2c1e" /><path d="M88 74C100 70 108 82 104 90C100 100 90 98 84 94C80 86 80 78 88 74Z" fill="#d9a877" />' +
    eye(66, 52) +
    `<circle cx="97" cy="84" r="3" fill="${ink}" />`,
  cat: face({
    fur: '#8b93a7',
    pale: '#f7dfe0',
    ears: 'pointed',
    nose: '#e07a8a',
    over: whiskers,
    marks: stroke('M60 30v12M48 32l3 10M72 32l-3 10', '#626a80', 4),
  }),
  dog: face({
    fur: '#e0b07a',
    pale: '#fff1dc',
    ears: 'hanging',
    earsOf: '#8a5a36',
    marks: '<path d="M66 38c18 0 26 16 22 32c-14 4 -24 -8 -22 -32Z" fill="#8a5a36" />',
    over: '<path d="M55 85q5 14 10 0Z" fill="#e8677a" />',
  }),
  bear: face({ fur: '#8a5a3c', pale: '#e3c096', ears: 'round' }),
  panda: face({
    fur: '#e6e4ec',
    pale: '#ffffff',
    ears: 'round',
    earsOf: ink,
    eyes: mirrored(
      `<ellipse cx="43" cy="59" rx="11" ry="13" fill="${ink}" transform="rotate(20 43 59)" /><circle cx="44" cy="58" r="4" fill="#ffffff" />`,
    ),
  }),
  koala: face({ fur: '#9aa3b3', pale: '#dfe3ea', ears: 'large', noseIs: 'tall' }),
  rabbit: face({ fur: '#d8c6b8', pale: '#fbe9e4', ears: 'long', nose: '#e07a8a', over: whiskers }),
  fox: face({
    fur: '#e8793a',
    pale: '#fff3e4',
    ears: 'pointed',
    marks: mirrored('<path d="M22 70C24 94 44 102 60 101V78C48 74 32 66 22 70Z" fill="#fff3e4" />'),
  }),
  tiger: face({
    fur: '#f0983a',
    pale: '#fff3e4',
    ears: 'small',
    nose: '#e07a8a',
    marks:
      mirrored(stroke('M22 58h12M23 68h10M27 79h9', ink, 4.5)) + stroke('M60 29v14M48 31l3 9M72 31l-3 9', ink, 4.5),
    over: whiskers,
  }),
  lion:
    '<circle cx="60" cy="62" r="52" fill="#b5662a" /><path d="M66 10.4A52 52 0 0 1 66 113.6A74 74 0 0 0 66 10.4Z" fill="#000000" fillOpacity="0.1" />' +
    face({ fur: '#f2b84d', pale: '#fdebc8', ears: 'small', over: whiskers }),
  cheetah: face({
    fur: '#f0c060',
    pale: '#fff3e0',
    ears: 'small',
    marks:
      mirrored(
        `<circle cx="34" cy="46" r="3.5" fill="${ink}" /><circle cx="46" cy="38" r="3.5" fill="${ink}" /><circle cx="27" cy="62" r="3.5" fill="${ink}" /><circle cx="32" cy="80" r="3.5" fill="${ink}" />` +
          stroke('M46 64C46 72 44 78 42 84', ink, 4),
      ) + `<circle cx="60" cy="44" r="3.5" fill="${ink}" />`,
  }),
  mouse: face({ fur: '#b7b2bd', pale: '#f6d8dc', ears: 'large', nose: '#e07a8a', over: whiskers }),
  monkey: face({
    fur: '#84553a',
    pale: '#f0cfa6',
    ears: 'large',
    marks: mirrored('<ellipse cx="47" cy="56" rx="15" ry="17" fill="#f0cfa6" />'),
  }),
  pig: face({ fur: '#f3a9b5', pale: '#e88a9b', ears: 'pointed', nose: '#8f4152', noseIs: 'snout' }),
  cow:
    mirrored(stroke('M40 34C30 30 28 20 32 14', '#c9a06a', 7)) +
    face({
      fur: '#e9e3dc',
      pale: '#f3b8bd',
      ears: 'hanging',
      earsOf: '#8a5a3c',
      nose: '#8f4152',
      noseIs: 'snout',
      marks: '<path d="M62 27C92 26 104 52 96 74C80 78 68 58 62 27Z" fill="#8a5a3c" />',
    }),
  elephant:
    mirrored(
      '<path d="M42 30C12 20 2 52 10 78C24 92 44 80 44 60Z" fill="#8e9bb0" /><path d="M36 40C20 36 14 54 18 70C28 78 38 70 38 58Z" fill="#d9b3bd" />',
    ) +
    '<ellipse cx="60" cy="54" rx="32" ry="34" fill="#a7b3c6" /><path d="M66 20.6A32 34 0 0 1 66 87.4A52 52 0 0 0 66 20.6Z" fill="#000000" fillOpacity="0.1" />' +
    stroke('M60 66C60 96 62 106 78 104', '#8e9bb0', 18) +
    stroke('M53 82h14M55 94h13', '#a7b3c6', 3) +
    eye(45, 50) +
    eye(75, 50),
  giraffe:
    '<path d="M44 116L50 52H72L78 116Z" fill="#f2c25b" /><path d="M52 78l9 3l-3 9l-9 -3ZM66 88l8 -2l2 9l-8 2ZM52 100l9 2l-3 9l-9 -2ZM62 66l7 2l-3 7l-7 -2Z" fill="#a5642f" />' +
    mirrored(
      stroke('M52 24V10', '#a5642f', 4) +
        '<circle cx="52" cy="9" r="4.5" fill="#6b3d1d" /><path d="M40 34C26 26 20 32 20 38C26 46 36 44 42 42Z" fill="#e0a945" />',
    ) +
    '<path d="M40 34C40 20 80 20 80 34L74 66C70 80 50 80 46 66Z" fill="#f2c25b" /><path d="M48 58C50 52 70 52 72 58L70 68C66 76 54 76 50 68Z" fill="#fdebc8" />' +
    eye(47, 42) +
    eye(73, 42) +
    mirrored(`<circle cx="56" cy="64" r="2" fill="${ink}" />`),
  camel:
    '<path d="M16 112V84C16 66 26 66 32 50C38 36 46 36 52 50C56 60 60 60 64 50C70 36 78 38 82 54C86 66 90 62 92 48L90 36C88 24 98 18 106 24L116 32C118 40 110 42 104 40C104 62 100 82 86 88V112H76V90H30V112Z" fill="#d29a5a" /><path d="M32 50C38 36 46 36 52 50C46 60 38 60 32 50ZM64 50C70 36 78 38 82 54C74 62 68 60 64 50Z" fill="#9c6532" />' +
    eye(102, 28, 3.4),
  ostrich:
    stroke('M52 84L46 112H38M66 84L70 112H78', '#e8a2a2', 5) +
    '<ellipse cx="56" cy="70" rx="34" ry="22" fill="#3a3540" /><path d="M24 62C8 58 8 78 22 82C12 90 24 98 34 88Z" fill="#f3eef4" />' +
    stroke('M82 66C92 50 86 34 88 22', '#e8b9b0', 9) +
    '<circle cx="88" cy="18" r="11" fill="#e8b9b0" /><path d="M96 14L114 20L96 24Z" fill="#f0a83a" />' +
    eye(90, 16, 3.6),
  penguin:
    mirrored(
      '<path d="M30 56C12 70 12 88 18 96C28 90 34 78 36 66Z" fill="#23304a" /><path d="M46 104C36 104 32 110 34 114H54Z" fill="#f2a33a" />',
    ) +
    '<path d="M60 12C86 12 92 44 92 72C92 96 78 108 60 108S28 96 28 72C28 44 34 12 60 12Z" fill="#2d3d5c" /><path d="M60 50C74 50 80 62 80 78C80 94 72 102 60 102S40 94 40 78C40 62 46 50 60 50Z" fill="#ffffff" />' +
    mirrored('<circle cx="48" cy="40" r="12" fill="#ffffff" />') +
    eye(50, 40) +
    eye(70, 40) +
    '<path d="M52 48H68L60 60Z" fill="#f2a33a" />',
  owl:
    mirrored('<path d="M30 50C14 64 16 92 28 104C36 96 38 74 36 56Z" fill="#6d4630" />') +
    '<path d="M28 20L44 26C54 22 66 22 76 26L92 20C96 44 96 108 60 108S24 44 28 20Z" fill="#96643f" /><path d="M60 62C78 62 82 76 80 88C76 104 66 106 60 106S44 104 40 88C38 76 42 62 60 62Z" fill="#ecd0a4" />' +
    stroke('M50 78q4 4 8 0M62 78q4 4 8 0M54 88q4 4 8 0', '#96643f', 3) +
    mirrored('<circle cx="45" cy="48" r="17" fill="#fff4dd" />') +
    eye(46, 48, 8.5) +
    eye(74, 48, 8.5) +
    '<path d="M54 58H66L60 70Z" fill="#f2a33a" />',
  duck:
    '<path d="M14 70C30 62 40 76 56 68C48 40 66 20 82 26C98 32 96 54 88 66C108 82 92 104 62 104C30 104 14 92 14 70Z" fill="#f7d046" /><path d="M34 78C48 72 66 76 72 84C66 98 42 96 34 78Z" fill="#e2ac1e" /><path d="M92 42C104 40 116 44 114 52C106 58 96 58 90 54Z" fill="#ef8632" />' +
    eye(80, 42, 4.6),
  flamingo:
    stroke('M58 80V114M64 80L74 96L66 104', '#d95f7c', 4.5) +
    '<path d="M22 62C34 44 70 42 84 62C82 82 58 90 40 82C30 78 24 72 22 62Z" fill="#f58aa2" /><path d="M22 62C36 56 54 60 64 72C50 82 30 78 22 62Z" fill="#e2607f" />' +
    stroke('M80 62C104 50 62 32 82 18', '#f58aa2', 9) +
    '<circle cx="85" cy="18" r="10" fill="#f58aa2" /><path d="M93 14C104 14 108 24 102 32C98 28 94 26 91 24Z" fill="#2b2430" />' +
    eye(86, 16, 3.2),
  parrot:
    '<path d="M46 96L58 118L66 94Z" fill="#2f6fd0" /><path d="M36 46C36 22 52 12 66 14C84 18 88 34 86 52C84 84 72 102 54 102C40 98 36 72 36 46Z" fill="#e0453c" /><path d="M36 52C50 58 62 76 58 100C44 96 36 76 36 52Z" fill="#2f9e5a" /><path d="M42 76C52 82 58 90 58 100C50 98 44 90 42 76Z" fill="#f2c53a" /><circle cx="72" cy="34" r="12" fill="#fff4ea" /><path d="M84 28C98 30 100 48 90 56C86 50 82 44 80 40Z" fill="#3a3540" />' +
    eye(72, 33, 4.4),
  octopus:
    mirrored(
      stroke(
        'M32 68C18 72 18 86 6 86M38 76C26 84 28 100 16 104M47 80C40 92 42 106 34 114M56 80C52 94 56 104 52 116',
        '#a64a86',
        8.5,
      ),
    ) +
    '<path d="M60 10C88 10 96 32 94 54C92 76 84 88 60 88S28 76 26 54C24 32 32 10 60 10Z" fill="#c9629f" /><path d="M66 10.5C90 14 96 34 94 54C92 76 86 86 66 88A80 80 0 0 0 66 10.5Z" fill="#000000" fillOpacity="0.1" />' +
    mirrored('<circle cx="46" cy="50" r="11" fill="#ffffff" />') +
    eye(47, 51, 6) +
    eye(73, 51, 6) +
    stroke('M52 70q8 7 16 0', ink, 3),
  whale:
    stroke('M52 28C50 18 42 14 36 18M52 28C54 16 62 14 68 18', '#7ec3e8', 5) +
    '<path d="M8 70C8 42 34 34 56 36C84 38 92 60 102 58C100 46 106 36 114 34C116 44 114 50 112 54C116 58 118 66 114 74C108 72 104 70 102 68C98 94 70 104 48 102C24 100 8 92 8 70Z" fill="#3f7fc0" /><path d="M12 82C32 88 64 88 88 84C78 98 62 102 48 102C30 101 18 94 12 82Z" fill="#dcebf7" />' +
    eye(28, 64, 4.4) +
    stroke('M12 78q12 6 24 2', '#22507f', 3),
  frog:
    mirrored('<circle cx="36" cy="36" r="18" fill="#5fae4d" /><circle cx="36" cy="35" r="12" fill="#ffffff" />') +
    '<ellipse cx="60" cy="70" rx="50" ry="36" fill="#6cbf59" /><path d="M68 34.5A50 36 0 0 1 68 105.5A70 70 0 0 0 68 34.5Z" fill="#000000" fillOpacity="0.1" /><ellipse cx="60" cy="84" rx="34" ry="20" fill="#cfeab8" />' +
    eye(37, 36, 6.5) +
    eye(83, 36, 6.5) +
    stroke('M28 68q32 22 64 0', '#2e6b26', 4) +
    mirrored('<circle cx="55" cy="60" r="2" fill="#2e6b26" />'),
  turtle:
    '<path d="M82 76C88 58 112 56 114 72C114 84 100 88 84 86Z" fill="#8cc06a" /><path d="M24 86h16v16H26ZM68 86h16v16H70Z" fill="#6fa850" /><path d="M10 86C10 50 34 34 52 34S92 50 92 86Z" fill="#4c7f4a" /><path d="M52 34L66 56L52 76L36 56ZM20 58L36 56L30 86H14ZM84 58L66 56L74 86H90ZM36 86L52 76L68 86Z" fill="#7fae5c" /><path d="M6 82H96V90H6Z" fill="#d9c489" />' +
    eye(102, 68, 3.8),
  snail:
    stroke('M98 60L104 36M88 62L86 38', '#d8a76b', 5) +
    `<circle cx="104" cy="34" r="4.5" fill="${ink}" /><circle cx="86" cy="36" r="4.5" fill="${ink}" /><path d="M8 104C20 90 70 96 80 76C82 62 104 56 108 72C112 92 92 104 76 104Z" fill="#e8bf86" /><circle cx="48" cy="62" r="34" fill="#b8593f" />` +
    stroke('M48 64C54 58 60 66 54 72C44 80 32 70 36 58C42 42 66 44 70 62', '#f0c9a8', 6),
  hedgehog:
    '<path d="M12 96C4 60 28 26 62 28C86 30 92 54 96 66C104 72 112 80 112 88C106 98 98 98 92 100Z" fill="#6d4a38" /><path d="M66 100C60 80 70 60 88 60C98 66 112 78 112 88C106 98 98 100 92 100Z" fill="#f0cfa6" />' +
    stroke(
      'M24 54L16 48M36 40L30 32M52 34L50 25M68 36L72 28M22 72L12 70M40 58L32 52M56 50L52 42M30 84L20 86M46 76L36 74',
      '#3d271c',
      4,
    ) +
    eye(88, 78, 4) +
    `<circle cx="111" cy="86" r="5" fill="${ink}" />`,
  bee:
    '<ellipse cx="44" cy="38" rx="16" ry="24" fill="#cfe8f7" transform="rotate(-20 44 38)" /><ellipse cx="70" cy="36" rx="15" ry="24" fill="#e3f3fb" transform="rotate(14 70 36)" /><path d="M14 76C14 54 36 48 60 48S104 58 104 78S80 106 56 106S14 98 14 76Z" fill="#f6c434" /><path d="M38 51C30 68 30 88 38 103C44 105 48 106 52 106C44 90 44 64 52 48C46 48 42 50 38 51ZM64 48C58 66 58 90 64 106C70 106 74 105 78 104C70 88 70 66 78 50C74 49 70 48 64 48Z" fill="#2b2430" /><path d="M14 72L4 78L14 82Z" fill="#2b2430" />' +
    stroke('M88 54C90 44 96 40 102 40M94 58C98 48 106 48 110 52', ink, 3.4) +
    eye(90, 72, 4.6),
  butterfly:
    mirrored(
      '<path d="M58 56C44 14 8 14 8 42C8 60 30 66 58 62Z" fill="#e8793a" /><path d="M58 62C34 62 18 74 24 94C34 108 54 90 58 70Z" fill="#f2b84d" /><circle cx="30" cy="42" r="8" fill="#fff1dc" /><circle cx="38" cy="84" r="6" fill="#fff1dc" />' +
        stroke('M59 38C54 24 46 20 42 20', ink, 3),
    ) + '<path d="M60 36C66 36 66 48 65 60L63 92C62 98 58 98 57 92L55 60C54 48 54 36 60 36Z" fill="#3d271c" />',
  ladybird:
    stroke('M50 24C46 14 40 12 34 14M70 24C74 14 80 12 86 14', ink, 3.6) +
    `<path d="M36 40C36 14 84 14 84 40Z" fill="${ink}" /><circle cx="60" cy="70" r="42" fill="#dd3b34" /><path d="M66 28.5A42 42 0 0 1 66 111.5A60 60 0 0 0 66 28.5Z" fill="#000000" fillOpacity="0.1" />` +
    stroke('M60 30V112', ink, 5) +
    mirrored(
      `<circle cx="40" cy="56" r="7" fill="${ink}" /><circle cx="34" cy="80" r="7" fill="${ink}" /><circle cx="50" cy="94" r="6" fill="${ink}" /><circle cx="50" cy="28" r="5" fill="#ffffff" />`,
    ),
  fish:
    '<path d="M12 34L40 56L12 88C18 70 18 52 12 34Z" fill="#d95f2c" /><path d="M30 62C44 34 84 30 110 62C84 96 44 92 30 62Z" fill="#f08a3c" /><path d="M66 40C58 54 58 70 66 86C74 86 80 84 86 82C78 70 78 54 86 42C80 40 72 40 66 40Z" fill="#fff1dc" />' +
    eye(94, 56, 5),
  snake:
    stroke('M20 96C60 112 104 104 98 84C92 66 34 82 30 62C26 42 78 52 84 34', '#5fae4d', 15) +
    stroke('M30 97L38 100M62 103L70 103M94 92L98 86M60 72L52 72M32 56L36 52M60 50L68 49', '#2e6b26', 4) +
    '<path d="M76 34C72 18 100 12 104 26C104 38 90 42 76 34Z" fill="#6cbf59" />' +
    stroke('M103 26L114 24M110 24.6L115 29', '#dd3b34', 2.6) +
    eye(92, 23, 3.6),
}
