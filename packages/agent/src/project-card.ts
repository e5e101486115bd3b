// What the model is told about the project before the request.
import { compareModules } from '@joinery/contract/vocabulary/modules'

import type { Tree } from './turn.ts'

const maxListed = 200

export function presentCard(project: { name: string; isUnnamed: boolean }, tree: Tree): string {
  const paths = Object.keys(tree).sort(compareModules)
  const rest = paths.length > maxListed ? [`… and ${paths.length - maxListed} more (list_files shows all)`] : []
  return [
    project.isUnnamed
      ? 'This project has no name yet: give it one with name_project.'
      : `This project is called “${project.name}”.`,
    'Its files:',
    ...paths.slice(0, maxListed),
    ...rest,
  ].join('\n')
}
