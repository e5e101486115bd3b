import type { AppVersion } from '@joinery/runtime'

import type { Services } from '../context.ts'
import { prepareAppVersion } from '../preview/index.ts'

/** The sandbox version of a deployment, its bundle unpacked from the blobs when this node does not have it yet. */
export async function deployedVersion(
  services: Pick<Services, 'blobs' | 'cacheDir' | 'addresses' | 'variables'>,
  deployment: { projectGroupId: string; serverHash: string; serverCodeBlob: string; serverMapBlob: string },
): Promise<AppVersion> {
  const { projectGroupId, serverHash, serverCodeBlob, serverMapBlob } = deployment
  return prepareAppVersion(services, {
    projectGroupId,
    environment: 'main',
    hash: serverHash,
    async read() {
      const texts = await services.blobs.getTexts([serverCodeBlob, serverMapBlob])
      return { code: texts.get(serverCodeBlob) ?? '', map: texts.get(serverMapBlob) ?? '' }
    },
  })
}
