import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'
import { GoalQuestions } from './goal-questions.tsx'

const ideas = ['todo', 'notes', 'members'] as const

export interface EmptyChatProps {
  projectGroupId: string
  /** What is in the message box. */
  wish: string
  onPick: (text: string) => void
  onWish: (wish: string) => void
}

/** No message yet: three ideas that fill the box and are not sent, and three questions about what is in it. */
export function EmptyChat({ projectGroupId, wish, onPick, onWish }: EmptyChatProps) {
  const t = useTranslations('chat.empty')
  return (
    <div className="my-auto flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{t('title')}</h2>
      <p className="text-md text-ink-2">{t('text')}</p>
      <ul className="flex flex-col items-start gap-2">
        {ideas.map((idea) => (
          <li key={idea} className="max-w-full">
            <Button
              className="h-auto! min-h-8 py-1.5 text-start whitespace-normal!"
              onPress={() => onPick(t(`idea.${idea}`))}
            >
              {t(`idea.${idea}`)}
            </Button>
          </li>
        ))}
      </ul>
      <GoalQuestions projectGroupId={projectGroupId} wish={wish} onWish={onWish} />
    </div>
  )
}
