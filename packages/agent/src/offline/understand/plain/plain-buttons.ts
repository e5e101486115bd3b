// What is said of a button or of questions in passing, as sentences of their own: 'leave their e-mail (button "Keep me
// posted", coral #FF7F50)', 'questions that fold open: "Is it free?" - Yes'.
const inBrackets =
  /\s*\((?:an? |the )?button(?: that says| with|:)? (["“][^"“”]{2,60}["”])(?:,\s*(?:in )?([^()"“”]{3,40}))?\)/giu
const folding =
  /\b(?:questions(?: and answers)?|answers) (?:that|which|to) (?:fold|open|unfold|expand|slide|drop)s?(?: (?:open|out|up|down))?(?: when (?:clicked|tapped|pressed|one clicks))?(?=\s*:)/giu

export function plainButtons(text: string): string {
  let after = ''
  const said = text.replace(inBrackets, (_, words: string, color?: string) => {
    after += ` The button says ${words}.${color === undefined ? '' : ` Buttons in ${color.trim()}.`}`
    return ''
  })
  return (after === '' ? said : `${said.trim().replace(/(?<![.!?])$/, '.')}${after}`).replace(folding, 'FAQ')
}
