// One more field in a form: made after a field that is there, so that it looks and works like its neighbours.
import type { Field } from '../../brief.ts'
import { jsxText, quoteJs } from '../../compose/data/expressions.ts'
import { capitalize } from '../../understand/inflect.ts'
import type { AppCode } from './app-code.ts'
import { type Element, isInside } from './elements.ts'
import type { Table } from './sql-texts.ts'
import {
  child,
  children,
  indentAt,
  type Module,
  type Node,
  type Patch,
  patchText,
  sourceOf,
  walk,
  word,
} from './syntax.ts'

const natives = /^(?:input|select|textarea)$/
const inputTypes: Partial<Record<Field['kind'], string>> = {
  date: 'date',
  time: 'time',
  email: 'email',
  phone: 'tel',
  url: 'url',
  number: 'number',
  money: 'number',
  rating: 'number',
}

export function nameOfControl({ attributes }: Element): string | null {
  return attributes.get('name')?.literal ?? null
}

/** Fields of forms that fill the table, by form. */
export function formsOf(app: AppCode, { columns }: Table): { form: Element; controls: Element[] }[] {
  const known = new Set(columns.map(({ name }) => name))
  return app.screens().flatMap((path) => {
    const elements = app.elements(path)
    const forms = elements.filter(({ tag }) => tag === 'form')
    return forms.flatMap((form) => {
      const controls = elements.filter(
        (each) =>
          isInside(each, form) &&
          (natives.test(each.tag) || /^[A-Z]/.test(each.tag)) &&
          known.has(nameOfControl(each) ?? ''),
      )
      return controls.length > 0 ? [{ form, controls }] : []
    })
  })
}

/** Where the field was put, in words; null where no form fills the table. */
export function addToForms(app: AppCode, table: Table, field: Field): string | null {
  const forms = formsOf(app, table)
  const paths = [...new Set(forms.map(({ form }) => form.module.path))]
  for (const path of paths) {
    const patches = forms.filter(({ form }) => form.module.path === path).flatMap((each) => formPatches(each, field))
    if (!app.patch(path, patches)) return null
  }
  return paths.length === 0 ? null : paths.length === 1 ? 'its form' : 'its forms'
}

function isPlain({ attributes }: Element): boolean {
  return !/^(?:checkbox|radio|file|hidden|submit)$/.test(attributes.get('type')?.literal ?? '')
}

function formPatches({ form, controls }: { form: Element; controls: Element[] }, field: Field): Patch[] {
  const model =
    controls.findLast((each) => each.tag === 'input' && isPlain(each)) ?? controls.findLast(isPlain) ?? controls.at(-1)
  const last = controls.at(-1)
  if (model === undefined || last === undefined) return []
  const { module } = form
  const place = blockOfControl(form, last, controls)
  const code = copyOf(module, { block: blockOfControl(form, model, controls), model, field })
  const indent = indentAt(module.text, place.start)
  return [
    {
      start: place.end,
      end: place.end,
      text: `\n${indent}${code.replaceAll(`\n${indentAt(module.text, place.start)}`, `\n${indent}`)}`,
    },
    ...statePatches(module, nameOfControl(model) ?? '', field),
  ]
}

/** The field with its label and what else stands for it alone. */
export function blockOfControl(
  form: Element,
  control: Element,
  controls: readonly Element[],
): Pick<Node, 'start' | 'end'> {
  const around = control.parents.slice(control.parents.indexOf(form) + 1)
  const alone = around.find(
    (each) => controls.filter((other) => isInside(other, each)).length === 1 && !hasButton(each),
  )
  const block = alone?.node ?? control.node
  const name = nameOfControl(control)
  const id = control.attributes.get('id')?.literal ?? name
  const siblings = children((alone?.parents ?? control.parents).at(-1)?.node, 'children')
  const at = siblings.indexOf(block)
  const label = siblings.slice(0, Math.max(at, 0)).findLast(({ type }) => type === 'JSXElement')
  const isOwnLabel =
    label !== undefined && new RegExp(`<label[^>]*htmlFor=["']${id ?? ''}["']`).test(sourceOf(form.module, label))
  return { start: isOwnLabel ? label.start : block.start, end: block.end }
}

function hasButton({ node, module }: Element): boolean {
  return /<button\b/i.test(sourceOf(module, node))
}

