// The land below a sky: what the message says the weather is noted for, in a strip of 1200 × 100 that is cut at its sides.
import type { Brief } from '../../brief.ts'

const far = 'fill-[#3d6b45]'
const near = 'fill-[#24482f]'
const row = 'stroke-[#7fa65c]'

const hills = [
  `<path d="M0 52Q260 8 540 40T1200 24V100H0Z" className="${far}" />`,
  `<path d="M0 84Q360 46 744 76T1200 62V100H0Z" className="${near}" />`,
]

function pathTo(x: number, fromY: number, spread: number): string {
  return `M${600 + x * 0.34} ${fromY}L${600 + x * spread} 100`
}

/** Rows that run up a slope, planted with one bush after another. */
function rows(classes: string, width: number, dash: string): string {
  const paths = Array.from({ length: 31 }, (_, index) => pathTo((index - 15) * 44, 34 + Math.abs(index - 15) * 0.9, 1))
  return `<path d="${paths.join('')}" className="fill-none ${classes}" strokeWidth="${width}" strokeLinecap="round" strokeDasharray="${dash}" />`
}

const slope = [
  `<path d="M0 60Q200 30 420 46T1200 30V100H0Z" className="${far}" />`,
  `<path d="M-40 100C200 44 400 26 600 26S1000 44 1240 100Z" className="${near}" />`,
]

function tree(x: number, y: number, size: number): string {
  return `<rect x="${x - 2}" y="${y}" width="4" height="${size}" className="fill-[#5b4632]" /><circle cx="${x}" cy="${y - size * 0.3}" r="${size * 0.62}" className="fill-[#2f5a39]" />`
}

const lands: readonly (readonly [words: RegExp, shapes: readonly string[]])[] = [
  [/\b(?:vineyards?|vines?|winer(?:y|ies)|grapes?|wine)\b/i, [...slope, rows(row, 8, '0 12')]],
  [
    /\b(?:allotments?|gardens?|greenhouses?|vegetables?|nurser(?:y|ies)|flowers?)\b/i,
    [
      ...hills,
      rows('stroke-[#8bb264]', 7, '0 15'),
      '<rect x="838" y="34" width="64" height="44" className="fill-[#8a5a3b]" />',
      '<path d="M828 38L870 10L912 38Z" className="fill-[#5e3a26]" />',
      '<rect x="862" y="52" width="18" height="26" className="fill-[#f1e3c4]" />',
    ],
  ],
  [
    /\b(?:orchards?|apples?|trees?|forests?|woods?)\b/i,
    [...hills, ...Array.from({ length: 12 }, (_, at) => tree(60 + at * 98, 58 + (at % 3) * 7, 26 + (at % 2) * 6))],
  ],
  [
    /\b(?:farms?|fields?|crops?|harvest|meadows?)\b/i,
    [
      `<path d="M0 40Q300 14 600 34T1200 26V100H0Z" className="${far}" />`,
      '<path d="M0 74Q400 52 800 66T1200 58V100H0Z" className="fill-[#c3a650]" />',
      '<path d="M0 84Q400 62 800 76T1200 68M0 96Q400 74 800 88T1200 80" className="fill-none stroke-[#a58937]" strokeWidth="3" />',
    ],
  ],
  [
    /\b(?:sail\w*|harbou?rs?|boats?|sea|ocean|coast\w*|beach\w*|surf\w*|lakes?|fish(?:ing|ery)?|rowing)\b/i,
    [
      '<path d="M0 46Q50 38 100 46T200 46T300 46T400 46T500 46T600 46T700 46T800 46T900 46T1000 46T1100 46T1200 46V100H0Z" className="fill-[#3f7f9c]" />',
      '<path d="M0 74Q50 64 100 74T200 74T300 74T400 74T500 74T600 74T700 74T800 74T900 74T1000 74T1100 74T1200 74V100H0Z" className="fill-[#245a76]" />',
      '<path d="M470 62H560L546 78H484Z" className="fill-[#f3eee2]" />',
      '<path d="M512 60V14L552 56Z" className="fill-[#ffffff]" />',
      '<path d="M506 60V22L478 56Z" className="fill-[#d8452e]" />',
    ],
  ],
  [
    /\b(?:mountains?|alp\w*|ski\w*|hik\w+|hut|summits?|climb\w*)\b/i,
    [
      '<path d="M0 92L170 22L290 74L430 8L590 84L740 30L860 76L1010 14L1200 88V100H0Z" className="fill-[#5d7385]" />',
      '<path d="M396 22L430 8L470 28L446 34L430 26L414 36ZM980 27L1010 14L1046 31L1024 36L1010 29L994 37ZM142 34L170 22L200 36L180 40L168 34L156 42Z" className="fill-[#f4f7f9]" />',
      `<path d="M0 88Q300 66 640 86T1200 78V100H0Z" className="${near}" />`,
    ],
  ],
  [
    /\b(?:cit(?:y|ies)|towns?|streets?|balcon(?:y|ies)|roofs?|schools?|class)\b/i,
    [
      '<path d="M0 100V58H90V40H160V66H230V30H300V58H380V44L420 22L460 44V70H540V36H620V62H700V48H770V26H830V64H910V42L950 20L990 42V60H1070V34H1140V56H1200V100Z" className="fill-[#3b4a59]" />',
      '<path d="M108 52h12v12h-12ZM136 52h12v12h-12ZM250 44h12v12h-12ZM276 44h12v12h-12ZM560 50h12v12h-12ZM590 50h12v12h-12ZM784 40h12v12h-12ZM806 40h12v12h-12ZM1090 48h12v12h-12ZM1116 48h12v12h-12Z" className="fill-[#ffcf6b]" />',
    ],
  ],
]

/** The component's file. */
export function composeLand({ request }: Pick<Brief, 'request'>): Record<string, string> {
  const shapes = lands.find(([words]) => words.test(request))?.[1] ?? hills
  return {
    'web/components/sky-land.jsx': `/** The land for which the weather is noted. */
export function Land() {
  return (
    <svg viewBox="0 0 1200 100" preserveAspectRatio="xMidYMax slice" className="absolute inset-x-0 bottom-0 h-16 w-full sm:h-24" aria-hidden>
${shapes.map((shape) => `      ${shape}`).join('\n')}
    </svg>
  )
}
`,
  }
}
