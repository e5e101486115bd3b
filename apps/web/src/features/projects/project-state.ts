// What a card says about a project, from its states: the most pressing first.
import type { ProjectGroup } from '@joinery/contract/projects'

export type CardState = 'building' | 'publishing' | 'updates' | 'live' | 'unpublished' | 'draft'

export function cardState(project: Pick<ProjectGroup, 'isBuilding' | 'publishState' | 'publishFreshness'>): CardState {
  if (project.isBuilding) return 'building'
  if (project.publishState === 'PUBLISHING') return 'publishing'
  if (project.publishState === 'PUBLISHED') return project.publishFreshness === 'HAS_UPDATES' ? 'updates' : 'live'
  return project.publishFreshness === 'NEVER_PUBLISHED_BEFORE' || project.publishFreshness === 'NO_DOMAIN_CLAIMED'
    ? 'draft'
    : 'unpublished'
}