function toCamel(name: string): string {
  return name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Code about one field → the same about another: columns keep their spelling, variables are in camel case. */
export function renamed(source: string, from: string, to: string): string {
  const setter = (name: string) => `set${capitalize(toCamel(name))}`
  return source
    .replaceAll(new RegExp(`\\b${setter(from)}\\b`, 'g'), setter(to))
    .replaceAll(
      new RegExp(`(.?)(?<![\\w-])(?:${from}|${toCamel(from)})(?![\\w])`, 'g'),
      (_, before: string) => `${before}${/[.'"`]/.test(before) ? to : toCamel(to)}`,
    )
}

interface Copy {
  block: Pick<Node, 'start' | 'end'>
  model: Element
  field: Field
}

function copyOf(module: Module, { block, model, field }: Copy): string {
  const patches: Patch[] = []
  const from = nameOfControl(model) ?? ''
  const within = (node: Node) => node.start >= block.start && node.end <= block.end
  const at = ({ start, end }: Node, text: string) =>
    patches.push({ start: start - block.start, end: end - block.start, text })
  const control = controlCode(module, model, field)
  at(model.node, control)
  walk(module.program, (node, parents) => {
    if (!within(node) || (node.start >= model.node.start && node.end <= model.node.end)) return
    const words = word(node, 'value')
    if (node.type === 'JSXText' && /\p{L}/u.test(words)) {
      const isSaid = !patches.some(({ text }) => text === jsxText(field.label))
      const [start, end] = [node.start + words.search(/\S/), node.start + words.trimEnd().length]
      patches.push({ start: start - block.start, end: end - block.start, text: isSaid ? jsxText(field.label) : '' })
    }
    const isName =
      node.type === 'Literal' && typeof node['value'] === 'string' && parents.at(-1)?.type === 'JSXAttribute'
    const key = word(child(parents.at(-1), 'name'))
    if (isName && /^(?:htmlFor|id|name|key)$/.test(key)) at(node, JSON.stringify(words.replaceAll(from, field.name)))
    else if (isName && key === 'label') at(node, JSON.stringify(field.label))
    // What is shown of the model field, such as its errors.
    else if (
      node.type === 'JSXExpressionContainer' &&
      parents.at(-1)?.type !== 'JSXAttribute' &&
      new RegExp(`\\b${from}\\b`).test(sourceOf(module, node))
    )
      at(node, renamed(sourceOf(module, node), from, field.name))
  })
  const outer = patches.filter(
    (patch) =>
      !patches.some(
        (other) =>
          other !== patch &&
          other.start <= patch.start &&
          other.end >= patch.end &&
          other.end - other.start > patch.end - patch.start,
      ),
  )
  return patchText(module.text.slice(block.start, block.end), outer)
}

/** The field itself, with the classes and the state of the one it is made after. */
function controlCode(module: Module, model: Element, field: Field): string {
  const from = nameOfControl(model) ?? ''
  const keep = (names: RegExp) =>
    [...model.attributes]
      .filter(([name]) => names.test(name))
      .map(([, { node }]) => renamed(sourceOf(module, node), from, field.name))
  const own = [`name="${field.name}"`, ...(model.attributes.has('id') ? [`id="${field.name}"`] : [])]
  const rest = keep(/^(?:className|value|defaultValue|onChange|onBlur|disabled|error)$/)
  const duty = field.required && field.kind !== 'boolean' ? ['required'] : []
  if (!natives.test(model.tag)) {
    const label = model.attributes.has('label') ? [`label=${JSON.stringify(field.label)}`] : []
    const type = inputTypes[field.kind]
    return `<${[model.tag, ...own, ...label, ...(type === undefined ? [] : [`type="${type}"`]), ...rest].join(' ')} />`
  }
  // A label that is nowhere else is said to screen readers.
  const label =
    model.attributes.has('aria-label') || model.attributes.has('placeholder')
      ? [`aria-label=${JSON.stringify(field.label)}`]
      : []
  const all = [...own, ...label, ...rest, ...duty]
  if (field.kind === 'choice') {
    const options = (field.options ?? []).map((option) => `<option>${jsxText(option)}</option>`).join('')
    return `<select ${all.join(' ')}><option value="">Not chosen</option>${options}</select>`
  }
  if (field.kind === 'long') return `<textarea ${all.join(' ')} rows={4} />`
  if (field.kind === 'boolean') {
    const checked = all
      .map((attribute) =>
        attribute
          .replace(/^value=/, 'checked=')
          .replace(/^defaultValue=/, 'defaultChecked=')
          .replace(/\.target\.value\b/g, '.target.checked'),
      )
      .filter((attribute) => !/^className="[^"]*\bw-full\b/.test(attribute))
    return `<input ${['type="checkbox"', ...checked].join(' ')} />`
  }
  const step =
    field.kind === 'money'
      ? ['step="0.01"']
      : field.kind === 'number'
        ? ['step="any"']
        : field.kind === 'rating'
          ? ['min="1"', `max="${field.max ?? 5}"`]
          : []
  const placeholder = model.attributes.has('placeholder') ? [`placeholder=${JSON.stringify(field.label)}`] : []
  return `<input ${[`type="${inputTypes[field.kind] ?? 'text'}"`, ...all, ...step, ...placeholder].join(' ')} />`
}

/** State and what is sent: each line about the model field gets a twin. */
function statePatches(module: Module, from: string, field: Field): Patch[] {
  const patches: Patch[] = []
  const twin = (node: Node, text: string) => patches.push({ start: node.end, end: node.end, text })
  const empty = field.kind === 'boolean' ? 'false' : "''"
  const isFrom = (name: string) => name === from || name === toCamel(from)
  walk(module.program, (node, parents) => {
    const source = () => renamed(sourceOf(module, node), from, field.name)
    const line = (text: string) => `\n${indentAt(module.text, node.start)}${text}`
    if (node.type === 'VariableDeclaration') {
      const [declarator] = children(node, 'declarations')
      const [state] = children(child(declarator, 'id'), 'elements')
      const init = child(declarator, 'init')
      const isState = init !== null && /^(?:React\.)?useState\(/.test(sourceOf(module, init))
      const setter = isState ? (children(child(declarator, 'id'), 'elements')[1] ?? null) : null
      if (isState && isFrom(word(state)) && setter !== null)
        twin(
          node,
          line(
            `const [${renamed(word(state), from, field.name)}, ${renamed(word(setter), from, field.name)}] = useState(${empty})`,
          ),
        )
      else if (
        isFrom(word(child(declarator, 'id'))) &&
        init !== null &&
        /\.(?:get\(|value\b)/.test(sourceOf(module, init))
      )
        twin(node, line(source()))
      else if (isState) objectTwin(module, children(init, 'arguments')[0] ?? null, { from, field, empty }, patches)
    }
    const isReset =
      node.type === 'ExpressionStatement' &&
      new RegExp(`^set${capitalize(from)}\\(\\s*(?:''|""|null)\\s*\\)`).test(sourceOf(module, node))
    if (isReset) twin(node, line(`set${capitalize(toCamel(field.name))}(${empty})`))
    if (node.type !== 'ObjectExpression') return
    const isSent = parents.some(
      (each) => each.type === 'CallExpression' && sourceOf(module, each).startsWith('JSON.stringify('),
    )
    const isInitial = /^set\w+\(/.test(parents.at(-1) === undefined ? '' : sourceOf(module, parents.at(-1) ?? node))
    if (isSent || isInitial) objectTwin(module, node, { from, field, empty: isInitial ? empty : null }, patches)
  })
  return patches.filter(
    (patch, index) => patches.findIndex(({ start, text }) => start === patch.start && text === patch.text) === index,
  )
}

/** `{ title: '' }` gets `phone: ''`, `{ title }` gets `phone`. */
function objectTwin(
  module: Module,
  object: Node | null,
  { from, field, empty }: { from: string; field: Field; empty: string | null },
  patches: Patch[],
): void {
  if (object?.type !== 'ObjectExpression') return
  const property = children(object, 'properties').find(
    (each) => word(child(each, 'key')) === from && each['computed'] !== true,
  )
  if (property === undefined) return
  const isLiteral = child(property, 'value')?.type === 'Literal'
  const text = empty !== null && isLiteral ? `${field.name}: ${empty}` : twinOf(module, property, from, field)
  const last = children(object, 'properties').at(-1) ?? property
  patches.push({ start: last.end, end: last.end, text: `, ${text}` })
}

function twinOf(module: Module, property: Node, from: string, field: Field): string {
  const value = child(property, 'value')
  const camel = toCamel(field.name)
  if (property['shorthand'] === true) return camel === field.name ? field.name : `${field.name}: ${camel}`
  return value === null ? quoteJs('') : `${field.name}: ${renamed(sourceOf(module, value), from, field.name)}`
}
