// What a journey asks for, drawn at random with a printed seed, so that nothing can be prepared for one sentence.

const entities = [
  { one: 'plant', many: 'plants', fields: ['room', 'pot size', 'light'] },
  { one: 'bicycle', many: 'bicycles', fields: ['brand', 'frame size', 'gears'] },
  { one: 'recipe', many: 'recipes', fields: ['cuisine', 'servings', 'oven'] },
  { one: 'guest', many: 'guests', fields: ['table', 'diet', 'city'] },
  { one: 'lens', many: 'lenses', fields: ['mount', 'focal length', 'maker'] },
  { one: 'mural', many: 'murals', fields: ['street', 'artist', 'height'] },
] as const
const colours = [
  { name: 'dark green', backgroundHue: [90, 190] },
  { name: 'navy', backgroundHue: [200, 280] },
  { name: 'maroon', backgroundHue: [330, 30] },
  { name: 'teal', backgroundHue: [160, 210] },
] as const
const appNames = ['Fernwatch', 'Tallybook', 'Northshelf', 'Quillbox', 'Mossline', 'Harborlog']
const extraFields = ['supplier', 'nickname', 'remark', 'origin']

export interface Wish {
  seed: number
  appName: string
  entity: (typeof entities)[number]
  colour: (typeof colours)[number]
  prompt: string
  extraField: string
  /** Words that no sample row holds. */
  newRecordName: string
}

export function drawWish(seed = Number(process.env['JOURNEY_SEED'] ?? Date.now() % 1_000_000)): Wish {
  let state = seed
  const pick = <T>(list: readonly T[]): T => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    const item = list[(state >>> 8) % list.length]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  const entity = pick(entities)
  const colour = pick(colours)
  const appName = pick(appNames)
  const extraField = pick(extraFields)
  return {
    seed,
    appName,
    entity,
    colour,
    extraField,
    newRecordName: `Zyx ${entity.one} ${seed}`,
    prompt: `An app called ${appName} to keep my ${entity.many} with name, ${entity.fields.join(', ')} and notes`,
  }
}
