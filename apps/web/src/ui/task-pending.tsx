import { Button } from './button.tsx'
import { WorkingText } from './working-text.tsx'

/** Something is being asked; it can be let go of. */
export function TaskPending({ text, cancel, onCancel }: { text: string; cancel: string; onCancel: () => void }) {
  return (
    <output className="flex items-center gap-3 text-sm text-ink-2">
      <WorkingText>{text}</WorkingText>
      <Button size="dense" tone="ghost" onPress={onCancel}>
        {cancel}
      </Button>
    </output>
  )
}
