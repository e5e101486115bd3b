import { Link } from '@joinery/app-kit'

import { AddNote } from '@/components/add-note'
import { LogOut } from '@/components/log-out'

export default function Page({ data }) {
  return (
    <>
      <div className="mt-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="font-display text-4xl font-semibold sm:text-5xl">Your notes</h1>
        <LogOut />
      </div>
      <AddNote />
      {data.notes.length === 0 ? (
        <p className="mt-12 text-muted">
          Nothing in here yet. Put the first thing away, perhaps where the spare key is.
        </p>
      ) : (
        <ul className="mt-12 divide-y divide-hairline border-y border-hairline">
          {data.notes.map((note) => (
            <li key={note.id}>
              <Link href={`/notes/${note.id}`} className="group block py-4">
                <span className="block font-display text-xl font-semibold group-hover:underline">{note.title}</span>
                <span className="line-clamp-2 text-muted">{note.content}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
