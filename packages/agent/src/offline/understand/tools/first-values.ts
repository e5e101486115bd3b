// What a calculator's values begin with, as later messages say it: one line each, below the message that the app began with.

const line = /\n“([^”]+)” begins with (\d+(?:\.\d+)?)\.(?=\n|$)/g

/** The request with one more such line. */
export function withFirstValue(request: string, label: string, value: string): string {
  return `${request}\n“${label}” begins with ${value}.`
}

/** Those lines, by label; the last one counts. */
export function readFirstValues(request: string): ReadonlyMap<string, string> {
  return new Map([...request.matchAll(line)].map(([, label = '', value = '']) => [label, value]))
}

/** The request as it was said at first: those lines name no further values. */
export function withoutFirstValues(request: string): string {
  return request.replace(line, '')
}
