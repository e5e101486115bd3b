import { EditNote } from '@/components/edit-note'

export const metadata = { title: 'Note · Bottom Drawer' }

export default function Page({ data }) {
  return (
    <>
      <h1 className="mt-8 font-display text-4xl font-semibold break-words sm:text-5xl">{data.note.title}</h1>
      <EditNote note={data.note} />
    </>
  )
}
