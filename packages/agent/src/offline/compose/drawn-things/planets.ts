// Sun, moon and planets, each by what it is known for.
import { stroke } from './faces.ts'

const shade =
  '<path d="M74 14A48 48 0 0 1 60 108A48 48 0 0 1 34 100A58 58 0 0 0 74 14Z" fill="#000000" fillOpacity="0.14" />'

function globe(color: string, over: string): string {
  return `<circle cx="60" cy="60" r="48" fill="${color}" />${over}${shade}`
}

export const planets: Readonly<Record<string, string>> = {
  mercury: globe(
    '#a59a90',
    '<circle cx="44" cy="44" r="11" fill="#83786e" /><circle cx="72" cy="70" r="15" fill="#83786e" /><circle cx="76" cy="34" r="6" fill="#83786e" /><circle cx="40" cy="80" r="7" fill="#83786e" />',
  ),
  venus: globe(
    '#e8b45c',
    stroke('M20 46C40 36 62 54 98 42M16 66C44 58 66 78 104 62M28 86C48 78 66 94 88 84', '#f6d79a', 7),
  ),
  earth: globe(
    '#3d8fd8',
    '<path d="M28 34C42 18 62 24 62 36C62 48 50 46 50 60C40 66 24 50 28 34ZM70 62C86 50 104 56 106 66C102 84 90 94 82 92C80 80 68 76 70 62Z" fill="#54b46c" />' +
      stroke('M22 84C40 76 54 92 74 90', '#e4eff8', 7),
  ),
  mars: globe(
    '#dc5a3c',
    '<circle cx="42" cy="50" r="10" fill="#a94031" /><circle cx="76" cy="72" r="14" fill="#a94031" /><circle cx="46" cy="84" r="6" fill="#a94031" /><path d="M42 15.5A48 48 0 0 1 78 15.5C70 24 50 24 42 15.5Z" fill="#fbe9e0" />',
  ),
  jupiter: globe(
    '#e0b48a',
    '<path d="M18 38H102L106 50H14ZM14 64H106L101 80H19Z" fill="#b97a4c" />' +
      stroke('M22 57H98M32 90H88', '#f3dcc0', 5) +
      '<ellipse cx="74" cy="72" rx="15" ry="9" fill="#cf4b34" />',
  ),
  saturn:
    '<circle cx="60" cy="60" r="36" fill="#f08a3c" /><path d="M25 52H95A36 36 0 0 1 95 66H25A36 36 0 0 1 25 52Z" fill="#d96c22" /><path d="M70 25.4A36 36 0 0 1 44 92A46 46 0 0 0 70 25.4Z" fill="#000000" fillOpacity="0.14" />' +
    stroke('M27 50C4 66 0 78 8 82C28 90 112 58 114 44C114 36 100 38 92 42', '#7c2f5d', 7),
  uranus: globe('#8fd6dc', stroke('M52 14C44 40 44 80 52 106M70 13C66 40 66 80 70 107', '#c5eef0', 5)),
  neptune: globe(
    '#2f5fd3',
    stroke('M16 46C40 34 60 56 102 42', '#7f9ff0', 6) +
      '<ellipse cx="46" cy="70" rx="17" ry="9" fill="#1e3d99" />' +
      stroke('M70 86C80 80 88 84 94 78', '#7f9ff0', 5),
  ),
  sun:
    stroke('M60 4V18M60 102V116M4 60H18M102 60H116M20 20L30 30M90 90L100 100M100 20L90 30M30 90L20 100', '#f6b73c', 8) +
    '<circle cx="60" cy="60" r="34" fill="#ffd04d" /><path d="M70 27.5A34 34 0 0 1 60 94A34 34 0 0 1 42 89A44 44 0 0 0 70 27.5Z" fill="#f6a52c" fillOpacity="0.6" />',
  moon: globe(
    '#d9d7e2',
    '<circle cx="46" cy="46" r="12" fill="#b7b4c6" /><circle cx="78" cy="60" r="8" fill="#b7b4c6" /><circle cx="54" cy="82" r="10" fill="#b7b4c6" />',
  ),
}
