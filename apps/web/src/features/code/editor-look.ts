// How CodeMirror looks here, by our tokens, and which language a path is in.
import { css } from '@codemirror/lang-css'
import { html } from '@codemirror/lang-html'
import { javascript } from '@codemirror/lang-javascript'
import { json } from '@codemirror/lang-json'
import { markdown } from '@codemirror/lang-markdown'
import { PostgreSQL, sql } from '@codemirror/lang-sql'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'transparent', color: 'var(--ink)', fontSize: '13px' },
  '.cm-scroller': {
    fontFamily: "'JetBrains Mono Variable', ui-monospace, monospace",
    fontVariantLigatures: 'none',
    lineHeight: '20px',
  },
  '.cm-content': { caretColor: 'var(--ink)', padding: '8px 0' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)', borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-3)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'color-mix(in srgb, var(--sunken) 55%, transparent)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--kelp-soft)',
  },
  '.cm-matchingBracket': { outline: '1px solid var(--line-strong)', backgroundColor: 'transparent !important' },
  '.cm-panels': { backgroundColor: 'var(--raised)', color: 'var(--ink)', borderColor: 'var(--line)' },
  '.cm-textfield': { border: '1px solid var(--line-input)', borderRadius: '5px', backgroundColor: 'var(--surface)' },
  '.cm-button': {
    border: '1px solid var(--line)',
    borderRadius: '5px',
    backgroundColor: 'var(--surface)',
    backgroundImage: 'none',
    color: 'var(--ink)',
  },
  '.cm-tooltip': { backgroundColor: 'var(--raised)', border: '1px solid var(--line)', borderRadius: '8px' },
  '.cm-diagnostic': { fontFamily: 'inherit', padding: '4px 8px' },
  '.cm-diagnostic-error': { borderLeftColor: 'var(--danger)' },
  '.cm-diagnostic-warning': { borderLeftColor: 'var(--warn)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--danger)',
    textUnderlineOffset: '3px',
  },
  '.cm-lintRange-warning': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--warn)',
    textUnderlineOffset: '3px',
  },
  '.cm-changedLine, .cm-insertedLine': { backgroundColor: 'var(--kelp-soft)' },
  // A line under the changed words: a fill would take the contrast from the colours of the code.
  '.cm-changedText': { background: 'none !important', boxShadow: 'inset 0 -2px 0 var(--kelp)' },
  '.cm-deletedChunk': { backgroundColor: 'var(--danger-soft)', paddingLeft: '0' },
  '.cm-deletedText': { background: 'none !important', boxShadow: 'inset 0 -2px 0 var(--danger)' },
  '.cm-changeGutter': { width: '3px', paddingLeft: '1px' },
  '.cm-changedLineGutter': { background: 'var(--kelp)' },
  '.cm-deletedLineGutter': { background: 'var(--danger)' },
  // The marks the library puts there are in no font of ours.
  '.cm-collapsedLines::before, .cm-collapsedLines::after': { content: 'none !important' },
  '.cm-collapsedLines': { background: 'var(--sunken)', color: 'var(--ink-2)', padding: '4px 12px' },
})

const colours = HighlightStyle.define([
  { tag: [tags.keyword, tags.moduleKeyword, tags.operatorKeyword], color: 'var(--m-mobile)' },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], color: 'var(--kelp)' },
  { tag: [tags.comment, tags.meta], color: 'var(--ink-3)', fontStyle: 'italic' },
  { tag: [tags.tagName, tags.typeName, tags.className], color: 'var(--m-page)' },
  { tag: [tags.attributeName, tags.propertyName], color: 'var(--m-function)' },
  { tag: [tags.number, tags.bool, tags.null, tags.color, tags.unit], color: 'var(--m-db)' },
  { tag: [tags.definition(tags.variableName), tags.function(tags.variableName)], color: 'var(--ink)' },
  { tag: tags.heading, fontWeight: '600' },
])

export const editorLook: Extension = [theme, syntaxHighlighting(colours)]

export function languageOf(path: string): Extension {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? ''
  if (['js', 'jsx', 'ts', 'tsx', 'mjs'].includes(ending)) {
    return javascript({ jsx: ending !== 'ts', typescript: ending.startsWith('ts') })
  }
  if (ending === 'css') return css()
  if (ending === 'json') return json()
  if (ending === 'sql') return sql({ dialect: PostgreSQL })
  if (ending === 'md') return markdown()
  return ending === 'html' || ending === 'svg' ? html() : []
}
