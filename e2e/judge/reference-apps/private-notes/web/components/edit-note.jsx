import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

import { Field } from '@/components/field'
import { Problem } from '@/components/problem'
import { useSend } from '@/lib/use-send'

export function EditNote({ note }) {
  const router = useRouter()
  const { send, problem, isSending } = useSend()
  const [isSaved, setSaved] = useState(false)

  async function save(event) {
    event.preventDefault()
    const fields = Object.fromEntries(new FormData(event.currentTarget))
    setSaved(await send('PUT', `/api/notes/${note.id}`, fields))
    await router.refresh()
  }

  async function remove() {
    if (!window.confirm('Throw this note away for good?')) return
    if (await send('DELETE', `/api/notes/${note.id}`)) router.navigate('/', { replace: true })
  }

  return (
    <form onSubmit={save} className="mt-8 grid gap-4 rounded-surface bg-surface p-6">
      <Field label="Title" name="title" maxLength={120} defaultValue={note.title} />
      <Field
        label="Note"
        name="content"
        as="textarea"
        rows={8}
        maxLength={5000}
        className="py-3"
        defaultValue={note.content}
      />
      <Problem text={problem} />
      <div className="flex flex-wrap items-center gap-4">
        <button disabled={isSending} className="h-12 rounded-control bg-primary px-6 font-semibold text-on-primary">
          Save the note
        </button>
        <button type="button" onClick={remove} className="h-12 px-3 text-danger underline">
          Throw it away
        </button>
        <p role="status">{isSaved ? 'Saved.' : ''}</p>
      </div>
    </form>
  )
}
