/** Reads what the form sent. @returns `{ recipe }` or `{ problem }` */
export function readRecipe(input) {
  const text = (name) => (typeof input[name] === 'string' ? input[name].trim() : '')
  const recipe = {
    title: text('title'),
    remark: text('remark') || null,
    minutes: Number(input.minutes),
    serves: Number(input.serves),
    ingredients: text('ingredients'),
    method: text('method'),
    tags: Array.isArray(input.tags) ? input.tags.map(String) : [],
  }
  if (recipe.title === '' || recipe.title.length > 120)
    return { problem: 'A recipe needs a title of up to 120 letters.' }
  if (!Number.isInteger(recipe.minutes) || recipe.minutes < 1 || recipe.minutes > 1440)
    return { problem: 'Say how many minutes it takes, between 1 and 1440.' }
  if (!Number.isInteger(recipe.serves) || recipe.serves < 1 || recipe.serves > 50)
    return { problem: 'Say for how many it is, between 1 and 50.' }
  if (recipe.ingredients === '') return { problem: 'Write down at least one ingredient.' }
  if (recipe.method === '') return { problem: 'Write down how it is made.' }
  return { recipe }
}
