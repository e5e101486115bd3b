// The files beside the message box: on their way, there, or not taken.
import {
  type Attachment,
  attachmentKindOf,
  attachmentSchema,
  type AttachmentProblem,
  attachmentProblemOf,
} from '@joinery/contract/attachments'
import * as z from 'zod'

export interface AttachedItem {
  key: string
  name: string
  size: number
  /** From 0 to 1; 1 when it is there. */
  progress: number
  attachment: Attachment | null
  /** Why it was not taken, in the server's words; empty where there are none. */
  failure: string | null
}

export type AttachmentEvent =
  | { type: 'added'; key: string; name: string; size: number }
  | { type: 'progressed'; key: string; progress: number }
  | { type: 'taken'; key: string; attachment: Attachment }
  | { type: 'refused'; key: string; failure: string }
  | { type: 'removed'; key: string }
  | { type: 'cleared' }

export function foldAttachments(items: readonly AttachedItem[], event: AttachmentEvent): readonly AttachedItem[] {
  const change = (part: Partial<AttachedItem>, key: string) =>
    items.map((item) => (item.key === key ? { ...item, ...part } : item))
  switch (event.type) {
    case 'added': {
      const { key, name, size } = event
      return [...items, { key, name, size, progress: 0, attachment: null, failure: null }]
    }
    case 'progressed':
      return change({ progress: event.progress }, event.key)
    case 'taken':
      return change({ progress: 1, attachment: event.attachment }, event.key)
    case 'refused':
      return change({ failure: event.failure }, event.key)
    case 'removed':
      return items.filter(({ key }) => key !== event.key)
    case 'cleared':
      return []
  }
}

/** Those that go with the message, in order. */
export function takenOf(items: readonly AttachedItem[]): Attachment[] {
  return items.flatMap(({ attachment }) => (attachment === null ? [] : [attachment]))
}

/** What keeps the message from being sent. */
export function blockOf(items: readonly AttachedItem[]): 'sending' | 'refused' | null {
  if (items.some(({ failure }) => failure !== null)) return 'refused'
  return items.some(({ attachment }) => attachment === null) ? 'sending' : null
}

/** Would these files still fit beside those that are there? */
export function problemOfAdding(
  items: readonly AttachedItem[],
  files: readonly { size: number }[],
): AttachmentProblem | null {
  return attachmentProblemOf([...items, ...files])
}

export function hasPicture(items: readonly AttachedItem[]): boolean {
  return takenOf(items).some(({ mediaType }) => attachmentKindOf(mediaType) === 'picture')
}

/** What a draft keeps over a reload: files that are there already. */
export function readKept(json: string | null): readonly AttachedItem[] {
  if (json === null) return []
  try {
    return z
      .array(attachmentSchema)
      .parse(JSON.parse(json))
      .map((attachment) => {
        const { id, name, size } = attachment
        return { key: id, name, size, progress: 1, attachment, failure: null }
      })
  } catch {
    return []
  }
}
