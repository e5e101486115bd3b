import { notFound, sql } from '@joinery/app-kit/server'

import { findRecipe } from '@/lib/find-recipe.server'

export async function load({ params }) {
  const recipe = await findRecipe(params.id)
  if (recipe === null) throw notFound()
  return { recipe, tags: await sql`select name from tag order by id` }
}
