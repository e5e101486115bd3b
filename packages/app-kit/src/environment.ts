// Variables of the app, in the place where server code everywhere looks for them.

/** Called with the bindings of the process before any module of the app is loaded. */
export function provideEnvironment(bindings: Record<string, unknown> | undefined): void {
  if (bindings === undefined) return
  const values = Object.fromEntries(Object.entries(bindings).filter(([, value]) => typeof value === 'string'))
  const known: unknown = Reflect.get(globalThis, 'process')
  const environment: unknown = typeof known === 'object' && known !== null ? Reflect.get(known, 'env') : undefined
  if (typeof environment === 'object' && environment !== null) Object.assign(environment, values)
  else Reflect.set(globalThis, 'process', { env: values })
}

export function readEnvironment(): Record<string, string | undefined> {
  const known: unknown = Reflect.get(globalThis, 'process')
  const environment: unknown = typeof known === 'object' && known !== null ? Reflect.get(known, 'env') : undefined
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every environment is made of strings
  return typeof environment === 'object' && environment !== null ? (environment as Record<string, string>) : {}
}

/** The app's variables: `env.STRIPE_KEY`. */
export const env: Readonly<Record<string, string | undefined>> = new Proxy<Record<string, string | undefined>>(
  {},
  {
    get: (_, name) => (typeof name === 'string' ? readEnvironment()[name] : undefined),
    has: (_, name) => name in readEnvironment(),
  },
)
