// One question to an AI task: asked, answered, or let go of, which ends it on the server too.
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'

export function useTask<Input, Answer>(ask: (input: Input, options: { signal: AbortSignal }) => Promise<Answer>) {
  const current = useRef<AbortController | null>(null)
  const mutation = useMutation({
    mutationFn: (input: Input) => {
      current.current?.abort()
      const controller = new AbortController()
      current.current = controller
      return ask(input, { signal: controller.signal })
    },
  })
  useEffect(() => () => current.current?.abort(), [])
  const cancel = () => {
    current.current?.abort()
    mutation.reset()
  }
  return { ...mutation, cancel }
}

/** Who answered, and why it was rules where a model had been chosen. */
export function useAnswerWords(): (answer: { by: string; why: string | null }) => string {
  const t = useTranslations('tasks')
  return ({ by, why }) => why ?? (by === 'rules' ? t('byRules') : t('byModel', { model: by }))
}
