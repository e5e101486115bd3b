// What a message says of a calculator besides what it works out: its button, and how results are kept.

/** What is worked out is kept under a name that somebody gives it. */
export function keepsByName(request: string): boolean {
  return /\b(?:sav(?:e|ed|ing)|stor(?:e|ed|ing)|keep|kept)\b[^.;!?]*\b(?:names?|named|titles?|labels?)\b/i.test(request)
}

/** "As I type": there is nothing to press. */
export function worksAtOnce(request: string): boolean {
  return /\b(?:no button|without (?:a |any )?buttons?|as (?:i|you|we) type|while (?:i|you) type|live|at once|instantly|immediately)\b/i.test(
    request,
  )
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
