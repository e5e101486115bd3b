// Runs inside the page: which of these words stand there as the name of something.

/**
 * Words count when an element's own visible text is exactly them, or holds them in a short line; in document order.
 * What fields, menus and options hold does not count, nor what stands over a list at a glance, whatever is chosen below.
 */
export function readShownLabels(labels: readonly string[]): string[] {
  const { clean, isShown } = window.joineryReader
  const flat = (text: string): string => clean(text).toLowerCase()
  const wanted = new Map(labels.map((label) => [flat(label), label]))
  // A shop called “Cups and bowls” does not show a “Bowl” by its name.
  const holdsWords = (line: string, words: string): boolean => {
    for (let at = line.indexOf(words); at >= 0; at = line.indexOf(words, at + 1))
      if (!/[\p{L}\d]/u.test(line.charAt(at - 1)) && !/[\p{L}\d]/u.test(line.charAt(at + words.length))) return true
    return false
  }
  const found: string[] = []
  const seen = new Set<string>()
  const keep = (label: string | undefined): void => {
    if (label === undefined || seen.has(label)) return
    seen.add(label)
    found.push(label)
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (!(node instanceof Element)) continue
    if (
      node.closest(
        'script,style,template,noscript,select,datalist,nav,[role="alert"],[role="status"],[aria-live],[aria-label="At a glance"]',
      ) !== null
    )
      continue
    if (node instanceof HTMLInputElement && node.type !== 'hidden' && isShown(node)) {
      // A row that is edited in place shows its words in a field.
      if (node.closest('li,tr,article') !== null) keep(wanted.get(flat(node.value)))
      continue
    }
    const whole = node.childElementCount === 0 || node.textContent.length > 300 ? '' : flat(node.textContent)
    // Words that a search marks stand in elements of their own.
    if (whole !== '' && wanted.has(whole) && isShown(node)) keep(wanted.get(whole))
    const own = flat(
      [...node.childNodes]
        .filter((each) => each.nodeType === Node.TEXT_NODE)
        .map((each) => each.nodeValue ?? '')
        .join(''),
    )
    if (own === '' || !isShown(node)) continue
    const exact = wanted.get(own)
    if (exact !== undefined) keep(exact)
    // "Next: book the dentist" is the heading of the page, and no row of its list.
    else if (own.length < 400 && node.tagName !== 'H1')
      for (const [text, label] of wanted) if (text.length >= 4 && holdsWords(own, text)) keep(label)
  }
  return found
}
