// Hostnames: the builder, previews and published apps each have an origin of their own (DESIGN section 3).
import { userContentLabel } from '@joinery/contract/uploads'
import type { Addresses } from '@joinery/domain'

/**
 * @param appUrl APP_URL, or undefined for `http://localhost:{port}`
 * @param port the bound port; part of app addresses only where the builder's own address carries one
 */
export function createAddresses(input: { appUrl: string | undefined; hostedDomain: string; port: number }): Addresses {
  const builder = new URL(input.appUrl ?? `http://localhost:${input.port}`)
  const origin = (name: string) =>
    `${builder.protocol}//${name}.${input.hostedDomain}${builder.port === '' ? '' : `:${builder.port}`}`
  return {
    builderOrigin: builder.origin,
    publishedUrl: (projectGroupId) => origin(projectGroupId),
    previewUrl: (token) => origin(`preview-${token}`),
    userContentOrigin: origin(userContentLabel),
  }
}

/** Whose request it is, from the Host header: the builder's, an app's by name, or nobody's. */
export function readHost(
  host: string | undefined,
  input: { builderOrigin: string; hostedDomain: string },
): { kind: 'builder' } | { kind: 'app'; name: string } | { kind: 'unknown' } {
  const hostname = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  const suffix = `.${input.hostedDomain}`
  if (hostname.endsWith(suffix)) {
    const name = hostname.slice(0, -suffix.length)
    return /^[a-z][a-z0-9-]{0,62}$/.test(name) ? { kind: 'app', name } : { kind: 'unknown' }
  }
  const builderHostname = new URL(input.builderOrigin).hostname
  // The address bar may say 127.0.0.1; the page itself then moves to the one origin that cookies and frames know.
  if (hostname === builderHostname || hostname === '127.0.0.1' || hostname === '[::1]') return { kind: 'builder' }
  return { kind: 'unknown' }
}
