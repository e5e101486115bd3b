// The app's own picture: drawn for what it is about, so that it goes along with every change of its colours.
import type { Brief } from '../../brief.ts'
import { type Subject, subjectIn } from '../../topics/subjects.ts'
import { isMirrored } from '../shell/frames.ts'
import { draftingScenes } from './drafting-scenes.ts'
import { foodScenes } from './food-scenes.ts'
import { madeScenes } from './made-scenes.ts'
import { type MotifName, motifs } from './motifs.ts'
import { outdoorScenes } from './outdoor-scenes.ts'
import { parlourScenes } from './parlour-scenes.ts'
import { placeScenes } from './place-scenes.ts'
import { type Scene, mixPigments, pigmentsIn, ruledScene } from './scene.ts'
import { type Chance, chanceOf, sceneHeight, sceneWidth } from './shapes.ts'
import { thingScenes } from './thing-scenes.ts'
import { winterScenes } from './winter-scenes.ts'
import { workScenes } from './work-scenes.ts'

/** By the name that a subject calls its scene. */
export const scenes: Readonly<Record<string, Scene>> = {
  ...draftingScenes,
  ...foodScenes,
  ...madeScenes,
  ...outdoorScenes,
  ...parlourScenes,
  ...placeScenes,
  ...thingScenes,
  ...winterScenes,
  ...workScenes,
}

/** What is drawn for records of a topic where the message itself names nothing that can be drawn: only what such a record is. */
const byTopic: Readonly<Record<string, string>> = {
  plants: 'pots',
  recipes: 'dishes',
  books: 'books',
  music: 'vinyl',
  expenses: 'columns',
}

function isMotif(name: string): name is MotifName {
  return Object.hasOwn(motifs, name)
}

/** Where nothing can be drawn. */
const rules = 'rules'

/** What the app is about; plainer words may have left it out: “inventory of our bike workshop”. */
export function drawnSubject({ request, message }: Pick<Brief, 'request' | 'message'>): Subject | undefined {
  return subjectIn(request) ?? subjectIn(message ?? '')
}

/** The name of the scene or of the motif. */
export function pictureOf(brief: Pick<Brief, 'request' | 'message' | 'topic' | 'front' | 'style'>): string {
  const { topic, front, style } = brief
  const subject = drawnSubject(brief)
  // Nobody has answered yet: a chart would show what nobody said.
  if (front === 'survey' && (style === 'corporate' || subject === undefined)) return 'answerSheet'
  return subject?.scene ?? byTopic[topic] ?? rules
}

/** Whether it shows something, and is no pattern of lines. */
export function isDrawn(brief: Parameters<typeof pictureOf>[0]): boolean {
  return pictureOf(brief) !== rules
}

/** Whether something is drawn behind the thing: a cloth, a floor, a sky that ends where the picture does. */
export function hasGround(brief: Parameters<typeof pictureOf>[0] & Pick<Brief, 'seed'>): boolean {
  const scene = scenes[pictureOf(brief)]
  return scene === undefined || scene.ground(chanceOf(brief.seed)).length > 0
}

export const coverPath = 'web/components/cover.jsx'

/** Motifs that stand on a ground are seen from below, the others from their middle. */
const grounded: readonly MotifName[] = ['hills', 'columns']

function drawScene({ ground, thing }: Scene, chance: Chance): string[] {
  return thing === undefined ? ground(chance) : [...ground(chance), ...thing(chance, 0)]
}

/** Two pictures of a page would name the same shapes: each has names of its own. */
function withOwnIds(code: string): { code: string; imports: string; state: string } {
  if (!code.includes('id="cover-')) return { code, imports: '', state: '' }
  return {
    code: code
      .replaceAll(/\bid="cover-([^"]+)"/g, 'id={`${id}-$1`}')
      .replaceAll(/\bhref="#cover-([^"]+)"/g, 'href={`#${id}-$1`}')
      .replaceAll(/="url\(#cover-([^)"]+)\)"/g, '={`url(#${id}-$1)`}'),
    imports: "import { useId } from 'react'\n\n",
    state: '  const id = useId()\n',
  }
}

