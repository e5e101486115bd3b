// From a session token to who acts, in which organization, with which role.
import { newId } from '@joinery/contract/ids'
import { platformRoleSchema, teamRoleSchema } from '@joinery/contract/vocabulary/roles'

import type { Actor, Services } from '../context.ts'
import {
  findSession,
  findUser,
  insertOrganization,
  listMemberships,
  lockAccountSetup,
  makeFirstUserAdmin,
  type MembershipRow,
} from './organizations-queries.ts'

/**
 * @param token the session token of the cookie, its signature already checked
 * @returns null when there is no such session, it ran out, or the account is suspended or deleted
 */
export async function findActor(services: Pick<Services, 'db' | 'now'>, token: string): Promise<Actor | null> {
  const row = await findSession(services.db, { token, now: services.now() })
  if (row === undefined || row.user.status === 'SUSPENDED' || row.user.status === 'DELETED') return null

  let person = row.user
  let memberships = await listMemberships(services.db, person.id)
  if (memberships.length === 0) {
    // A new account, or one whose set-up was cut off by a crash: the same step mends both.
    memberships = await setUpAccount(services, person)
    person = (await findUser(services.db, person.id)) ?? person
  }
  const membership = memberships.find((each) => each.organization.id === row.activeOrganizationId) ?? memberships[0]
  if (membership === undefined) throw new Error(`user ${person.id} has no organization after set-up`)
  return {
    userId: person.id,
    name: person.name,
    email: person.email,
    organizationId: membership.organization.id,
    role: teamRoleSchema.parse(membership.role),
    platformRole: platformRoleSchema.parse(person.platformRole),
  }
}

async function setUpAccount(
  services: Pick<Services, 'db' | 'now'>,
  person: { id: string; name: string },
): Promise<MembershipRow[]> {
  return services.db.transaction(async (tx) => {
    await lockAccountSetup(tx)
    const already = await listMemberships(tx, person.id)
    if (already.length > 0) return already
    const id = newId()
    await insertOrganization(tx, {
      organization: { id, name: `${person.name}'s space`, slug: id, createdAt: services.now() },
      member: { id: newId(), organizationId: id, userId: person.id, role: 'OWNER', createdAt: services.now() },
    })
    await makeFirstUserAdmin(tx)
    return listMemberships(tx, person.id)
  })
}
