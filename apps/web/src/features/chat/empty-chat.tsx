import { useTranslations } from 'use-intl'

import { Button } from '../../ui/button.tsx'

const ideas = ['todo', 'notes', 'members'] as const

/** No message yet: three ideas that fill the box and are not sent. */
export function EmptyChat({ onPick }: { onPick: (text: string) => void }) {
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
    </div>
  )
}
