// What the operator lets apps ask of the outside, decided from the address alone; names are looked up later.
import { isIP } from 'node:net'

import { isPublicAddress } from '@joinery/contract/public-addresses'
import { isPublicName } from './egress-names.ts'

export interface EgressPolicy {
  mode: 'off' | 'public'
  /** The only hosts that may be reached; null: every public one. `*.example.com` is every host below example.com. */
  allowedHosts: readonly string[] | null
}

export const closedPolicy: EgressPolicy = { mode: 'off', allowedHosts: null }

export interface Destination {
  isSecure: boolean
  /** A name without a dot at its end, or an address without brackets. */
  host: string
  isAddress: boolean
  port: number
  /** For the Host header, as the app wrote it. */
  authority: string
  path: string
}

/** Told to the app's author in the answer and in the app's log. */
export interface Refusal {
  status: number
  message: string
}

/** @param url null when what the app asked for is no address at all */
export function decide(
  url: URL | null,
  policy: EgressPolicy,
  ports: readonly number[],
): { ok: true; to: Destination } | { ok: false; refusal: Refusal } {
  if (url === null) return refuse('This app may not reach that address: it is no http or https address.')
  const named = `This app may not reach ${url.host}:`
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    return refuse(`${named} server code speaks http and https only.`)
  }
  if (policy.mode === 'off') {
    return refuse(
      `${named} outside hosts are not open to apps here. The operator can open them (setting APP_REQUESTS).`,
    )
  }
  const to = readDestination(url)
  if (!ports.includes(to.port)) return refuse(`${named} only the ports ${ports.join(' and ')} are open to apps.`)
  const isPublic = to.isAddress ? isPublicAddress(to.host) : isPublicName(to.host)
  if (!isPublic) return refuse(`${named} it is no public host. Apps reach no private network and not this machine.`)
  if (!isAllowed(to.host, policy.allowedHosts)) {
    return refuse(`${named} it is not among the hosts that the operator opened to apps (setting APP_REQUEST_HOSTS).`)
  }
  return { ok: true, to }
}

function refuse(message: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { status: 403, message } }
}

function readDestination(url: URL): Destination {
  const isSecure = url.protocol === 'https:'
  // A URL has put every other spelling of an address (decimal, octal, hex, full-width digits) into the usual one.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.+$/, '')
  return {
    isSecure,
    host,
    isAddress: isIP(host) !== 0,
    port: url.port === '' ? (isSecure ? 443 : 80) : Number(url.port),
    authority: url.host,
    path: `${url.pathname}${url.search}`,
  }
}

function isAllowed(host: string, allowedHosts: readonly string[] | null): boolean {
  if (allowedHosts === null) return true
  return allowedHosts.some((allowed) => (allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : host === allowed))
}
