// All addresses of the builder. Pages are loaded when somebody goes there.
import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import { safeCallbackUrl } from '@joinery/contract/vocabulary/return-address'
import type { QueryClient } from '@tanstack/react-query'

import { sessionQuery } from '../api/auth-client.ts'
import { queryClient } from '../api/query-client.ts'
import { readBuildSearch } from './build-search.ts'
import { CrashPage, NotFoundPage } from './message-pages.tsx'
import { Shell } from './shell.tsx'
import { SignedInGate } from './signed-in-gate.tsx'

interface RouterContext {
  queryClient: QueryClient
}

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: NotFoundPage,
  errorComponent: CrashPage,
})

const readSignInSearch = ({ callbackUrl }: Readonly<Record<string, unknown>>): { callbackUrl?: string } =>
  typeof callbackUrl === 'string' ? { callbackUrl } : {}

const homeRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: ({ context }) => context.queryClient.ensureQueryData(sessionQuery).then(() => undefined),
  component: lazyRouteComponent(() => import('./home-page.tsx'), 'HomePage'),
})

/** Somebody who is signed in has no business on the sign-in pages: on to where they wanted to go. */
async function skipWhenSignedIn({ context, search }: { context: RouterContext; search: { callbackUrl?: string } }) {
  const user = await context.queryClient.ensureQueryData(sessionQuery)
  if (user !== null) throw redirect({ href: safeCallbackUrl(search.callbackUrl, location.origin) })
}

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signin',
  validateSearch: readSignInSearch,
  beforeLoad: skipWhenSignedIn,
  component: lazyRouteComponent(() => import('../features/account/index.ts'), 'SignInPage'),
})

const signUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/signup',
  validateSearch: readSignInSearch,
  beforeLoad: skipWhenSignedIn,
  component: lazyRouteComponent(() => import('../features/account/index.ts'), 'SignUpPage'),
})

/** Everything below needs a signed-in person; others sign in first and come back. */
const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  component: SignedInGate,
  beforeLoad: async ({ context, location }) => {
    const user = await context.queryClient.ensureQueryData(sessionQuery)
    if (user === null) throw redirect({ to: '/signin', search: { callbackUrl: location.href } })
  },
})

const projectsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/projects',
  validateSearch: ({ q }: Readonly<Record<string, unknown>>): { q?: string } =>
    typeof q === 'string' && q !== '' ? { q: q.slice(0, 100) } : {},
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

const modelsRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/models',
  component: lazyRouteComponent(() => import('../features/models/index.ts'), 'ModelsPage'),
})

const usageRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/usage',
  component: lazyRouteComponent(() => import('../features/models/index.ts'), 'UsagePage'),
})

const signInHelpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/help/sign-in/$provider',
  component: lazyRouteComponent(() => import('./sign-in-help-page.tsx'), 'SignInHelp'),
})

const buildRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: '/build/$projectGroupId',
  validateSearch: readBuildSearch,
  component: lazyRouteComponent(() => import('./build-page.tsx'), 'BuildPage'),
})

const routeTree = rootRoute.addChildren([
  homeRoute,
  signInRoute,
  signUpRoute,
  signInHelpRoute,
  signedInRoute.addChildren([projectsRoute, trashRoute, accountRoute, modelsRoute, usageRoute, buildRoute]),
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
