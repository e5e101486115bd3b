// Runs inside the page: chips, tabs and links that choose what a list shows, column heads that sort it, ways further on.

export interface ChoiceSeen {
  mark: string
  name: string
  href: string
}

export interface ChoiceGroup {
  title: string
  choices: ChoiceSeen[]
}

export interface ChoicesSeen {
  /** Tabs, chips, links with other search parameters: one of them is chosen. */
  groups: ChoiceGroup[]
  /** Buttons and links that sort. */
  sorters: ChoiceSeen[]
  /** To the next page of a list, or more of it. */
  further: (ChoiceSeen & { isMore: boolean })[]
}

export function readChoices(): ChoicesSeen {
  const { clean, isShown, labelOf, mark, nameOf, stage } = window.joineryReader
  const describe = (element: Element): ChoiceSeen => ({
    mark: mark(element),
    name: nameOf(element),
    href: element instanceof HTMLAnchorElement ? element.pathname + element.search : '',
  })
  const pressables = [...stage().querySelectorAll('button,a[href],[role="tab"],[role="button"]')].filter(
    (each) =>
      isShown(each) &&
      !each.matches(':disabled,[aria-disabled="true"]') &&
      each.closest('[role="dialog"],dialog') === null,
  )
  const isHead = (element: Element): boolean => element.closest('th,[role="columnheader"]') !== null
  const sorters = pressables.filter((each) => isHead(each) || /^sort\b/i.test(nameOf(each)))
  const hasPages = /\bpage \d+( of \d+)?\b/i.test(clean(document.body.textContent))
  const further = pressables.flatMap((each) => {
    const name = nameOf(each)
    const isMore = /^(load|show|see|view) more\b|^more$/i.test(name)
    const isNext = /^next( page)?\W*$|^older\b|^page 2$|^[›»→]$/i.test(name)
    const isPaging =
      each.closest('[aria-label*="agination" i],[class*="pagination" i]') !== null ||
      hasPages ||
      /[?&]page=/.test(each.getAttribute('href') ?? '') ||
      /next page/i.test(name)
    const isTwo = name === '2' && isPaging
    return isMore || isTwo || (isNext && isPaging) ? [{ ...describe(each), isMore }] : []
  })
  const isRow = (element: Element): boolean => {
    const row = element.closest('tr,article,[role="row"]')
    return row !== null && row.querySelector('th') === null
  }
  const byFrame = new Map<Element, Element[]>()
  for (const each of pressables) {
    if (isHead(each) || isRow(each) || sorters.includes(each) || further.some((one) => one.mark === mark(each)))
      continue
    const holder = each.parentElement?.matches('li') === true ? each.parentElement.parentElement : each.parentElement
    if (holder === null || nameOf(each).length > 40) continue
    byFrame.set(holder, [...(byFrame.get(holder) ?? []), each])
  }
  const groups: ChoiceGroup[] = []
  for (const [holder, members] of byFrame) {
    const isSamePage = (each: Element): boolean =>
      each instanceof HTMLAnchorElement && each.pathname === location.pathname && each.origin === location.origin
    const links = members.filter((each) => each instanceof HTMLAnchorElement)
    const isLinks =
      links.length === members.length &&
      links.every(isSamePage) &&
      links.some((each) => each instanceof HTMLAnchorElement && each.search !== '')
    const isChosen = members.some((each) => each.matches('[role="tab"],[aria-pressed],[aria-current],[aria-selected]'))
    const hasAll = members.some((each) => /^(all|everything|any)\b/i.test(nameOf(each)))
    const areButtons = links.length === 0 && (isChosen || hasAll)
    if (members.length >= 2 && members.length <= 15 && (isLinks || areButtons))
      groups.push({ title: labelOf(holder), choices: members.map(describe) })
  }
  return { groups, sorters: sorters.map(describe), further }
}
