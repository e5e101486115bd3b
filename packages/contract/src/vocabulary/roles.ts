// Roles of teams and of the platform, and what a team role may do (specification 3 and 6; decisions, "Roles").
import * as z from 'zod'

export const teamRoleSchema = z.enum(['OWNER', 'ADMIN', 'EDITOR', 'VIEWER'])
export type TeamRole = z.infer<typeof teamRoleSchema>

const teamRanks: Readonly<Record<TeamRole, number>> = { OWNER: 3, ADMIN: 2, EDITOR: 1, VIEWER: 0 }

/** True when `role` may do whatever `needed` may do. Ours: each role may do what the one below it may. */
export function hasTeamRole(role: TeamRole, needed: TeamRole): boolean {
  return teamRanks[role] >= teamRanks[needed]
}

/** Ours, row by row of the matrix. */
export const teamActionSchema = z.enum([
  'open',
  'fork',
  'comment',
  'propose a prompt',
  'prompt the agent',
  'edit',
  'publish',
  'domains',
  'write secrets',
  'git',
  'create projects',
  'members',
  'settings',
  'usage',
  'billing',
  'keys of integrations',
  'production data',
  'delete projects',
  'delete the organization',
  'add and remove owners',
])
export type TeamAction = z.infer<typeof teamActionSchema>

/** The lowest role that may do it. Ours. */
export const teamActionRoles: Readonly<Record<TeamAction, TeamRole>> = {
  open: 'VIEWER',
  fork: 'VIEWER',
  comment: 'VIEWER',
  'propose a prompt': 'VIEWER',
  'prompt the agent': 'EDITOR',
  edit: 'EDITOR',
  publish: 'EDITOR',
  domains: 'EDITOR',
  'write secrets': 'EDITOR',
  git: 'EDITOR',
  'create projects': 'EDITOR',
  members: 'ADMIN',
  settings: 'ADMIN',
  usage: 'ADMIN',
  billing: 'ADMIN',
  'keys of integrations': 'ADMIN',
  'production data': 'ADMIN',
  'delete projects': 'ADMIN',
  'delete the organization': 'OWNER',
  'add and remove owners': 'OWNER',
}

export function mayTeamRole(role: TeamRole, action: TeamAction): boolean {
  return hasTeamRole(role, teamActionRoles[action])
}

export const platformRoleSchema = z.enum(['ADMIN', 'CUSTOMER', 'CREATOR', 'CREATOR_LEAD'])
export type PlatformRole = z.infer<typeof platformRoleSchema>

/** Specification 3 has UNVERIFIED; the other three are ours. */
export const userStatusSchema = z.enum(['UNVERIFIED', 'ACTIVE', 'SUSPENDED', 'DELETED'])
export type UserStatus = z.infer<typeof userStatusSchema>

export const userBadgeSchema = z.enum(['AMBASSADOR'])
export type UserBadge = z.infer<typeof userBadgeSchema>

/** Ours (decisions, "Entities"). */
export const inviteStatusSchema = z.enum(['pending', 'expired'])
export type InviteStatus = z.infer<typeof inviteStatusSchema>

/** Reserved ending of internal accounts' names (specification 9); nobody can register one. */
export const serviceAccountSuffix = '_SERVICE_ACCOUNT'

/** In any case and with spaces around it, so that no name looks like a service account's. */
export function isServiceAccountName(name: string): boolean {
  return name.trim().toUpperCase().endsWith(serviceAccountSuffix)
}
