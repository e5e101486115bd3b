// What is said of a button or of questions in passing, as sentences of their own: 'leave their e-mail (button "Keep me
// posted", coral #FF7F50)', 'questions that fold open: "Is it free?" - Yes'.
const inBrackets =
  /\s*\((?:an? |the )?button(?: that says| with|:)? (["“][^"“”]{2,60}["”])(?:,\s*(?:in )?([^()"“”]{3,40}))?\)/giu
const folding =
  /\b(?:questions(?: and answers)?|answers) (?:that|which|to) (?:fold|open|unfold|expand|slide|drop)s?(?: (?:open|out|up|down))?(?: when (?:clicked|tapped|pressed|one clicks))?(?=\s*:)/giu

/** "Tabs All, Open and Done": what is done and what is not have them anyway, and they are no facts. */
const tabsOfTicks =
  /,?[ \t]*(?:\band |\bwith )?\b(?:the )?tabs?:? (?:for )?(?:(?:all|everything|open|active|to ?do|done|finished|completed|closed)(?:,? and |, | ?\/ ?|(?=[\s.;,]|$)))+(?=[\s.;,]|$)/giu

/** "Three a week, shown as a ring or bar": how it is drawn is nothing to choose of each record. */
const drawnAs =
  /,? (?:shown|drawn|displayed) as (?:an? )?(?:progress )?(?:ring|bar|circle|gauge|chart|graph|line|pie|donut|doughnut)s?(?:(?:,| or|, or) (?:an? )?(?:progress )?(?:ring|bar|circle|gauge|chart|graph|line|pie|donut|doughnut)s?)+/giu

export function plainButtons(text: string): string {
  let after = ''
  const said = text
    .replace(tabsOfTicks, ' ')
    .replace(drawnAs, '')
    .replace(inBrackets, (_, words: string, color?: string) => {
      after += ` The button says ${words}.${color === undefined ? '' : ` Buttons in ${color.trim()}.`}`
      return ''
    })
  return (after === '' ? said : `${said.trim().replace(/(?<![.!?])$/, '.')}${after}`).replace(folding, 'FAQ')
}
