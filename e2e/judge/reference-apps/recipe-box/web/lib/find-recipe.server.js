import { sql } from '@joinery/app-kit/server'

/** @returns null when there is no such recipe, whatever the address says */
export async function findRecipe(id) {
  if (!/^\d{1,15}$/.test(id)) return null
  const [recipe] = await sql`
    select id, title, remark, minutes, serves, ingredients, method,
      array(select name from tag join recipe_tag on tag_id = tag.id where recipe_id = recipe.id order by tag.id) as tags
    from recipe where id = ${Number(id)}`
  return recipe ?? null
}
