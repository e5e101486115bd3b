// One record's own page, the page that adds one, and the acts on a record that several places share.
import { withArticle } from '../../understand/inflect.ts'
import { isReadAtLength } from '../../understand/kinds/written-kinds.ts'
import { forAdminImport, hasPart, ifMineImport, isOfItsBrowser, keepOwnImport, isSentOff, isSold } from '../access.ts'
import { childList } from './belonging.ts'
import { factComponent } from './fact-label.ts'
import { formFields } from './flags.ts'
import { lower } from '../lists/select-files.ts'
import { composeComments } from './comment-files.ts'
import { needsToday, pagePieces, pieceImports } from '../parts/extra-parts.ts'
import { importSaidFormats, jsxAttribute, jsxText, nothing, only, quoteJs, tidy } from '../data/expressions.ts'
import { readPart } from '../../parts/read-part.ts'
import { takesGiven } from '../forms/form-files.ts'
import { composeLikes } from './like-files.ts'
import { linkedLists, linksOf } from '../parts/links.ts'
import { aroundOf, belongingOf, belongingOn, composeAround } from './around.ts'
import { coverImport } from '../lists/first-picture.ts'
import { jacketImport } from '../lists/shelf-list.ts'
import { pictureImport, pictureFiles } from '../pictures.ts'
import { isNote } from '../record-shapes/choose-shape.ts'
import { paceImport, paceIn } from '../record-shapes/pace.ts'
import { composeOthers, othersOn, showsOthers } from './other-records.ts'
import { onPage } from '../lists/grounds.ts'
import { recordBody } from './record-body.ts'
import { lines } from './record-pieces.ts'
import { buttons } from './record-told.ts'
import { isProfile } from '../parts/meets.ts'
import { postsOf } from '../parts/people.ts'
import { manyComponent, namesOf, pageTitleOf, partsOf } from '../roles.ts'
import { choicesOf } from '../data/server-files.ts'
import { seatForm, seatPage, seatSection } from '../parts/seat-form.ts'
import { seatAct, seatWay } from '../parts/seats.ts'
import { shownName, takesSeat } from '../parts/takes-seat.ts'
import { headingWeight, standsOnPage, styles } from '../shell/styles.ts'
import { isOpenToVisitors } from '../lists/visited.ts'
import { type View, childrenOf, isMain, referencesOf } from '../views.ts'

interface Scene {
  view: View
  all: readonly View[]
}

/** A note that is somebody's own and that nothing else belongs to. */
function isGoneOnWith(view: View, all: readonly View[]): boolean {
  const isOwn = ['open', 'private', 'team'].includes(view.access)
  const isAlone = childrenOf(view, all).length === 0 && !hasPart(view, 'comments')
  return isNote(view) && isOwn && isAlone
}

/** A note is changed where it is read: its fields stand as its words do, without boxes. */
const asWritten =
  '[&_input]:border-0 [&_input]:border-b [&_input]:px-0 [&_input[name=title]]:font-display [&_input[name=title]]:text-4xl [&_label]:text-muted [&_textarea]:min-h-[40vh] [&_textarea]:border-0 [&_textarea]:border-b [&_textarea]:px-0 [&_textarea]:text-xl [&_textarea]:leading-relaxed [&_:is(input,textarea)]:rounded-none [&_:is(input,textarea)]:bg-transparent'

