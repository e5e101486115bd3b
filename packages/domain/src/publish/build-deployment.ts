// The build step: the revision becomes files and a server bundle, all of them durable blobs.
import type { FileTree } from '@joinery/contract/files'
import * as z from 'zod'

import type { Services } from '../context.ts'
import { readFiles, readTree } from '../revisions/index.ts'
import { PublishFailed } from './publish-outcomes.ts'
import type { PublishRun } from './run-publish.ts'

export const storedFilesSchema = z.record(z.string(), z.object({ hash: z.string(), contentType: z.string() }))
export type StoredFile = z.infer<typeof storedFilesSchema>[string]

/** Stored as the step's output: only names of blobs, so that a resumed publish has the bytes. */
export const builtDeploymentSchema = z.object({
  files: storedFilesSchema,
  routes: z.array(z.object({ pattern: z.string(), hasServerData: z.boolean() })),
  serverHash: z.string(),
  serverCodeBlob: z.string(),
  serverMapBlob: z.string(),
})
export type BuiltDeployment = z.infer<typeof builtDeploymentSchema>

/** @throws PublishFailed with the diagnostics when the revision does not build */
export async function buildDeployment(services: Services, run: PublishRun): Promise<BuiltDeployment> {
  const { projectGroupId, revisionId } = run.deployment
  const { tree, number } = await readTree(services, projectGroupId, revisionId)
  const files: FileTree = await readFiles(services, tree)
  const build = await services.compiler.buildApp({ files })
  if (!build.ok) {
    const errors = build.diagnostics.filter((diagnostic) => diagnostic.severity === 'error').length
    const count = errors === 1 ? 'one error' : `${errors} errors`
    throw new PublishFailed(
      `Version ${number} does not build: ${count}. Fix it, then publish again.`,
      build.diagnostics,
    )
  }
  const { assets, server, routes } = build
  const text = new TextEncoder()
  const [serverCodeBlob, serverMapBlob, stored] = await Promise.all([
    services.blobs.put(text.encode(server.code)),
    services.blobs.put(text.encode(server.map)),
    Promise.all(
      assets.map(async ({ path, contentType, bytes }): Promise<[string, StoredFile]> => [
        path,
        { hash: await services.blobs.put(bytes), contentType },
      ]),
    ),
  ])
  await run.log(`Built version ${number}: ${assets.length} files in ${Math.round(build.durationMs)} ms.`)
  return { files: Object.fromEntries(stored), routes, serverHash: server.hash, serverCodeBlob, serverMapBlob }
}
