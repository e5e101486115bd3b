// A simulator of google, facebook and twitter on loopback: their addresses and wire formats as they document them,
// strict where they are strict, and hostile or faulty when a test asks for it.
import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { createTokenSigner, nowSeconds, type TokenFlaw } from './id-token.ts'

/** What the provider does instead of answering the token address. */
export type ProviderFault = '429' | '500' | 'cut' | 'slow' | 'garbage' | 'endless' | 'redirect'

export interface SimulatedPerson {
  id: string
  name: string
  email?: string
  emailVerified?: boolean
}

export interface SimulatedSignIn {
  readonly origin: string
  /** Who is signed in at the provider, and consents. */
  person: SimulatedPerson
  flaw: TokenFlaw
  fault: ProviderFault | null
  /** How often the token address was asked. */
  readonly tokenRequests: number
  /**
   * What the provider does with a browser that was sent to it.
   *
   * @param address where the app sent the browser
   * @returns where the provider sends the browser back to
   */
  consent(address: string): string
  close(): Promise<void>
}

export interface SimulatedClient {
  id: string
  secret: string
}

interface Grant {
  redirectUri: string
  challenge: string
  nonce: string | null
  person: SimulatedPerson
}

export async function startSignInProvider(client: SimulatedClient): Promise<SimulatedSignIn> {
  const signer = createTokenSigner()
  const grants = new Map<string, Grant>()
  const accessTokens = new Map<string, SimulatedPerson>()
  const state: Omit<SimulatedSignIn, 'consent' | 'close' | 'origin' | 'tokenRequests'> = {
    person: { id: '1', name: 'Ada' },
    flaw: 'sound',
    fault: null,
  }
  let origin = ''
  let tokenRequests = 0

  function consent(address: string): string {
    const url = new URL(address)
    const asked = (name: string) => url.searchParams.get(name) ?? ''
    if (url.origin !== origin || asked('client_id') !== client.id || asked('response_type') !== 'code') {
      throw new Error(`the provider was asked wrongly: ${address}`)
    }
    if (asked('code_challenge_method') !== 'S256') throw new Error('the provider was asked without PKCE')
    const code = randomBytes(16).toString('hex')
    const redirectUri = asked('redirect_uri')
    const nonce = url.searchParams.get('nonce')
    grants.set(code, { redirectUri, challenge: asked('code_challenge'), nonce, person: state.person })
    const back = new URL(redirectUri)
    back.searchParams.set('code', code)
    back.searchParams.set('state', asked('state'))
    return back.href
  }

  /** Codes are good for one time; a refusal is worded as RFC 6749 has it. */
  function redeem(form: URLSearchParams, authorization: string | undefined): object | null {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const basic = `Basic ${Buffer.from(`${client.id}:${client.secret}`).toString('base64')}`
    const isClient =
      authorization === basic || (form.get('client_id') === client.id && form.get('client_secret') === client.secret)
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (grant === undefined || !isClient || grant.redirectUri !== form.get('redirect_uri')) return null
    if (grant.challenge !== challenge) return null
    const accessToken = randomBytes(16).toString('hex')
    accessTokens.set(accessToken, grant.person)
    const idToken = grant.nonce === null ? null : signer.sign(claimsOf(grant), state.flaw)
    const token = { access_token: accessToken, token_type: 'Bearer', expires_in: 3599 }
    return idToken === null ? token : { ...token, id_token: idToken }
  }

  function claimsOf({ person, nonce }: Grant): Record<string, unknown> {
    const { id: sub, name, email, emailVerified } = person
    const iat = nowSeconds()
    return { iss: origin, aud: client.id, sub, name, email, email_verified: emailVerified, nonce, iat, exp: iat + 3600 }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url?.split('?')[0]
    const person = accessTokens.get((request.headers.authorization ?? '').replace(/^Bearer /i, ''))
    if (path === '/keys') sendJson(response, 200, signer.keys)
    else if (path === '/token') {
      tokenRequests += 1
      const form = new URLSearchParams(await readText(request))
      if (state.fault !== null) {
        actFaulty(response, state.fault)
        return
      }
      const tokens = redeem(form, request.headers.authorization)
      sendJson(response, tokens === null ? 400 : 200, tokens ?? { error: 'invalid_grant' })
    } else if (person === undefined) sendJson(response, 401, { error: 'invalid_token' })
    else if (path === '/facebook/me') {
      sendJson(response, 200, {
        id: person.id,
        name: person.name,
        picture: { data: { url: 'https://img.test/1.jpg' } },
      })
    } else sendJson(response, 200, { data: { id: person.id, name: person.name, username: 'ada' } })
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('the simulator did not listen')
  origin = `http://127.0.0.1:${bound.port}`
  return Object.defineProperties(Object.assign(state, { origin, consent, close, tokenRequests: 0 }), {
    tokenRequests: { get: () => tokenRequests },
  })

  async function close(): Promise<void> {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}

function actFaulty(response: ServerResponse, fault: ProviderFault): void {
  if (fault === '429') sendJson(response, 429, { error: 'slow_down' })
  else if (fault === '500') response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>')
  else if (fault === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 })
    response.write('{"access_token":"', () => response.destroy())
  } else if (fault === 'garbage') response.writeHead(200, { 'content-type': 'application/json' }).end('\u0000<not json')
  else if (fault === 'endless') pour(response)
  else if (fault === 'redirect') response.writeHead(307, { location: 'http://127.0.0.1:1/stolen' }).end()
  // slow: never.
}

function pour(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(64 * 1024, 0x20)
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

function sendJson(response: ServerResponse, status: number, value: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