function recordPage({ view, all }: Scene): string {
  const { one, Component, oneFile, home } = namesOf(view)
  const { title } = partsOf(view)
  const style = styles[view.style]
  const facts = view.fields.filter((field) => field !== title && !['long', 'picture'].includes(field.kind))
  const children = childrenOf(view, all)
  const hasDates = facts.some((field) => field.kind === 'date')
  const hasComments = view.parts.includes('comments') && isMain(view)
  const posts = postsOf(view, all)
  const choices = choicesOf(view, all).length > 0 ? ' choices={data.choices}' : ''
  const isWritten = isGoneOnWith(view, all)
  // Where others read it too, it is read first.
  const isRead = isWritten && (view.access === 'admin' || view.access === 'members')
  const others = showsOthers(view, all) ? othersOn(view) : null
  const below = [
    ...children.map(
      ({ child }) => `<${Component}${manyComponent(namesOf(child))} ${one}={${one}}${childData(child)} />`,
    ),
    ...linksOf(view, all).map(({ target }) => `<${Component}${manyComponent(namesOf(target))} ${one}={${one}} />`),
  ].join('\n')
  const found = aroundOf(view)
  const belonging = belongingOf(view, all)
  const told = belonging === null ? null : belongingOn(view, belonging)
  const comments = hasComments
    ? `<Comments path={\`/api/${namesOf(view).path}/\${${one}.id}/comments\`} comments={data.comments} />`
    : ''
  const slots = {
    below,
    comments,
    others: others?.element ?? '',
    around: found?.element ?? '',
    belonging: told?.element ?? '',
  }
  const { code: body, holds } = recordBody({ view, all }, slots)
  const ticks = body.includes(`toggle${Component}(`)
  const usesToday = hasDates && /\btoday\b/.test(body)
  return tidy(`import { Link, useRouter } from '@joinery/app-kit'
import { useState } from 'react'
${only(isSold(view), `import { AddToCart } from '@/components/add-to-cart.jsx'`)}
${only(hasComments, `import { Comments } from '@/components/comments.jsx'`)}
import { ${Component}Form } from '@/components/${oneFile}-form.jsx'
${posts === null ? nothing : `import { ${namesOf(posts).Component}List } from '@/components/${namesOf(posts).oneFile}-list.jsx'`}
${[...children.map(({ child }) => child), ...linksOf(view, all).map(({ target }) => target)].map((other) => `import { ${Component}${manyComponent(namesOf(other))} } from '@/components/${oneFile}-${namesOf(other).manyFile}.jsx'`).join('\n') || nothing}
${only(body.includes('<Fact '), `import { Fact } from '@/components/fact.jsx'`)}
${only(body.includes('<ProductPicture '), `import { ProductPicture } from '@/components/product-picture.jsx'`)}
${pieceImports(pagePieces(view).join(' ')) || nothing}
${others?.importLine ?? nothing}
${told !== null && body.includes(told.element.split(' ')[0] ?? '') ? told.importLine : nothing}
${found?.imports ?? nothing}
${only(view.access === 'admin', forAdminImport)}
${only(isOfItsBrowser(view), ifMineImport)}
${importsOf(body) || nothing}
import { useDelete${Component}${ticks ? `, useToggle${Component}` : ''} } from '@/lib/use-${oneFile}-actions.js'

export default function Page({ data${isRead ? ', searchParams' : ''} }) {
  const { ${one}${usesToday ? ', today' : ''} } = data
  const [isEditing, setIsEditing] = useState(${isRead ? 'searchParams.edit !== undefined' : String(isWritten)})
  const router = useRouter()
  const delete${Component} = useDelete${Component}()
  ${only(ticks, `const toggle${Component} = useToggle${Component}()`)}

  async function showSaved() {
    await router.refresh()
    setIsEditing(false)
  }

  return (
    <main className="mx-auto max-w-6xl pb-20 pt-6">
      <Link href="${home}" className="inline-flex min-h-11 items-center text-muted underline-offset-4 hover:text-text hover:underline">
        ${jsxText(`All ${view.entity.plural}`)}
      </Link>
      {isEditing ? (
        <section className="${isWritten ? `mx-auto mt-4 max-w-[44rem] ${asWritten}` : `mt-4 max-w-3xl rounded-surface ${style.edge} border-edge bg-surface p-6 text-on-surface sm:p-10`}">
          <h1 className="${isWritten ? 'sr-only' : `mb-6 break-words font-display text-3xl ${headingWeight(view)}`}">{${one}.${title.name}}</h1>
          <${Component}Form ${one}={${one}}${choices} saveLabel="Save changes" onSaved={showSaved} onCancel={() => setIsEditing(false)} />
        </section>
      ) : (
${lines([body], 8)}
      )}
      ${below === '' || holds.below ? nothing : below}
      ${posts === null ? nothing : ownPosts(posts)}
      ${comments === '' || holds.comments ? nothing : comments}
      ${others === null || holds.others ? nothing : others.element}
      ${isOpenToVisitors(view) ? ownerActs({ view, all }) : nothing}
    </main>
  )
}
`)
}

