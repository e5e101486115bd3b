import { RecipeForm } from '@/components/recipe-form'

export const metadata = { title: 'Write one down · Larder' }

export default function Page({ data }) {
  return (
    <>
      <h1 className="mt-10 font-display text-5xl font-light tracking-tight">Write one down</h1>
      <RecipeForm tags={data.tags} />
    </>
  )
}
