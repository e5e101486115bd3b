// A new project whose first message has files: they belong to a project, so it is made before the message is sent.
import type { ProjectGroup } from '@joinery/contract/projects'

import { client } from './client.ts'
import { newUuid } from './new-uuid.ts'
import { uploadAttachment } from './upload-attachment.ts'

/** When a file is not taken or the message is refused, the project goes to the trash and the reason is thrown. */
export async function startWithFiles(prompt: string, files: readonly File[]): Promise<ProjectGroup> {
  const { id: projectGroupId } = await client.projects.create({})
  const controller = new AbortController()
  try {
    const attachments = await Promise.all(
      files.map((file) => uploadAttachment({ projectGroupId, file, signal: controller.signal }, () => undefined)),
    )
    const attachmentIds = attachments.map(({ id }) => id)
    await client.chat.send({ projectGroupId, text: prompt, clientId: newUuid(), attachmentIds })
  } catch (error) {
    controller.abort(error)
    // What is left of it is only untidy: the reason counts.
    await client.projects.moveToTrash({ projectGroupId }).catch(() => undefined)
    throw error
  }
  return client.projects.get({ projectGroupId })
}
