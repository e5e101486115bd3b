// All addresses of the builder. Pages are loaded when somebody goes there.
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod'

import { sessionQuery } from '../api/auth-client.ts'
import { queryClient } from '../api/query-client.ts'
import { buildSearchSchema } from './build-search.ts'
import { CrashPage, NotFoundPage } from './message-pages.tsx'
import { Shell } from './shell.tsx'

const rootRoute = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
})

const signInSearchSchema = z.object({ callbackUrl: z.string().optional().catch(undefined) })

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context }) => context.queryClient.ensureQueryData(sessionQuery).then(() => undefined),
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
})

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signin',
  validateSearch: signInSearchSchema,
  component: lazyRouteComponent(() => import('../features/account/index.ts'), 'SignInPage'),
})

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  validateSearch: signInSearchSchema,
  component: lazyRouteComponent(() => import('../features/account/index.ts'), 'SignUpPage'),
})

/** Everything below needs a signed-in person; others sign in first and come back. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery)
    if (user === null) throw redirect({ to: '/signin', search: { callbackUrl: location.href } })
  },
})

const projectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/projects',
  validateSearch: z.object({ q: z.string().max(100).optional().catch(undefined) }),
  component: lazyRouteComponent(() => import('../features/projects/index.ts'), 'ProjectsPage'),
})

const trashRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/trash',
  component: lazyRouteComponent(() => import('../features/projects/index.ts'), 'TrashPage'),
})

const accountRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/account',
  component: lazyRouteComponent(() => import('../features/account/index.ts'), 'AccountPage'),
})

const buildRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/build/$projectGroupId',
  validateSearch: buildSearchSchema,
  component: lazyRouteComponent(() => import('./build-page.tsx'), 'BuildPage'),
})

const routeTree = rootRoute.addChildren([
  homeRoute,
  signInRoute,
  signUpRoute,
  signedInRoute.addChildren([projectsRoute, trashRoute, accountRoute, buildRoute]),
])

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  scrollRestoration: true,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}
