// Things that are worn, ridden and worked with, and an animal.
import { between, circle, rectangle } from './shapes.ts'
import { line, shape, stand, tone, type Draw } from './thing-pieces.ts'

export const bike: Draw = (palette, chance) => {
  const frame = chance() < 0.5 ? palette.accent : palette.strong
  const wheel = (x: number) =>
    `<circle cx="${x}" cy="410" r="106" fill="none" stroke="${palette.deep}" stroke-width="14"/>${circle(x, 410, 12, palette.deep)}`
  return [
    stand(palette, 300),
    wheel(236),
    wheel(566),
    line('M236 410L332 250H520L390 410H236M390 410L318 214M520 250L566 410M520 250L502 190h58', frame, 16),
    line('M280 210h80', palette.deep, 20),
    circle(390, 410, 26, palette.deep),
  ].join('')
}

export const garment: Draw = (palette, chance) => {
  const fill = tone(palette, chance)
  const bands = [0, 1, 2].map((index) =>
    rectangle(284, 300 + index * 58, 232, between(chance, 12, 26), palette.paper, ' opacity=".8"'),
  )
  return [
    line('M400 92q-26-40 6-54q34 0 22 30', palette.deep, 9),
    line('M400 92L250 150M400 92L550 150', palette.deep, 9),
    shape('M322 130q78 56 156 0l96 44l66 150l-76 40l-48-76v232H284V288l-48 76l-76-40l66-150Z', fill),
    ...bands,
    shape('M322 130q78 56 156 0l-16-8q-62 38-124 0Z', palette.deep, ' opacity=".4"'),
  ].join('')
}

export const bag: Draw = (palette, chance) => {
  const fill = tone(palette, chance)
  return [
    stand(palette, 190),
    line('M306 260c0-170 188-170 188 0', palette.deep, 20),
    shape('M226 246h348l34 270H192Z', fill),
    shape('M500 246h74l34 270h-96Z', palette.deep, ' opacity=".18"'),
    rectangle(250, 246, 300, 14, palette.paper, ' opacity=".7"'),
    circle(390, between(chance, 370, 400), 54, palette.paper),
  ].join('')
}

export const car: Draw = (palette, chance) => {
  const fill = tone(palette, chance)
  const wheel = (x: number) => circle(x, 474, 56, palette.deep) + circle(x, 474, 24, palette.paper)
  return [
    stand(palette, 310),
    shape('M110 456v-70q4-44 90-56l96-102q14-16 44-16h156q30 0 52 26l78 92q66 10 70 58v68Z', fill),
    shape('M252 326l66-76q10-10 28-10h40v86ZM414 240h78q18 0 30 14l58 72H414Z', palette.paper, ' opacity=".85"'),
    rectangle(110, 428, 586, 28, palette.deep, ' opacity=".2"'),
    wheel(240),
    wheel(570),
  ].join('')
}

export const animal: Draw = (palette, chance) => {
  const coat = tone(palette, chance)
  return [
    stand(palette, 190),
    line('M540 470q92-10 80-110q-4-40-40-44', coat, 30),
    shape('M270 512q-20-190 100-220q150-10 190 220Z', coat),
    circle(364, 236, 100, coat),
    shape('M276 200l-6-118l84 62ZM394 142l78-66l-8 120Z', coat),
    shape('M330 512v-120h36v120ZM400 512v-120h36v120Z', palette.deep, ' opacity=".14"'),
    circle(330, 228, 11, palette.deep) + circle(402, 228, 11, palette.deep),
    shape('M352 262h30l-15 20Z', palette.paper),
  ].join('')
}

export const tool: Draw = (palette) =>
  [
    stand(palette, 240),
    rectangle(190, 330, 420, 182, palette.accent, ' rx="16"'),
    rectangle(190, 392, 420, 26, palette.deep, ' opacity=".28"'),
    rectangle(370, 378, 60, 54, palette.paper, ' rx="8"'),
    line('M320 330v-50q0-26 26-26h108q26 0 26 26v50', palette.deep, 20),
    `<g transform="rotate(-22 590 220)">${rectangle(576, 140, 26, 190, palette.strong)}${rectangle(530, 100, 120, 56, palette.deep, ' rx="8"')}</g>`,
    `<g transform="rotate(16 230 230)">${rectangle(216, 180, 26, 150, palette.deep)}${rectangle(222, 90, 14, 96, palette.middle)}</g>`,
  ].join('')

/** With its viewfinder on top or a bellows in front. */
export const camera: Draw = (palette, chance) => {
  const body = chance() < 0.5 ? palette.deep : palette.strong
  const top = chance() < 0.5 ? palette.paper : palette.soft
  const round = between(chance, 74, 92)
  return [
    stand(palette, 200),
    rectangle(348, 214, 104, 60, top, ' rx="8"'),
    rectangle(366, 228, 68, 32, palette.deep, ' rx="4"'),
    rectangle(240, 252, 60, 26, palette.deep, ' rx="8"'),
    rectangle(216, 268, 368, 60, top, ' rx="18"'),
    rectangle(216, 306, 368, 208, body, ' rx="18"'),
    rectangle(512, 306, 72, 208, palette.deep, ' rx="18" opacity=".2"'),
    circle(400, 404, round + 18, palette.paper),
    circle(400, 404, round, palette.deep),
    circle(400, 404, round * 0.62, palette.middle),
    circle(376, 380, round * 0.2, palette.paper),
    circle(542, 352, 14, palette.accent),
  ].join('')
}
