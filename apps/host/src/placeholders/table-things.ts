// Things of table and bath: each stands on a ground, with light from the upper left.
import { between, circle, leaf, rectangle, short, type Point } from './shapes.ts'
import { board, line, shape, stand, type Draw } from './thing-pieces.ts'

export const cupOf: Draw = (palette, chance) => {
  const fill = chance() < 0.5 ? palette.accent : palette.strong
  const steam = [340, 400, 460].map((x) =>
    line(`M${x} 232c-22-30 22-46 0-78c-14-22 8-38 4-54`, palette.soft, between(chance, 7, 11)),
  )
  return [
    stand(palette, 190),
    ...steam,
    `<ellipse cx="400" cy="508" rx="196" ry="22" fill="${palette.paper}"/>`,
    `<ellipse cx="400" cy="502" rx="120" ry="10" fill="${palette.soft}"/>`,
    line('M520 326c92-18 96 104-22 100', fill, 26),
    shape('M264 270h272c0 140-28 232-92 232h-88c-64 0-92-92-92-232Z', fill),
    shape('M470 270h66c0 140-28 232-92 232h-30c40-30 56-120 56-232Z', palette.deep, ' opacity=".2"'),
    `<ellipse cx="400" cy="270" rx="136" ry="26" fill="${palette.paper}"/>`,
    `<ellipse cx="400" cy="273" rx="118" ry="18" fill="${palette.deep}"/>`,
  ].join('')
}

/** What leaves or beans are kept in. */
export const tin: Draw = (palette, chance) => {
  const fill = chance() < 0.5 ? palette.strong : palette.accent
  const tall = between(chance, 230, 300)
  const top = 514 - tall
  return [
    stand(palette, 140),
    rectangle(280, top, 240, tall, fill, ' rx="10"'),
    rectangle(456, top, 64, tall, palette.deep, ' opacity=".18"'),
    rectangle(268, top - 46, 264, 66, palette.deep, ' rx="10"'),
    rectangle(318, top + 64, 164, tall - 120, palette.paper, ' rx="6"'),
    leaf({ x: 366, y: top + tall - 92, length: tall * 0.34, width: 26, angle: -62, fill: palette.strong }),
    leaf({ x: 396, y: top + tall - 86, length: tall * 0.3, width: 22, angle: -112, fill: palette.middle }),
  ].join('')
}

export const pot: Draw = (palette, chance) => {
  const fill = chance() < 0.5 ? palette.accent : palette.middle
  return [
    stand(palette, 200),
    line('M272 330c-116-26-126 132 8 128', fill, 24),
    shape('M516 400q70-6 96-128l34 10q-16 150-132 186Z', fill),
    shape('M250 396c0-130 300-130 300 0c0 80-40 122-92 122H342c-52 0-92-42-92-122Z', fill),
    shape('M470 306c54 14 80 44 80 90c0 80-40 122-92 122h-34c70-50 86-130 46-212Z', palette.deep, ' opacity=".18"'),
    `<ellipse cx="400" cy="306" rx="92" ry="18" fill="${palette.deep}"/>`,
    circle(400, 276, between(chance, 18, 24), palette.deep),
  ].join('')
}

const brewing = [cupOf, tin, pot] as const
/** A cup, what the leaves come in, or what they are brewed in. */
export const cup: Draw = (palette, chance) => (brewing[Math.floor(chance() * brewing.length)] ?? cupOf)(palette, chance)

export const loaf: Draw = (palette, chance) => {
  const cuts = Array.from({ length: 4 }, (_, index) => {
    const x = 268 + index * 78 + between(chance, -8, 8)
    return shape(`M${short(x)} 306q44-8 52 92q-46-6-52-92Z`, palette.paper, ' opacity=".75"')
  })
  return [
    board(palette),
    rectangle(150, 486, 500, 34, palette.deep, ' rx="12"'),
    shape('M188 486c-34-120 44-218 212-218s246 98 212 218Z', palette.accent),
    shape('M560 486c26-96-16-176-112-206c128 10 194 100 164 206Z', palette.deep, ' opacity=".2"'),
    ...cuts,
  ].join('')
}

export const cake: Draw = (palette, chance) => {
  const layers = [
    [436, palette.strong],
    [386, palette.paper],
    [352, palette.strong],
    [302, palette.paper],
  ] as const
  const fruit = Array.from({ length: 5 }, (_, index) =>
    circle(292 + index * 54 + between(chance, -6, 6), 268, between(chance, 18, 24), palette.accent),
  )
  return [
    stand(palette, 170),
    shape('M376 480h48l22 36h-92Z', palette.deep),
    `<ellipse cx="400" cy="482" rx="206" ry="20" fill="${palette.deep}"/>`,
    ...layers.map(([y, fill]) => rectangle(246, y, 308, fill === palette.paper ? 34 : 50, fill, ' rx="10"')),
    shape(
      'M240 306q-4-40 40-40h240q44 0 40 40q-18 34-40 0q-22 40-50 4q-24 42-52 0q-26 40-54 0q-24 36-46 0q-20 30-38-4Z',
      palette.paper,
    ),
    ...fruit,
  ].join('')
}

export const bottle: Draw = (palette, chance) => {
  const one = (x: number, height: number, fill: string) => {
    const top = 516 - height
    return [
      shape(
        `M${x - 26} ${top}h52v${short(height * 0.3)}q44 24 44 74v${short(height * 0.7 - 74)}h-140v${short(-(height * 0.7 - 74))}q0-50 44-74Z`,
        fill,
      ),
      rectangle(x - 32, top - 8, 64, 34, palette.deep, ' rx="6"'),
      rectangle(x - 70, 516 - height * 0.42, 140, height * 0.27, palette.paper),
      rectangle(x - 44, 516 - height * 0.36, 88, 12, palette.accent),
      rectangle(x + 36, 516 - height * 0.52, 34, height * 0.52, palette.deep, ' opacity=".2"'),
    ].join('')
  }
  return [
    stand(palette, 210),
    one(306, between(chance, 330, 400), palette.strong),
    one(494, between(chance, 290, 350), palette.middle),
  ].join('')
}

