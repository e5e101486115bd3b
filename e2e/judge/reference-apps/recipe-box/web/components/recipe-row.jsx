import { Link } from '@joinery/app-kit'

import { Plate } from '@/components/plate'

export function RecipeRow({ recipe }) {
  return (
    <li className="border-b border-hairline">
      <Link href={`/recipes/${recipe.id}`} className="group flex items-center gap-4 py-4">
        <Plate seed={recipe.id} className="size-14 shrink-0" />
        <span className="min-w-0 grow">
          <span className="block font-display text-xl group-hover:text-accent">{recipe.title}</span>
          {recipe.remark && <span className="block text-muted">{recipe.remark}</span>}
        </span>
        <span className="font-display text-xl whitespace-nowrap tabular-nums">{recipe.minutes} min</span>
      </Link>
    </li>
  )
}
