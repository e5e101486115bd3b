// Things of a home: each stands on a ground, with light from the upper left.
import { between, circle, rectangle, short, smoothPath, type Point } from './shapes.ts'
import { line, shape, stand, type Draw } from './thing-pieces.ts'

export const books: Draw = (palette, chance) => {
  const fills = [palette.strong, palette.accent, palette.deep, palette.middle]
  const turn = Math.floor(chance() * fills.length)
  const lying = [0, 1, 2].map((index) => {
    const [left, y] = [between(chance, 190, 230), 452 - index * 52]
    const fill = fills[(index + turn) % fills.length] ?? palette.strong
    return (
      rectangle(left, y, 380, 48, fill, ' rx="6"') +
      rectangle(left + 28, y + 8, 352, 32, palette.paper) +
      rectangle(left + 52, y, 16, 48, palette.ground, ' opacity=".6"')
    )
  })
  const cover = fills[(turn + 3) % fills.length] ?? palette.accent
  const upright = `<g transform="rotate(${short(between(chance, -9, -4))} 560 348)">${rectangle(470, 118, 168, 230, cover, ' rx="8"')}${rectangle(470, 118, 22, 230, palette.deep, ' opacity=".25"')}${rectangle(516, 160, 96, 14, palette.paper)}${rectangle(516, 188, 62, 10, palette.paper)}</g>`
  return [stand(palette, 240), upright, ...lying].join('')
}

export const chair: Draw = (palette, chance) => {
  const wood = chance() < 0.5 ? palette.accent : palette.strong
  const slats = Array.from({ length: 4 }, (_, index) => rectangle(318 + index * 46, 190, 18, 150, wood))
  return [
    stand(palette, 150),
    line('M300 120L292 520M508 120L516 520', wood, 20),
    rectangle(290, 150, 228, 46, wood, ' rx="20"'),
    ...slats,
    line('M330 400L316 516M478 400L492 516', palette.deep, 16),
    shape('M276 340h252l20 56H256Z', palette.deep),
    shape('M276 326h252l20 52H256Z', wood),
  ].join('')
}

export const yarn: Draw = (palette, chance) => {
  const ball = (x: number, y: number, radius: number, fill: string) => {
    const turn = chance() * 180
    const strands = Array.from({ length: 7 }, (_, index) => {
      const bend = (index - 3) * radius * 0.27
      return `<path transform="rotate(${short(turn)} ${x} ${y})" d="M${short(x - radius * 0.86)} ${short(y + bend * 0.6)}Q${x} ${short(y + bend * 1.7 - 20)} ${short(x + radius * 0.86)} ${short(y + bend * 0.6)}" fill="none" stroke="${palette.paper}" stroke-width="5" opacity=".45"/>`
    })
    return circle(x, y, radius, fill) + strands.join('')
  }
  return [
    stand(palette, 230),
    line('M250 150L500 470M560 140L330 480', palette.deep, 12),
    circle(250, 150, 15, palette.deep) + circle(560, 140, 15, palette.deep),
    ball(320, 400, 122, palette.accent),
    ball(506, 424, 98, palette.strong),
    line('M586 500q70 30 110-6t60 20', palette.strong, 8),
  ].join('')
}

export const lamp: Draw = (palette, chance) =>
  [
    shape('M250 292L80 496h640L550 292Z', palette.accent, ' opacity=".22"'),
    stand(palette, 110),
    rectangle(390, 280, 20, 210, palette.deep),
    rectangle(310, 486, 180, 26, palette.deep, ' rx="12"'),
    shape(`M${short(between(chance, 300, 330))} 130h${short(between(chance, 150, 180))}l80 170H246Z`, palette.accent),
    circle(400, 304, 26, palette.paper),
  ].join('')

