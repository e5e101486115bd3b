// Server state of the Code view: files of a version, saving, what the compiler says.
import type { FileChange } from '@joinery/contract/files'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'
import { wireErrorOf } from '../../api/error-message.ts'
import type { HeadFile } from './code-state.ts'

function at(revisionId: string | null): { revisionId?: string } {
  return revisionId === null ? {} : { revisionId }
}

/** @param revisionId an old version; null for the head */
export function useFiles(projectGroupId: string, revisionId: string | null) {
  return useQuery(orpc.revisions.files.queryOptions({ input: { projectGroupId, ...at(revisionId) } }))
}

export function useFile({
  projectGroupId,
  revisionId,
  path,
}: {
  projectGroupId: string
  revisionId: string | null
  path: string | undefined
}) {
  return useQuery({
    ...orpc.revisions.file.queryOptions({ input: { projectGroupId, path: path ?? '', ...at(revisionId) } }),
    enabled: path !== undefined,
  })
}

/** What the compiler says about the head, the same answer that the stage shows. */
export function useDiagnostics(projectGroupId: string) {
  const preview = useQuery({ ...orpc.preview.open.queryOptions({ input: { projectGroupId } }), staleTime: Infinity })
  return preview.data?.diagnostics ?? []
}

export function useCompare(input: { projectGroupId: string; fromId: string; toId: string }) {
  return useQuery({ ...orpc.revisions.compare.queryOptions({ input }), staleTime: Infinity })
}

/** True when a save was refused because the head had moved on. */
export function isHeadMoved(error: unknown): boolean {
  return wireErrorOf(error)?.code === 'revisions.head_moved'
}

export function useSaveFiles(projectGroupId: string) {
  const queryClient = useQueryClient()
  const refresh = () =>
    Promise.all(
      [orpc.revisions.key(), orpc.projects.get.key(), orpc.publish.get.key(), orpc.preview.key()].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      ),
    )
  return useMutation({
    mutationFn: (save: { baseRevisionId: string; changes: FileChange[] }) =>
      client.revisions.save({ projectGroupId, ...save }),
    onSuccess: ({ revision }, { changes }) => {
      // The saved text is known: until the refetch the editor must not fall back to the old one.
      for (const { path, content } of changes) {
        const queryKey = orpc.revisions.file.queryKey({ input: { projectGroupId, path } })
        if (content !== null) queryClient.setQueryData(queryKey, { revisionId: revision.id, path, content })
      }
      void refresh()
    },
  })
}

/** The file as the head has it now, past every cache; null when it is gone. */
export async function readHead(projectGroupId: string, path: string): Promise<HeadFile | null> {
  try {
    return await client.revisions.file({ projectGroupId, path })
  } catch (error) {
    if (wireErrorOf(error)?.kind === 'not_found') return null
    throw error
  }
}

export async function readHeadId(projectGroupId: string): Promise<string> {
  const { revisionId } = await client.revisions.files({ projectGroupId })
  return revisionId
}
