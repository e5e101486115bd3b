// SQL of the organizations room: sessions, people, memberships.
import { member, organization, session, user } from '@joinery/data/schema'
import { and, asc, count, eq, gt, sql } from 'drizzle-orm'

import type { Queryable, Tx } from '../context.ts'

export interface SessionRow {
  user: typeof user.$inferSelect
  activeOrganizationId: string | null
}

export async function findSession(db: Queryable, input: { token: string; now: Date }): Promise<SessionRow | undefined> {
  const [row] = await db
    .select({ user, activeOrganizationId: session.activeOrganizationId })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .where(and(eq(session.token, input.token), gt(session.expiresAt, input.now)))
  return row
}

export interface MembershipRow {
  organization: typeof organization.$inferSelect
  role: string
}

/** A person's organizations, the one they joined first first. */
export async function listMemberships(db: Queryable, userId: string): Promise<MembershipRow[]> {
  return db
    .select({ organization, role: member.role })
    .from(member)
    .innerJoin(organization, eq(organization.id, member.organizationId))
    .where(eq(member.userId, userId))
    .orderBy(asc(member.createdAt), asc(member.id))
    .limit(100)
}

/** Makes account set-up of one installation happen one after the other. */
export async function lockAccountSetup(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(7246001)`)
}

export async function insertOrganization(
  tx: Tx,
  input: { organization: typeof organization.$inferInsert; member: typeof member.$inferInsert },
): Promise<void> {
  await tx.insert(organization).values(input.organization)
  await tx.insert(member).values(input.member)
}

/** The first account of an installation becomes its administrator (decisions, "Roles"). */
export async function makeFirstUserAdmin(tx: Tx): Promise<void> {
  await tx.execute(sql`
    update ${user} set platform_role = 'ADMIN'
    where not exists (select 1 from ${user} other where other.platform_role = 'ADMIN')
      and id = (select id from ${user} first order by first.created_at, first.id limit 1)`)
}

export async function findUser(db: Queryable, userId: string): Promise<typeof user.$inferSelect | undefined> {
  const [row] = await db.select().from(user).where(eq(user.id, userId))
  return row
}

export async function setUserTheme(db: Queryable, input: { userId: string; theme: string }): Promise<void> {
  await db.update(user).set({ theme: input.theme }).where(eq(user.id, input.userId))
}

export async function countUsers(db: Queryable): Promise<number> {
  const [row] = await db.select({ total: count() }).from(user)
  return row?.total ?? 0
}
