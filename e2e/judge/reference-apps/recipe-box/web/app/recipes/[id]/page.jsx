import { Link } from '@joinery/app-kit'

import { DeleteRecipe } from '@/components/delete-recipe'
import { Plate } from '@/components/plate'

export const metadata = { title: 'Recipe · Larder' }

export default function Page({ data }) {
  const { recipe } = data
  return (
    <article className="mt-8 grid gap-8 md:grid-cols-[5fr_7fr] md:gap-12">
      <Plate seed={recipe.id} className="aspect-3/2 w-full bg-hairline md:aspect-square" />
      <div>
        <h1 className="font-display text-4xl leading-tight font-light tracking-tight text-balance sm:text-5xl">
          {recipe.title}
        </h1>
        {recipe.remark && <p className="mt-3 font-display text-xl text-muted">{recipe.remark}</p>}
        <dl className="mt-6 grid grid-cols-[6rem_1fr] gap-y-1 border-t border-hairline pt-4">
          <dt className="text-muted">Time</dt>
          <dd>{recipe.minutes} minutes</dd>
          <dt className="text-muted">Serves</dt>
          <dd>{recipe.serves}</dd>
          {recipe.tags.length > 0 && (
            <>
              <dt className="text-muted">Tags</dt>
              <dd>{recipe.tags.join(', ')}</dd>
            </>
          )}
        </dl>
        <h2 className="mt-8 font-display text-2xl">Ingredients</h2>
        <ul className="mt-2 divide-y divide-hairline">
          {recipe.ingredients.split('\n').map((line, index) => (
            <li key={index} className="py-2">
              {line}
            </li>
          ))}
        </ul>
        <h2 className="mt-8 font-display text-2xl">How it is made</h2>
        <p className="mt-2 max-w-prose text-lg leading-relaxed whitespace-pre-line">{recipe.method}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          <Link
            href={`/recipes/${recipe.id}/edit`}
            className="flex h-11 items-center border border-text px-5 font-medium"
          >
            Edit
          </Link>
          <DeleteRecipe recipe={recipe} />
        </div>
      </div>
    </article>
  )
}
