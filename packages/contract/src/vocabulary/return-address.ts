// Where sign-in leads back to. Without schemas, because the first page a visitor loads needs it.

/** Storage key of the address to return to after login (specification 2). */
export const redirectAfterLoginKey = 'redirect_after_login'

/** Query parameter that carries the address to return to after sign-in or sign-up (specification 2). */
export const callbackUrlParameter = 'callbackUrl'

/**
 * The address to go to after sign-in: only a path on our own origin, everything else becomes the fallback.
 *
 * @param candidate the `callbackUrl` of the query, untrusted
 * @param origin our own origin, for example `http://localhost:3000`
 */
export function safeCallbackUrl(candidate: string | null | undefined, origin: string, fallback = '/'): string {
  if (candidate === null || candidate === undefined || candidate === '') return fallback
  try {
    const url = new URL(candidate, origin)
    // `/.//elsewhere.test` is a path here and another host to whoever resolves it again.
    if (url.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