export const jar: Draw = (palette, chance) =>
  [
    stand(palette, 160),
    shape('M280 226h240q46 20 46 76v160q0 54-54 54H288q-54 0-54-54V302q0-56 46-76Z', palette.accent),
    shape('M480 226h40q46 20 46 76v160q0 54-54 54h-60q44-20 44-74V302q0-56-16-76Z', palette.deep, ' opacity=".18"'),
    rectangle(262, 160, 276, 66, palette.deep, ' rx="14"'),
    rectangle(276, 300, 248, 132, palette.paper, ' rx="10"'),
    circle(400, between(chance, 350, 372), 34, palette.strong),
    rectangle(330, 408, 140, 8, palette.middle),
  ].join('')

export const soap: Draw = (palette, chance) => {
  const fills = [palette.middle, palette.accent, palette.strong]
  const bars = fills.map((fill, index) => {
    const [x, y] = [222 + between(chance, -24, 24), 420 - index * 92]
    return (
      rectangle(x, y, 356, 88, fill, ' rx="26"') +
      rectangle(x + 26, y + 18, 304, 52, 'none', ` rx="16" stroke="${palette.paper}" stroke-width="4" opacity=".6"`) +
      rectangle(x, y + 62, 356, 26, palette.deep, ' rx="13" opacity=".16"')
    )
  })
  const bubbles = Array.from({ length: 5 }, () =>
    circle(
      between(chance, 560, 700),
      between(chance, 110, 300),
      between(chance, 10, 30),
      palette.paper,
      ' opacity=".8"',
    ),
  )
  return [stand(palette, 210), ...bars, ...bubbles].join('')
}

export const candle: Draw = (palette, chance) => {
  const one = (x: number, height: number, fill: string) =>
    [
      rectangle(x - 58, 514 - height, 116, height, fill, ' rx="12"'),
      rectangle(x + 20, 514 - height, 38, height, palette.deep, ' opacity=".16"'),
      `<ellipse cx="${x}" cy="${short(516 - height)}" rx="58" ry="13" fill="${palette.paper}"/>`,
      line(`M${x} ${short(514 - height)}v-22`, palette.deep, 5),
      shape(`M${x} ${short(416 - height)}q34 46 0 76q-34-30 0-76Z`, palette.accent),
    ].join('')
  return [
    stand(palette, 230),
    one(270, between(chance, 120, 180), palette.middle),
    one(410, between(chance, 210, 290), palette.paper),
    one(545, between(chance, 90, 200), palette.strong),
  ].join('')
}

export const bouquet: Draw = (palette, chance) => {
  const stems = Array.from({ length: 9 }, (_, index): Point => {
    const spread = (index - 4) / 4
    return [400 + spread * 190, 170 + Math.abs(spread) * 90 + between(chance, -26, 26)]
  })
  const flowers = stems.map(([x, y], index) => {
    const fill = [palette.accent, palette.paper, palette.middle][index % 3] ?? palette.accent
    const petals = Array.from({ length: 6 }, (_, petal) => {
      const angle = (petal / 6) * Math.PI * 2
      return circle(x + Math.cos(angle) * 26, y + Math.sin(angle) * 26, 22, fill)
    })
    return petals.join('') + circle(x, y, 17, palette.deep)
  })
  return [
    ...stems.map(([x, y]) =>
      line(`M400 470Q${short((x + 400) / 2)} ${short(y + 160)} ${short(x)} ${short(y)}`, palette.strong, 7),
    ),
    ...stems.map(([x, y], index) =>
      leaf({ x: (x + 400) / 2, y: y + 150, length: 70, width: 20, angle: index < 4 ? 200 : -20, fill: palette.strong }),
    ),
    ...flowers,
    shape('M300 400h200l-56 190h-88Z', palette.soft),
    shape('M440 400h60l-56 190h-30Z', palette.deep, ' opacity=".15"'),
    rectangle(338, 492, 124, 20, palette.accent),
  ].join('')
}

export const cheese: Draw = (palette, chance) => {
  const holes = Array.from({ length: 6 }, () =>
    circle(
      between(chance, 260, 580),
      between(chance, 390, 470),
      between(chance, 11, 25),
      palette.deep,
      ' opacity=".35"',
    ),
  )
  return [
    board(palette),
    rectangle(150, 492, 500, 30, palette.deep, ' rx="12"'),
    shape('M200 360L560 236q60 40 60 124Z', palette.paper),
    rectangle(200, 360, 420, 132, palette.accent),
    ...holes,
  ].join('')
}

export const parcel: Draw = (palette, chance) => {
  const [left, top] = [between(chance, 196, 226), between(chance, 226, 262)]
  const wide = 800 - left * 2
  return [
    stand(palette, wide / 2),
    rectangle(left, top, wide, 516 - top, palette.middle, ' rx="6"'),
    rectangle(left + wide * 0.72, top, wide * 0.28, 516 - top, palette.deep, ' opacity=".16"'),
    rectangle(left - 12, top - 26, wide + 24, 62, palette.strong, ' rx="6"'),
    rectangle(376, top - 26, 48, 542 - top, palette.accent),
    shape(`M400 ${short(top - 26)}q-100-104-140-34q0 46 140 34q140 12 140-34q-40-70-140 34Z`, palette.accent),
  ].join('')
}
