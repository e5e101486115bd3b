import { sql } from '@joinery/app-kit/server'

export async function load({ searchParams }) {
  const wanted = (searchParams.q ?? '').trim()
  const tag = searchParams.tag ?? ''
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const recipes = await sql`
    select id, title, remark, minutes from recipe
    where (title ilike ${pattern} or ingredients ilike ${pattern})
      and (${tag} = '' or id in (select recipe_id from recipe_tag join tag on tag.id = tag_id where name = ${tag}))
    order by created_at desc, id desc
    limit 200`
  const tags = await sql`select name from tag order by id`
  return { recipes, tags, wanted, tag }
}