/** What the shape of the page is made of. */
function importsOf(body: string): string {
  const icons = ['Globe', 'Mail', 'Phone'].filter((icon) => body.includes(`<${icon} `))
  const days = ['dayParts', 'daysAway'].filter((part) => body.includes(`${part}(`))
  const splits = ['splitItems', 'splitSteps'].filter((split) => body.includes(`${split}(`))
  return [
    ...(icons.length > 0 ? [`import { ${icons.join(', ')} } from 'lucide-react'`] : []),
    ...(body.includes('<Change ') ? ["import { Change } from '@/components/change.jsx'"] : []),
    ...(body.includes('<Cover />') ? [coverImport] : []),
    ...(body.includes('<Picture ') ? [pictureImport] : []),
    ...(body.includes('<Jacket ') ? [jacketImport] : []),
    ...(body.includes('<Monogram ') ? ["import { Monogram } from '@/components/monogram.jsx'"] : []),
    ...(body.includes('<SkyScene ') ? ["import { SkyScene } from '@/components/sky-scene.jsx'"] : []),
    ...(body.includes('<Steps ') ? ["import { Steps } from '@/components/steps.jsx'"] : []),
    ...(days.length > 0 ? [`import { ${days.join(', ')} } from '@/lib/day-parts.js'`] : []),
    ...(splits.length > 0 ? [`import { ${splits.join(', ')} } from '@/lib/split-text.js'`] : []),
    paceImport(body),
    importSaidFormats(body).trim(),
  ]
    .filter((line) => line !== '')
    .join('\n')
}

/** What its owner does with it, after all that a visitor came to read. */
function ownerActs(scene: Scene): string {
  return `{!isEditing && (\n${lines([buttons(scene, true)], 8)}\n      )}`
}

function childData(child: View): string {
  const { many } = namesOf(child)
  if (isSentOff(child)) return shownName(child) === null ? '' : ` ${many}={data.${many}}`
  const today = child.fields.some(({ kind }) => kind === 'date') ? ' today={data.today}' : ''
  return ` ${many}={data.${many}}${today}`
}

/** What the person wrote, below who they are. */
function ownPosts(posts: View): string {
  const { many, Component } = namesOf(posts)
  return `{data.${many}.length > 0 && (
        <section className="mt-14">
          <h2 className="mb-5 font-display text-3xl">${jsxText(pageTitleOf(posts))}</h2>
          <${Component}List ${many}={data.${many}}${needsToday(posts) ? ' today={data.today}' : ''} />
        </section>
      )}`
}

/** Whoever fills in their own profile saves it; other things are added to the rest. */
function saveWords(brief: View): string {
  if (takesSeat(brief)) return seatAct(brief)
  return isProfile(brief) ? 'Save profile' : `Add ${brief.entity.singular}`
}

function headWords(brief: View): string {
  if (takesSeat(brief)) return seatWay(brief)
  return isProfile(brief) ? 'Your profile' : `Add ${withArticle(brief.entity.singular)}`
}

