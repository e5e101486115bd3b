// Keys of things that exist once per environment (specification 3, "Small shapes").

/** `{projectGroupId}:{environment}` */
export function projectGroupEnvironmentKey(group: { projectGroupId: string; environment: string }): string {
  return `${group.projectGroupId}:${group.environment}`
}

/** `{projectGroupRevisionId}:revision:{environment}` */
export function revisionKey(revision: { projectGroupRevisionId: string; environment: string }): string {
  return `${revision.projectGroupRevisionId}:revision:${revision.environment}`
}
