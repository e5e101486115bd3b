// Error → sentence, in the language of the page.
import { useTranslations } from 'use-intl'

import { errorWords } from './error-message.ts'

export function useErrorMessage(): (error: unknown) => string {
  const t = useTranslations()
  return (error) => {
    const words = errorWords(error)
    return 'text' in words ? words.text : t(words.key)
  }
}
