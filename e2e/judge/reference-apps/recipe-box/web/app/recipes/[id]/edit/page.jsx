import { RecipeForm } from '@/components/recipe-form'

export const metadata = { title: 'Edit a recipe · Larder' }

export default function Page({ data }) {
  return (
    <>
      <h1 className="mt-10 font-display text-4xl font-light tracking-tight sm:text-5xl">Edit “{data.recipe.title}”</h1>
      <RecipeForm recipe={data.recipe} tags={data.tags} />
    </>
  )
}
