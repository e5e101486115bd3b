// What a message says of a calculator besides what it works out: its button, and how results are kept.

/** What is worked out is kept under a name that somebody gives it. */
export function keepsByName(request: string): boolean {
  return /\b(?:sav(?:e|ed|ing)|stor(?:e|ed|ing)|keep|kept)\b[^.;!?]*\b(?:names?|named|titles?|labels?)\b/i.test(request)
}

/** Results come as one types, unless a message speaks of a button, or of what it says. */
export function worksAtOnce(request: string): boolean {
  const isWithout =
    /\b(?:no button|without (?:a |any )?buttons?|as (?:i|you|we) type|while (?:i|you) type|live|at once|instantly|immediately)\b/i
  const isPressed = /\b(?:buttons?|press(?:es|ing)?|click(?:s|ing)?|hit(?:s|ting)?|submit\w*)\b/i
  return isWithout.test(request) || !isPressed.test(request)
}

/** What its button says. */
export function actWords(request: string): string {
  return (
    /\b(?:press|click|button(?: called| named| says)?:?|hit)\s+["“']([^"”']{2,24})["”']/i.exec(request)?.[1] ??
    /\b(?:press|click|hit|button(?: called| named)?:?)\s+(Convert|Calculate|Compute|Go|Show\w*|Work it out)\b/i.exec(
      request,
    )?.[1] ??
    (/\bconver\w*/i.test(request) && !/\bcalculat/i.test(request) ? 'Convert' : 'Calculate')
  )
}