/** What a record cannot do without, beside its form; where that is nearly all of it, the fields say so themselves. */
function neededNote(view: View): string {
  const asked = formFields(view)
  const needed = asked.filter(({ required }) => required)
  const [first] = needed
  if (first === undefined || needed.length > 1 || asked.length < 3) return nothing
  const label = lower(first.label)
  const name = /^(?:my|your|our|what|which|who|where|when|how|the|an?)\b/.test(label) ? label : `the ${label}`
  return `<p className="mt-4 max-w-[34ch] text-balance text-lg text-muted">${jsxText(`Only ${name} is needed. The rest can wait.`)}</p>`
}

function newPage({ view: brief, all }: Scene): string {
  const { one, Component, oneFile, home } = namesOf(brief)
  const references = referencesOf(brief, all)
  const links = linksOf(brief, all)
  const hasChoices = references.length + links.length > 0
  const hasGiven = takesGiven(brief, all)
  const choices = `${hasChoices ? ' choices={data.choices}' : ''}${hasGiven ? ' given={searchParams}' : ''}`
  // Whoever came from the record that this one belongs to goes back there.
  const back = [
    ...references.map(({ field, target }) => ({ key: field.name, target })),
    ...links.map(({ key, target }) => ({ key, target })),
  ].map(
    ({ key, target }) =>
      `    if (searchParams.${key}) return router.navigate(\`${namesOf(target).base}/\${searchParams.${key}}\`)`,
  )
  const style = styles[brief.style]
  const [title] = brief.fields
  return tidy(`import { useRouter } from '@joinery/app-kit'
import { ${Component}Form } from '@/components/${oneFile}-form.jsx'
import { useNotice } from '@/components/notice.jsx'

export const metadata = { title: ${quoteJs(`${headWords(brief)} – ${brief.name}`)} }

export default function Page(${hasGiven ? `{ ${hasChoices ? 'data, ' : ''}searchParams }` : ''}) {
  const router = useRouter()
  const showNotice = useNotice()

  function showList(${one}) {
    showNotice({ message: \`Added “\${${one}.${title?.name ?? ''}}”\` })
${back.join('\n') || nothing}
    router.navigate('${home}')
  }

  return (
    <main className="mx-auto max-w-6xl gap-x-14 pb-20 pt-8 sm:pt-12 xl:grid xl:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
      <div className="xl:sticky xl:top-28 xl:self-start">
        <h1 className="text-balance font-display text-4xl leading-[1.04] sm:text-5xl ${headingWeight(brief)}">${jsxText(headWords(brief))}</h1>
        ${neededNote(brief)}
      </div>
      <section className="mt-8 rounded-surface xl:mt-0 ${style.edge} border-edge bg-surface p-6 text-on-surface sm:p-10">
        <${Component}Form${choices} saveLabel=${jsxAttribute(saveWords(brief))} onSaved={showList} onCancel={() => router.navigate('${home}')} />
      </section>
    </main>
  )
}
`)
}

