import { unifiedMergeView } from '@codemirror/merge'
import { EditorState } from '@codemirror/state'
import { EditorView, lineNumbers } from '@codemirror/view'
import { useEffect, useRef } from 'react'

import { editorLook, languageOf } from './editor-look.ts'

export interface DiffPaneProps {
  path: string
  label: string
  before: string
  after: string
}

/** What changed in one file, read-only. */
export function DiffPane({ path, label, before, after }: DiffPaneProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return
    const view = new EditorView({
      parent: place.current,
      state: EditorState.create({
        doc: after,
        extensions: [
          lineNumbers(),
          EditorState.readOnly.of(true),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
          unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged: { margin: 3, minSize: 6 } }),
          languageOf(path),
          editorLook,
        ],
      }),
    })
    return () => view.destroy()
  }, [path, label, before, after])
  return <div ref={place} className="h-full min-h-0 overflow-hidden" />
}
