// The start page: the prompt box, and below it the latest projects of a signed-in person.
import { HomePrompt } from '../features/home/index.ts'
import { useTitle } from '../ui/use-title.ts'
import { useTranslations } from 'use-intl'

export function HomePage() {
  useTitle(useTranslations('shell')('title'))
  return <HomePrompt />
}