export const guitar: Draw = (palette, chance) => {
  const wood = chance() < 0.5 ? palette.accent : palette.strong
  return `<g transform="rotate(${short(between(chance, 24, 38))} 400 320)">${[
    rectangle(384, 20, 32, 270, palette.deep),
    rectangle(374, -20, 52, 62, palette.deep, ' rx="8"'),
    circle(400, 300, 92, wood),
    circle(400, 430, 128, wood),
    rectangle(334, 320, 132, 80, wood),
    circle(400, 330, 40, palette.deep),
    rectangle(352, 462, 96, 18, palette.deep),
    line('M392 0V470M400 0V470M408 0V470', palette.paper, 2),
  ].join('')}</g>`
}

export const print: Draw = (palette, chance) => {
  const hill = (y: number, fill: string) =>
    shape(
      `${smoothPath(
        Array.from({ length: 6 }, (_, index): Point => [240 + index * 64, y + between(chance, -34, 34)]),
        { isClosed: false },
      )}V470H240Z`,
      fill,
    )
  const isRound = chance() < 0.5
  const inside = isRound
    ? circle(between(chance, 340, 460), between(chance, 200, 270), between(chance, 44, 70), palette.accent)
    : shape(
        `M${short(between(chance, 300, 360))} 330L400 ${short(between(chance, 150, 190))}L${short(between(chance, 450, 510))} 330Z`,
        palette.accent,
      )
  return [
    rectangle(214, 60, 388, 470, palette.deep, ' opacity=".18"'),
    rectangle(200, 46, 388, 470, palette.deep),
    rectangle(214, 60, 360, 442, palette.paper),
    `<clipPath id="f"><path d="M246 92h296v378H246Z"/></clipPath><g clip-path="url(#f)">${rectangle(246, 92, 296, 378, palette.soft)}${inside}${hill(340, palette.middle)}${hill(410, palette.strong)}</g>`,
  ].join('')
}

export const toy: Draw = (palette, chance) => {
  const block = (x: number, y: number, fill: string) =>
    rectangle(x, y, 128, 128, fill, ' rx="14"') +
    (chance() < 0.5
      ? circle(x + 64, y + 64, 34, palette.paper)
      : shape(`M${x + 64} ${y + 28}l36 68h-72Z`, palette.paper))
  return [
    stand(palette, 240),
    block(206, 386, palette.accent),
    block(340, 386, palette.strong),
    block(474, 386, palette.middle),
    block(270, 254, palette.deep),
    block(404, 254, palette.accent),
    shape('M330 250l70-104l70 104Z', palette.strong),
  ].join('')
}

export const ring: Draw = (palette, chance) =>
  [
    stand(palette, 150),
    `<circle cx="400" cy="380" r="124" fill="none" stroke="${palette.accent}" stroke-width="30"/>`,
    line('M304 316q26-44 66-56', palette.paper, 8),
    shape(`M340 196l34-46h52l34 46l-60 ${short(between(chance, 70, 86))}Z`, palette.strong),
    shape('M374 150h52l34 46H340Z', palette.middle),
    shape('M384 196h32l-16 76Z', palette.paper, ' opacity=".6"'),
  ].join('')

export const screen: Draw = (palette, chance) => {
  const cards = [0, 1, 2].map((index) =>
    rectangle(
      216 + index * 126,
      330,
      112,
      90,
      [palette.middle, palette.soft, palette.accent][index] ?? palette.soft,
      ' rx="8"',
    ),
  )
  return [
    stand(palette, 230),
    rectangle(376, 456, 48, 52, palette.deep),
    rectangle(300, 500, 200, 16, palette.deep, ' rx="8"'),
    rectangle(170, 110, 460, 356, palette.deep, ' rx="18"'),
    rectangle(188, 128, 424, 320, palette.paper, ' rx="6"'),
    rectangle(216, 156, between(chance, 60, 110), 16, palette.strong),
    rectangle(216, 204, between(chance, 190, 270), 34, palette.deep),
    rectangle(216, 254, between(chance, 140, 230), 14, palette.middle),
    rectangle(216, 286, 84, 26, palette.accent, ' rx="13"'),
    ...cards,
  ].join('')
}
