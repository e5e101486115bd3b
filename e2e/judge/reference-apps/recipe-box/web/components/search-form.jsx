import { useRouter } from '@joinery/app-kit'

import { listAddress } from '@/lib/list-address'

export function SearchForm({ wanted, tag }) {
  const router = useRouter()

  function search(event) {
    event.preventDefault()
    router.navigate(listAddress({ q: new FormData(event.currentTarget).get('q'), tag }))
  }

  return (
    <form role="search" action="/" onSubmit={search} className="mt-8 flex max-w-xl items-end gap-3">
      {tag !== '' && <input type="hidden" name="tag" value={tag} />}
      <label className="min-w-0 grow">
        <span className="text-muted">Search recipes</span>
        <input
          type="search"
          name="q"
          defaultValue={wanted}
          placeholder="A dish or an ingredient"
          className="mt-1 h-11 w-full border-b border-control bg-transparent"
        />
      </label>
      <button className="h-11 border border-text px-5 font-medium">Search</button>
    </form>
  )
}
