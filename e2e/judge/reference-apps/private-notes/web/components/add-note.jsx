import { useRouter } from '@joinery/app-kit'

import { Field } from '@/components/field'
import { Problem } from '@/components/problem'
import { useSend } from '@/lib/use-send'

export function AddNote() {
  const router = useRouter()
  const { send, problem, isSending } = useSend()

  async function add(event) {
    event.preventDefault()
    const form = event.currentTarget
    if (!(await send('POST', '/api/notes', Object.fromEntries(new FormData(form))))) return
    form.reset()
    await router.refresh()
  }

  return (
    <form onSubmit={add} className="mt-8 grid gap-4 rounded-surface bg-surface p-6">
      <Field label="Title" name="title" maxLength={120} />
      <Field label="Note" name="content" as="textarea" rows={3} maxLength={5000} className="py-3" />
      <Problem text={problem} />
      <button
        disabled={isSending}
        className="h-12 justify-self-start rounded-control bg-primary px-6 font-semibold text-on-primary"
      >
        Put it away
      </button>
    </form>
  )
}
