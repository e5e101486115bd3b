// How the first page of a form is built: the form beside what is said, below a poster, or on a slip torn from it.
import { pick } from '../../seed.ts'
import { hasPosterName, isBesidePane, showsCover } from '../shell/frames.ts'
import type { View } from '../views.ts'
import { isFrontForm } from './entries.ts'

export type LeadBuild = 'beside' | 'poster' | 'slip'

/** Where the name is the largest word, and where hours and prices stand below the headline, the form is beside them. */
export function leadBuild(view: View): LeadBuild {
  const { copy, seed } = view
  const isFull = copy.facts.length > 0 || copy.offers.length > 0
  if (!isFrontForm(view) || view.front !== 'site' || hasPosterName(view) || isFull) return 'beside'
  // A frame with a picture of its own has no room for a second one, and beside its panel no second block of its colour.
  if (isBesidePane(view)) return 'beside'
  const builds: readonly LeadBuild[] = showsCover(view) ? ['beside', 'slip'] : ['beside', 'poster', 'slip']
  return pick(builds, seed, 'lead build')
}