const isWide = ({ isAlone, thing }: Scene): boolean => isAlone === true || thing === undefined

/** Whether the picture goes over the whole width of a band: a view does, and one thing does not. */
export function isPictureWide(brief: Parameters<typeof pictureOf>[0]): boolean {
  const scene = scenes[pictureOf(brief)]
  return scene === undefined || isWide(scene)
}

/** A thing stands once in a band, at one side of it. */
function placeIn(brief: Brief, scene: Scene): string {
  if (brief.frame !== 'band' || isWide(scene)) return ''
  return `x="${isMirrored(brief) ? 8 : 48}%" width="44%" `
}

/** Whatever the place, the whole thing is seen, and its ground goes on to the edges. */
function sceneCode(scene: Scene, chance: Chance, brief: Brief): string {
  return `<svg className="size-full bg-cover" aria-hidden>
      <svg ${placeIn(brief, scene)}viewBox="${scene.focus.join(' ')}" preserveAspectRatio="xMid${scene.stands}" className="overflow-visible">
${drawScene(scene, chance)
  .map((shape) => `        ${shape}`)
  .join('\n')}
      </svg>
    </svg>`
}

function motifCode(motif: MotifName, brief: Brief, chance: Chance): string {
  // A band is three times as wide as a panel is.
  const width = brief.frame === 'band' ? sceneWidth * 3 : sceneWidth
  const shapes = motifs[motif](chance, width)
  const align = grounded.includes(motif) ? 'xMidYMax' : 'xMidYMid'
  return `<svg viewBox="0 0 ${width} ${sceneHeight}" preserveAspectRatio="${align} slice" className="size-full bg-cover" aria-hidden>
${shapes.map((shape) => `      ${shape}`).join('\n')}
    </svg>`
}

/**
 * What is drawn has its colours by nature, also where others were asked for the page: water is no grey on a navy ground.
 * What is quiet has no drawing of many colours in it.
 */
function keepsToTones({ style }: Brief, code: string): boolean {
  return (style === 'minimal' || style === 'luxury') && pigmentsIn(code) > mostWhereQuiet
}

const mostWhereQuiet = 4

/** The drawing without a page around it: its shapes, with their tones still named by classes. */
export function coverShapes(brief: Brief): { shapes: string; focus: readonly number[]; stands: string | null } {
  const picture = pictureOf(brief)
  const chance = chanceOf(brief.seed)
  const scene = scenes[picture] ?? ruledScene
  const drawn = (isMotif(picture) ? motifs[picture](chance, sceneWidth) : drawScene(scene, chance)).join('')
  return {
    shapes: mixPigments(drawn, keepsToTones(brief, drawn)),
    focus: isMotif(picture) ? [0, 0, sceneWidth, sceneHeight] : scene.focus,
    // A pattern fills its place; a scene stands in it, and its ground goes on to the sides.
    stands: isMotif(picture) ? null : scene.stands,
  }
}

export function composeCover(brief: Brief, picture: string = pictureOf(brief)): Record<string, string> {
  const chance = chanceOf(brief.seed)
  const drawn = isMotif(picture)
    ? motifCode(picture, brief, chance)
    : sceneCode(scenes[picture] ?? ruledScene, chance, brief)
  const { code, imports, state } = withOwnIds(drawn)
  const keepsTones = keepsToTones(brief, code)
  return {
    [coverPath]: `${imports}/** Drawn for this app, in the colours of its design tokens${keepsTones || scenes[picture] === undefined ? '' : ' and in those that a thing has by nature'}. */
export function Cover() {
${state}  return (
    ${mixPigments(code, keepsTones)}
  )
}
`,
  }
}
