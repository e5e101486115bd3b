import { useRouter } from '@joinery/app-kit'
import { useState } from 'react'

import { LongTextField, TextField } from '@/components/text-field'
import { sendJson } from '@/lib/send-json'

/** For a new recipe and for one that is there already. */
export function RecipeForm({ recipe, tags }) {
  const router = useRouter()
  const [problem, setProblem] = useState(null)
  const [isSaving, setSaving] = useState(false)

  async function save(event) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setSaving(true)
    const body = { ...Object.fromEntries(form), tags: form.getAll('tags') }
    const saved = recipe
      ? await sendJson('PUT', `/api/recipes/${recipe.id}`, body)
      : await sendJson('POST', '/api/recipes', body)
    setSaving(false)
    if (saved.problem) return setProblem(saved.problem)
    router.navigate(`/recipes/${saved.id}`)
  }

  return (
    <form onSubmit={save} className="mt-8 grid max-w-xl gap-5">
      <TextField label="Title" name="title" required maxLength={120} defaultValue={recipe?.title} />
      <TextField label="Remark (optional)" name="remark" maxLength={200} defaultValue={recipe?.remark ?? ''} />
      <div className="grid grid-cols-2 gap-5">
        <TextField
          label="Minutes"
          name="minutes"
          type="number"
          required
          min={1}
          max={1440}
          defaultValue={recipe?.minutes}
        />
        <TextField label="Serves" name="serves" type="number" required min={1} max={50} defaultValue={recipe?.serves} />
      </div>
      <LongTextField
        label="Ingredients, one a line"
        name="ingredients"
        required
        rows={5}
        defaultValue={recipe?.ingredients}
      />
      <LongTextField label="How it is made" name="method" required rows={5} defaultValue={recipe?.method} />
      <fieldset>
        <legend className="text-muted">Tags</legend>
        <div className="mt-1 flex flex-wrap gap-x-6">
          {tags.map(({ name }) => (
            <label key={name} className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                name="tags"
                value={name}
                defaultChecked={recipe?.tags.includes(name)}
                className="size-5 accent-primary"
              />
              {name}
            </label>
          ))}
        </div>
      </fieldset>
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      <button disabled={isSaving} className="h-12 bg-primary px-6 font-medium text-on-primary justify-self-start">
        {recipe ? 'Save the recipe' : 'Add the recipe'}
      </button>
    </form>
  )
}
