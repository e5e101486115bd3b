// The box that starts everything: a text, ideas that fill it, and one button.
import { ArrowUp } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'

import { preferences } from '../../api/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ideas, type Idea } from './ideas.ts'
import { type PromptProblem, promptProblem } from './prompt-problem.ts'

export interface PromptBoxProps {
  onSend: (text: string) => void
  isSending?: boolean
  /** Files that go with it, and what adds them. */
  files?: ReactNode
  /** Why the last try failed, in words. */
  failure?: string | undefined
  /** One quiet line below the box. */
  note?: ReactNode
}

export function PromptBox({ onSend, isSending = false, files, failure, note }: PromptBoxProps) {
  const t = useTranslations('home')
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(() => preferences.prompt()?.text ?? '')
  const [problem, setProblem] = useState<PromptProblem | null>(null)
  const noteId = useId()
  const errorId = useId()

  const write = (next: string) => {
    setText(next)
    setProblem(null)
    preferences.setPrompt({ text: next, isToBeSent: false })
  }

  const send = () => {
    if (isSending) return
    const found = promptProblem(text)
    setProblem(found)
    if (found === null) onSend(text.trim())
    else box.current?.focus()
  }

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  const handleIdea = (idea: Idea) => {
    write(t(`ideas.${idea}.text`))
    box.current?.focus()
  }

  const error = problem === null ? failure : problemWords(problem, t)
  return (
    <div>
      <form
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault()
          send()
        }}
        className="rounded-sheet border border-line-input bg-surface shadow-2 transition-colors has-[textarea:focus]:border-kelp has-[textarea:focus]:outline-2 has-[textarea:focus]:-outline-offset-1 has-[textarea:focus]:outline-kelp"
      >
        <textarea
          ref={box}
          name="prompt"
          rows={3}
          value={text}
          aria-label={t('promptLabel')}
          aria-describedby={error === undefined ? noteId : errorId}
          aria-invalid={error !== undefined}
          placeholder={t('placeholder')}
          enterKeyHint="send"
          onChange={(event) => write(event.target.value)}
          onKeyDown={handleKeyDown}
          className="block field-sizing-content max-h-[50dvh] min-h-24 w-full resize-none bg-transparent px-4 pt-4 text-base text-ink outline-none sm:px-5"
        />
        <div className="flex items-center gap-3 py-3 ps-4 pe-3 sm:ps-5">
          {files}
          <p
            className={classNames(
              'text-xs text-ink-3 max-sm:invisible touch:invisible',
              files === undefined ? 'flex-1' : 'max-sm:hidden touch:hidden',
            )}
          >
            {t('sendKeys')}
          </p>
          <Button type="submit" tone="solid" pending={isSending} className="h-9 rounded-full">
            {isSending ? t('sending') : t('send')}
            {!isSending && <ArrowUp size={16} aria-hidden />}
          </Button>
        </div>
      </form>
      <div className="mt-2 min-h-5 px-1">
        {error === undefined ? (
          <p id={noteId} className="text-xs text-ink-3">
            {note}
          </p>
        ) : (
          <p id={errorId} role="alert" className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
      <fieldset className="mt-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t('ideasLabel')}</legend>
        {ideas.map(({ idea, icon: Icon }) => (
          <Button key={idea} size="dense" className="rounded-full" onPress={() => handleIdea(idea)}>
            <Icon size={14} aria-hidden className="text-ink-3" />
            {t(`ideas.${idea}.name`)}
          </Button>
        ))}
      </fieldset>
    </div>
  )
}

function problemWords(problem: PromptProblem, t: ReturnType<typeof useTranslations<'home'>>): string {
  return problem.kind === 'empty' ? t('emptyError') : t('tooLongError', { count: problem.count, max: problem.max })
}
