import { Link } from '@joinery/app-kit'

import { PageLinks } from '@/components/page-links'
import { RecipeRow } from '@/components/recipe-row'
import { SearchForm } from '@/components/search-form'
import { TagLinks } from '@/components/tag-links'

export default function Page({ data }) {
  const { recipes, tags, wanted, tag, total, page, pages } = data
  return (
    <>
      <h1 className="mt-12 max-w-2xl font-display text-5xl font-light tracking-tight text-balance sm:text-6xl">
        What is for dinner?
      </h1>
      <SearchForm key={`${wanted} ${tag}`} wanted={wanted} tag={tag} />
      <div className="mt-12 grid gap-x-12 gap-y-6 border-t border-text pt-6 md:grid-cols-[10rem_1fr]">
        <TagLinks tags={tags} tag={tag} wanted={wanted} />
        <section aria-labelledby="count">
          <h2 id="count" className="text-muted" aria-live="polite">
            {total === 1 ? 'One recipe' : `${total} recipes`}
          </h2>
          {recipes.length === 0 ? (
            <p className="mt-6 text-lg">
              Nothing here with “{wanted || tag}”.{' '}
              <Link href="/" className="text-accent underline">
                Show all recipes
              </Link>
            </p>
          ) : (
            <ul className="grid gap-x-12 lg:grid-cols-2">
              {recipes.map((recipe) => (
                <RecipeRow key={recipe.id} recipe={recipe} />
              ))}
            </ul>
          )}
          <PageLinks page={page} pages={pages} wanted={wanted} tag={tag} />
        </section>
      </div>
    </>
  )
}
