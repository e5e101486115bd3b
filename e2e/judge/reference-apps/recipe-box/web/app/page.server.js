import { sql } from '@joinery/app-kit/server'

const pageSize = 6

export async function load({ searchParams }) {
  const wanted = (searchParams.q ?? '').trim()
  const tag = searchParams.tag ?? ''
  const pattern = `%${wanted.replace(/[\\%_]/g, '\\$&')}%`
  const page = /^\d{1,4}$/.test(searchParams.page ?? '') ? Math.max(1, Number(searchParams.page)) : 1
  const recipes = await sql`
    select id, title, remark, minutes, count(*) over () as total from recipe
    where (title ilike ${pattern} or ingredients ilike ${pattern})
      and (${tag} = '' or id in (select recipe_id from recipe_tag join tag on tag.id = tag_id where name = ${tag}))
    order by created_at desc, id desc
    limit ${pageSize} offset ${(page - 1) * pageSize}`
  const tags = await sql`select name from tag order by id`
  const total = recipes[0]?.total ?? 0
  return { recipes, tags, wanted, tag, total, page, pages: Math.ceil(total / pageSize) }
}
