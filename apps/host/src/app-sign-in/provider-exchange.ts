// Speaks OAuth 2 and OpenID Connect with a provider: where to send somebody, and who it is that comes back.
import * as oauth from 'oauth4webapi'

import { type OutsideProvider, outsideProviders, type ProviderAddresses, type ProviderPerson } from './providers.ts'

/** A provider that is slow or silent must not hold the visitor, nor us. */
export const providerTimeoutMs = 10_000
const maxAnswerBytes = 256 * 1024

export interface ProviderClient {
  provider: OutsideProvider
  addresses: ProviderAddresses
  clientId: string
  clientSecret: string
  redirectUri: string
  timeoutMs: number
}

/** The return was not what was asked for, or the provider failed: the person may try again. */
export class ExchangeFailed extends Error {
  constructor(cause: unknown) {
    super('the provider did not vouch for anybody', { cause })
    this.name = 'ExchangeFailed'
  }
}

export interface FlowSecrets {
  state: string
  verifier: string
  nonce: string
}

export function newFlowSecrets(): Omit<FlowSecrets, 'state'> {
  return { verifier: oauth.generateRandomCodeVerifier(), nonce: oauth.generateRandomNonce() }
}

/** Where the browser goes. PKCE always, so that a stolen code opens nothing. */
export async function authorizeAddress(client: ProviderClient, flow: FlowSecrets): Promise<string> {
  const { provider, addresses, clientId, redirectUri } = client
  const url = new URL(addresses.authorize)
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirectUri,
    scope: outsideProviders[provider].scope,
    state: flow.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ...(addresses.keys === null ? {} : { nonce: flow.nonce }),
  }
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

/**
 * Redeems the code and says who it is.
 *
 * @param returned the query of the callback
 * @throws ExchangeFailed
 */
export async function redeemReturn(
  client: ProviderClient,
  flow: FlowSecrets,
  returned: URLSearchParams,
): Promise<ProviderPerson> {
  const { provider, addresses, clientId, clientSecret, redirectUri } = client
  const rules = outsideProviders[provider]
  const server = serverOf(addresses)
  const self: oauth.Client = { client_id: clientId }
  const options = requestOptions(client)
  try {
    const checked = oauth.validateAuthResponse(server, self, returned, flow.state)
    const authentication =
      rules.clientAuthentication === 'post' ? oauth.ClientSecretPost(clientSecret) : plainBasic(clientSecret)
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      self,
      authentication,
      checked,
      redirectUri,
      flow.verifier,
      options,
    )
    const isSigned = addresses.keys !== null
    const tokens = await oauth.processAuthorizationCodeResponse(
      server,
      self,
      response,
      isSigned ? { expectedNonce: flow.nonce, requireIdToken: true } : {},
    )
    // The connection to the token address vouches for the ID token already; its signature is asked for all the same.
    if (isSigned) await oauth.validateApplicationLevelSignature(server, response, options)
    const answer =
      addresses.profile === null
        ? oauth.getValidatedIdTokenClaims(tokens)
        : await readProfile(addresses.profile, tokens.access_token, options)
    const person = rules.readPerson(answer)
    if (person === null) throw new Error('the profile is not what the provider documents')
    return person
  } catch (error) {
    throw new ExchangeFailed(error)
  }
}

/** Id and secret as they are: twitter does not decode them, as RFC 6749 would have it. */
function plainBasic(clientSecret: string): oauth.ClientAuth {
  return (_server, { client_id: clientId }, _body, headers) => {
    headers.set('authorization', `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`)
  }
}

async function readProfile(
  address: string,
  accessToken: string,
  options: ReturnType<typeof requestOptions>,
): Promise<unknown> {
  const response = await oauth.protectedResourceRequest(
    accessToken,
    'GET',
    new URL(address),
    undefined,
    undefined,
    options,
  )
  if (response.status !== 200) throw new Error(`the profile answered ${response.status}`)
  return response.json()
}

function serverOf({ issuer, authorize, token, keys }: ProviderAddresses): oauth.AuthorizationServer {
  return {
    issuer,
    authorization_endpoint: authorize,
    token_endpoint: token,
    ...(keys === null ? {} : { jwks_uri: keys }),
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

function requestOptions({ addresses: { token }, timeoutMs }: ProviderClient) {
  return {
    signal: () => AbortSignal.timeout(timeoutMs),
    [oauth.customFetch]: fetchBounded,
    // Only a simulator on loopback is asked without TLS.
    [oauth.allowInsecureRequests]: ['127.0.0.1', '[::1]'].includes(new URL(token).hostname),
  }
}

/** No redirect is followed, and an answer without an end is cut. */
async function fetchBounded(
  url: string,
  {
    method,
    headers,
    body,
    signal,
  }: { method: string; headers: Record<string, string>; body?: unknown; signal?: AbortSignal | null },
): Promise<Response> {
  // What signs somebody in is asked for with a form or with nothing.
  const form = body instanceof URLSearchParams ? body : null
  const response = await fetch(url, { method, headers, body: form, redirect: 'manual', signal: signal ?? null })
  const chunks: Uint8Array[] = []
  let total = 0
  for await (const chunk of response.body ?? []) {
    total += chunk.byteLength
    if (total > maxAnswerBytes) throw new Error('the provider answered more than it should')
    chunks.push(chunk)
  }
  const bytes = chunks.length === 0 ? null : Buffer.concat(chunks)
  return new Response(bytes, { status: response.status, headers: response.headers })
}
