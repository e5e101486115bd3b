import { notFound, sql } from '@joinery/app-kit/server'

import { findRecipe } from '@/lib/find-recipe.server'
import { readRecipe } from '@/lib/recipe-input'

export async function PUT(request, { params }) {
  if ((await findRecipe(params.id)) === null) throw notFound()
  const { recipe, problem } = readRecipe(await request.json())
  if (problem) return Response.json({ message: problem }, { status: 400 })
  const id = Number(params.id)
  await sql.transaction([
    sql`update recipe set title = ${recipe.title}, remark = ${recipe.remark}, minutes = ${recipe.minutes},
      serves = ${recipe.serves}, ingredients = ${recipe.ingredients}, method = ${recipe.method} where id = ${id}`,
    sql`delete from recipe_tag where recipe_id = ${id}`,
    sql`insert into recipe_tag (recipe_id, tag_id) select ${id}, id from tag where name = any(${recipe.tags})`,
  ])
  return Response.json({ id })
}

export async function DELETE(request, { params }) {
  if ((await findRecipe(params.id)) === null) throw notFound()
  await sql`delete from recipe where id = ${Number(params.id)}`
  return new Response(null, { status: 204 })
}
