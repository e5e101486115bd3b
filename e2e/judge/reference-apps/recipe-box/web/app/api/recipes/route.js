import { sql } from '@joinery/app-kit/server'

import { readRecipe } from '@/lib/recipe-input'

export async function POST(request) {
  const { recipe, problem } = readRecipe(await request.json())
  if (problem) return Response.json({ message: problem }, { status: 400 })
  const [added] = await sql`
    with added as (
      insert into recipe (title, remark, minutes, serves, ingredients, method)
      values (${recipe.title}, ${recipe.remark}, ${recipe.minutes}, ${recipe.serves}, ${recipe.ingredients}, ${recipe.method})
      returning id
    ), tagged as (
      insert into recipe_tag (recipe_id, tag_id)
      select added.id, tag.id from added, tag where tag.name = any(${recipe.tags})
    )
    select id from added`
  return Response.json(added, { status: 201 })
}
