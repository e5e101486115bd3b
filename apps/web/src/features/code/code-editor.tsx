import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language'
import { lintGutter, setDiagnostics, type Diagnostic as LintMark } from '@codemirror/lint'
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search'
import { EditorState, type Text } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import type { Diagnostic } from '@joinery/contract/files'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { editorLook, languageOf } from './editor-look.ts'

export interface CodeEditorProps {
  path: string
  label: string
  text: string
  /** The text is what was typed here, so it is never put back into the editor, which may be further already. */
  isUnsaved: boolean
  isReadOnly: boolean
  diagnostics: readonly Diagnostic[]
  onChange: (text: string) => void
  onSave: () => void
}

/** One file in CodeMirror. Give it a key of the path: another file is another editor. */
export function CodeEditor({
  path,
  label,
  text,
  isUnsaved,
  isReadOnly,
  diagnostics,
  onChange,
  onSave,
}: CodeEditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const [view, setView] = useState<EditorView | null>(null)
  const change = useEffectEvent(onChange)
  const save = useEffectEvent(onSave)
  const startText = useEffectEvent(() => text)

  useEffect(() => {
    if (place.current === null) return
    const created = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: startText(),
        extensions: [
          extensionsOf({ path, label, isReadOnly }),
          keymap.of([{ key: 'Mod-s', preventDefault: true, run: () => (save(), true) }]),
          EditorView.updateListener.of((update) => {
            const isTyped = update.transactions.some((transaction) => !transaction.isUserEvent('remote'))
            if (update.docChanged && isTyped) change(update.state.doc.toString())
          }),
        ],
      }),
    })
    setView(created)
    return () => created.destroy()
  }, [path, label, isReadOnly])

  useEffect(() => {
    if (view === null || isUnsaved || view.state.doc.toString() === text) return
    view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: 'remote' })
  }, [view, text, isUnsaved])

  useEffect(() => {
    if (view !== null) view.dispatch(setDiagnostics(view.state, marksOf(view.state.doc, diagnostics)))
  }, [view, diagnostics])

  return <div ref={place} className="h-full min-h-0 overflow-hidden" />
}

function extensionsOf({ path, label, isReadOnly }: { path: string; label: string; isReadOnly: boolean }) {
  return [
    lineNumbers(),
    history(),
    drawSelection(),
    indentOnInput(),
    indentUnit.of('  '),
    bracketMatching(),
    closeBrackets(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    highlightSelectionMatches(),
    lintGutter(),
    EditorState.readOnly.of(isReadOnly),
    EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...searchKeymap, ...historyKeymap, indentWithTab]),
    languageOf(path),
    editorLook,
  ]
}

/** The compiler's places as ranges of the text, which may have changed since it looked. */
function marksOf(doc: Text, diagnostics: readonly Diagnostic[]): LintMark[] {
  return diagnostics.map(({ line = 1, column = 1, severity, message }) => {
    const { from, to } = doc.line(Math.min(line, doc.lines))
    const start = Math.min(from + column - 1, to)
    return { from: start, to: Math.max(start, Math.min(start + 1, to)), severity, message }
  })
}