function actions({ view: brief, all }: Scene): string {
  const children = childrenOf(brief, all).map(({ child }) => child.entity.plural)
  const required = childrenOf(brief, all).filter(({ field }) => field.required)
  const { one, path, Component } = namesOf(brief)
  const { title, toggle, status } = partsOf(brief)
  return tidy(`import { useRouter } from '@joinery/app-kit'
import { useNotice } from '@/components/notice.jsx'
${only(isOfItsBrowser(brief), keepOwnImport)}

${only(
  children.length === 0 || toggle !== null || brief.skeleton === 'board',
  `function send(path, method, body) {
  return fetch(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}`,
)}

${
  children.length > 0
    ? `/** Asks first: ${children.join(' and ')} ${required.length > 0 ? 'go with it' : 'lose their tie to it'}, which no Undo could bring back. */`
    : `/** Deletes at once and offers Undo, which adds the same ${brief.entity.singular} again. */`
}
export function useDelete${Component}() {
  const router = useRouter()
  const showNotice = useNotice()

  return async function delete${Component}(${one}, { leaveFor } = {}) {
    ${only(
      children.length > 0,
      `if (!window.confirm(\`Delete “\${${one}.${title.name}}”${required.length > 0 ? ` with all its ${children.join(' and ')}` : ''}? This cannot be undone.\`)) return`,
    )}
    const response = await fetch(\`/api/${path}/\${${one}.id}\`, { method: 'DELETE' })
    if (!response.ok) {
      return showNotice({ message: \`“\${${one}.${title.name}}” could not be deleted. Try again in a moment.\` })
    }
    ${only(
      children.length === 0,
      `async function undo() {
      ${isOfItsBrowser(brief) ? `const again = await send('/api/${path}', 'POST', ${one})\n      keepOwn('${path}', (await again.json()).id)` : `await send('/api/${path}', 'POST', ${one})`}
      await router.refresh()
    }`,
    )}
    showNotice({ message: \`Deleted “\${${one}.${title.name}}”\`${children.length === 0 ? ', undo' : ''} })
    if (leaveFor === undefined) await router.refresh()
    else router.navigate(leaveFor)
  }
}

${only(
  toggle !== null,
  `/** Ticks or unticks “${toggle?.label ?? ''}” without opening the record. */
export function useToggle${Component}() {
  const router = useRouter()
  const showNotice = useNotice()

  return async function toggle${Component}(${one}) {
    const response = await send(\`/api/${path}/\${${one}.id}\`, 'PATCH', { ${toggle?.name ?? ''}: !${one}.${toggle?.name ?? ''} })
    if (!response.ok) showNotice({ message: \`“\${${one}.${title.name}}” could not be changed. Try again in a moment.\` })
    await router.refresh()
  }
}`,
)}

${only(
  brief.skeleton === 'board' && status !== null,
  `/** Moves it to another column of the board. */
export function useMove${Component}() {
  const router = useRouter()
  const showNotice = useNotice()

  return async function move${Component}(${one}, column) {
    const response = await send(\`/api/${path}/\${${one}.id}\`, 'PATCH', { ${status?.name ?? ''}: column })
    if (!response.ok) showNotice({ message: \`“\${${one}.${title.name}}” could not be moved. Try again in a moment.\` })
    await router.refresh()
  }
}`,
)}
`)
}

export function composeRecordFiles(view: View, all: readonly View[]): Record<string, string> {
  const { oneFile, folder } = namesOf(view)
  const scene = { view, all }
  return {
    [`${folder}/[id]/page.jsx`]: recordPage(scene),
    [`${folder}/new/page.jsx`]: isSentOff(view) ? seatPage(view, all) : newPage(scene),
    ...(isSentOff(view) && seatForm(view, all)),
    [`web/lib/use-${oneFile}-actions.js`]: actions(scene),
    ...Object.assign(
      {},
      ...childrenOf(view, all).map(({ child, field }) =>
        isSentOff(child) ? seatSection(view, child) : childList(view, child, field),
      ),
    ),
    ...linkedLists(view, all),
    ...composeOthers(view, all),
    ...composeAround(view, all),
    ...(paceIn(view) !== null && readPart('pace')),
    ...composeComments(view),
    ...(hasPart(view, 'likes') && composeLikes(view)),
  }
}

/** What the pages of all records share. */
export function composeSharedRecords(all: readonly View[]): Record<string, string> {
  const hasFacts = all.some(
    (view) =>
      view.access === 'members' ||
      view.fields.some((field, index) => index > 0 && field.kind !== 'long' && field.kind !== 'picture'),
  )
  const [main] = all
  const isPlain = main !== undefined && standsOnPage(main)
  const fact = factComponent(
    main?.front === 'shop' || main?.front === 'site',
    all.some((view) => isReadAtLength({ singular: view.entity.singular, fields: view.fields }) || isNote(view)),
  )
  return {
    ...(hasFacts && { 'web/components/fact.jsx': isPlain ? onPage(fact) : fact }),
    ...readPart('record-shapes'),
    ...readPart('monogram'),
    ...pictureFiles(all),
    ...readPart('if-mine'),
  }
}
