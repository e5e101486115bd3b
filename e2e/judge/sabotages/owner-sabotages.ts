// Defects of who may see and do what, all in the app with sign-up of its own.
import type { Sabotage } from './sabotage.ts'

export const ownerSabotages: readonly Sabotage[] = [
  {
    name: 'every password opens the door',
    app: 'private-notes',
    kinds: ['ownership'],
    patches: [
      {
        file: 'web/app/api/sign-in/route.js',
        find: " || !(await isPassword(String(input.password ?? ''), user))",
        replace: ' || isPassword === null',
      },
    ],
  },
  {
    name: 'the list shows the rows of other people',
    app: 'private-notes',
    kinds: ['ownership'],
    patches: [{ file: 'web/app/page.server.js', find: 'where user_id = ${userId}', replace: 'where ${userId} > 0' }],
  },
  {
    name: 'another person’s record can be read by its address',
    app: 'private-notes',
    kinds: ['ownership'],
    patches: [{ file: 'web/lib/find-note.server.js', find: 'and user_id = ${userId}', replace: 'and ${userId} > 0' }],
  },
  {
    name: 'another person’s record can be deleted by a request',
    app: 'private-notes',
    kinds: ['ownership'],
    patches: [
      {
        file: 'web/app/api/notes/[id]/route.js',
        find: 'export async function DELETE(request, { params }) {\n  const userId = await findUserId(request)\n  const found = userId === null ? null : await findNote(params.id, userId)',
        replace:
          'export async function DELETE(request, { params }) {\n  const userId = await findUserId(request)\n  const found = userId === null ? null : { id: Number(params.id) }',
      },
      {
        file: 'web/app/api/notes/[id]/route.js',
        find: 'delete from note where id = ${found.id} and user_id = ${userId}',
        replace: 'delete from note where id = ${found.id}',
      },
    ],
  },
  {
    name: 'notes are given out without signing in',
    app: 'private-notes',
    kinds: ['ownership'],
    patches: [
      {
        file: 'web/app/notes/[id]/page.server.js',
        find: 'await requireUserId(request)',
        replace: '(await requireUserId(request).catch(() => null)) ?? 0',
      },
      {
        file: 'web/lib/find-note.server.js',
        find: 'and user_id = ${userId}',
        replace: 'and (${userId} = 0 or user_id = ${userId})',
      },
    ],
  },
  {
    name: 'logging out does not log out',
    app: 'private-notes',
    kinds: ['ownership', 'acceptance'],
    patches: [
      {
        file: 'web/app/api/sign-out/route.js',
        find: "{ 'set-cookie': await closeSession(request) }",
        replace: "{ 'x-closed': String(closeSession.name) }",
      },
    ],
  },
  {
    name: 'passwords are stored as they are typed',
    app: 'private-notes',
    kinds: ['records', 'ownership', 'forms'],
    patches: [
      { file: 'web/app/api/sign-up/route.js', find: '${salt}, ${hash})', replace: '${salt}, ${hash && password})' },
      {
        file: 'web/app/api/sign-in/route.js',
        find: "!(await isPassword(String(input.password ?? ''), user))",
        replace: 'isPassword === null || user.hash !== input.password',
      },
    ],
  },
]
