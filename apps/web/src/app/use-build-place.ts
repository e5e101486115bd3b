// Where the person is in the builder: all of it in the address, so that reload and back work.
import { getRouteApi } from '@tanstack/react-router'

import type { PhoneView, StageView } from '../features/builder/index.ts'
import { useMedia } from '../ui/use-media.ts'
import { readBuildSearch, type BuildSearch } from './build-search.ts'

const route = getRouteApi('/signed-in/build/$projectGroupId')

export interface BuildPlace {
  isPhone: boolean
  /** What the stage shows. */
  view: StageView
  /** What a phone shows. */
  phoneView: PhoneView
  file: string | undefined
  /** Number of the old version looked at. */
  version: number | null
  device: 'desktop' | 'phone' | 'fit'
  go: (to: { [Key in keyof BuildSearch]?: BuildSearch[Key] | undefined }) => void
}

export function useBuildPlace(): BuildPlace {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const isPhone = useMedia('(max-width: 767px)')
  const { view = isPhone ? 'chat' : 'preview' } = search
  return {
    isPhone,
    view: view === 'chat' || view === 'more' ? 'preview' : view,
    phoneView: view,
    file: search.file,
    version: search.v ?? null,
    // A phone is as wide as it is.
    device: isPhone ? 'fit' : (search.device ?? 'desktop'),
    go: (to) => {
      void navigate({ search: (before) => readBuildSearch({ ...before, ...to }), replace: to.view === undefined })
    },
  }
}
