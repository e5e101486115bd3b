// Standing instructions of a project and of its organization.
import type { InstructionScope, InstructionSubject } from '@joinery/contract/instructions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { client, orpc } from '../../api/client.ts'

export interface InstructionPlace {
  projectGroupId: string
  scope: InstructionScope
  subject: InstructionSubject
}

export function useInstructions(projectGroupId: string) {
  return useQuery({ ...orpc.instructions.get.queryOptions({ input: { projectGroupId } }), staleTime: 0 })
}

export function useInstructionVersions(place: InstructionPlace, isOpen: boolean) {
  return useQuery({ ...orpc.instructions.versions.queryOptions({ input: place }), enabled: isOpen, staleTime: 0 })
}

export function useSetInstruction(place: InstructionPlace) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (input: { text: string; expectedVersion: number }) => client.instructions.set({ ...place, ...input }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.instructions.key() }),
  })
}
