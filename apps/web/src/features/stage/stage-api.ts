// Server state of the stage: where the preview lives and which pages it has.
import { useMutation, useQuery } from '@tanstack/react-query'

import { orpc } from '../../api/client.ts'

/** @param revisionId an old version; null for the live preview of head plus draft */
export function usePreview(projectGroupId: string, revisionId: string | null) {
  return useQuery({
    ...orpc.preview.open.queryOptions({
      input: { projectGroupId, ...(revisionId === null ? {} : { revisionId }) },
    }),
    // The address is a session of the server: it is renewed whenever the stage opens again.
    staleTime: 0,
  })
}

/** Takes a picture of a page on the server; it becomes a file for the next message. */
export function usePicturePage() {
  return useMutation(orpc.chat.picturePage.mutationOptions())
}
