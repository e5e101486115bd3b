// Functions and symbols in place of nodes: React leaves them out and says so on the console only.

const said = /^(Functions|Symbols) are not valid as a React child/

/** @param onFailed told React's words, filled in */
export function watchValues(onFailed: (error: Error) => void): void {
  // oxlint-disable-next-line no-console -- the console is what is watched
  const write = console.error
  // oxlint-disable-next-line no-console -- as above
  console.error = (...parts: unknown[]) => {
    write(...parts)
    const [text, ...values] = parts
    if (typeof text !== 'string' || !said.test(text)) return
    onFailed(new Error(values.reduce<string>((filled, value) => filled.replace('%s', () => String(value)), text)))
  }
}
