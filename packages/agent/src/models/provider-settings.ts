/** What it takes to reach a provider of models. */
export interface ProviderSettings {
  apiKey: string | undefined
  /** Undefined: the provider's own address. */
  baseUrl: string | undefined
  /** Where requests go out; undefined: the platform's own. */
  fetch?: typeof fetch
}

/** Only there where it is set: the SDKs take an undefined one for a wish. */
export function fetchOf({ fetch }: ProviderSettings): { fetch?: typeof globalThis.fetch } {
  return fetch === undefined ? {} : { fetch }
}
