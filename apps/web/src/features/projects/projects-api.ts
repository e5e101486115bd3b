// Lists of projects, and what can be done to one from a list.
import type { ProjectGroup } from '@joinery/contract/projects'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'

import { orpc } from '../../api/client.ts'

const pageSize = 24
/** A list has no stream of its own; while something moves in it, it is asked for again. */
const movingEveryMs = 3000

function isMoving(projects: readonly ProjectGroup[] | undefined): boolean {
  return projects?.some((project) => project.isBuilding || project.publishState === 'PUBLISHING') ?? false
}

export function useProjects({ search = '', isTrash = false }: { search?: string; isTrash?: boolean }) {
  return useInfiniteQuery({
    ...orpc.projects.list.infiniteOptions({
      input: (offset: number) => ({ search, isTrash, limit: pageSize, offset }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => {
        const shown = pages.reduce((sum, page) => sum + page.projects.length, 0)
        return shown < last.total ? shown : undefined
      },
    }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: (query) =>
      isMoving(query.state.data?.pages.flatMap((page) => page.projects)) ? movingEveryMs : false,
  })
}

export function useRecentProjects(limit: number) {
  return useQuery({
    ...orpc.projects.list.queryOptions({ input: { limit } }),
    refetchOnWindowFocus: 'always',
    refetchOnMount: 'always',
    refetchInterval: (query) => (isMoving(query.state.data?.projects) ? movingEveryMs : false),
  })
}

function useListChange() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: orpc.projects.key() })
}

export function useRenameProject() {
  const onSuccess = useListChange()
  return useMutation(orpc.projects.rename.mutationOptions({ onSuccess }))
}

export function useCopyProject() {
  const onSuccess = useListChange()
  return useMutation(orpc.projects.copy.mutationOptions({ onSuccess }))
}

export function useTrashProject() {
  const onSuccess = useListChange()
  return useMutation(orpc.projects.moveToTrash.mutationOptions({ onSuccess }))
}

export function useRestoreProject() {
  const onSuccess = useListChange()
  return useMutation(orpc.projects.restoreFromTrash.mutationOptions({ onSuccess }))
}
