// Rooms of collaboration (specification 2): a project group's canvas, or the builder of one project.
import { errorMessages } from './error-catalogue.ts'

export type RoomId =
  | { kind: 'project-canvas'; projectGroupId: string }
  | { kind: 'app-builder'; organizationId: string; projectId: string }

/**
 * Writes `project-canvas:{projectGroupId}` or `app-builder:{organizationId}:{projectId}`.
 *
 * @throws Error 'Invalid roomId' when a part is empty or holds a colon, because it could not be read back
 */
export function formatRoomId(room: RoomId): string {
  const parts = room.kind === 'project-canvas' ? [room.projectGroupId] : [room.organizationId, room.projectId]
  if (!parts.every(isPart)) throw new Error(errorMessages.invalidRoomId)
  return [room.kind, ...parts].join(':')
}

/**
 * Reads a room id (specification 2 and 5).
 *
 * @throws Error 'Invalid roomId' for any other form
 */
export function parseRoomId(text: string): RoomId {
  const [kind, first = '', second = '', ...rest] = text.split(':')
  const parts = text.split(':').length - 1
  if (rest.length === 0 && isPart(first)) {
    if (kind === 'project-canvas' && parts === 1) return { kind, projectGroupId: first }
    if (kind === 'app-builder' && isPart(second)) return { kind, organizationId: first, projectId: second }
  }
  throw new Error(errorMessages.invalidRoomId)
}

function isPart(part: string): boolean {
  return part !== '' && !/[:\s]/.test(part)
}
