// "Guests can rsvp, pick a menu (meat, fish) and leave song wishes": what somebody who is invited says, as the facts of a form.

const guests = String.raw`(?:guests?|people|visitors|friends|families|kids|parents|everyone|they|you|classmates)`
const comes = String.raw`(?:rsvp|repl(?:y|ies)|say (?:if |whether |that )?(?:they|you) (?:(?:can|will|are) )?(?:come|coming|attend(?:ing)?|not)|say yes(?: or no)?|tell us (?:if|whether) (?:they|you) (?:can )?come|confirm(?: (?:their|your) (?:attendance|coming))?|accept)`
const answer = new RegExp(
  String.raw`\b${guests}\s+(?:can|could|should|may|to)\s+(?:please\s+)?${comes}\b([^.;!?]*)`,
  'iu',
)

/** Null where nobody who is invited answers; else the facts of their answer. */
export function guestsReply(text: string): string | null {
  const found = answer.exec(text.replace(/\.(?=\s*$)/, ''))
  if (found === null) return null
  const deeds = (found[1] ?? '').split(/,\s*(?:and\s+)?(?![^(]*\))|\s+and\s+(?![^(]*\))/iu)
  const facts = deeds.flatMap((deed) => {
    const [, verb = '', what = ''] =
      /^\s*(?:also\s+)?(pick|choose|select|leave|write|send|suggest|add|give|say|note|bring|request|wish for)\s+(?:us\s+)?(?:(?:an?|the|their|your|some|any)\s+)?(.+)$/iu.exec(
        deed,
      ) ?? []
    return verb === '' || what === '' ? [] : [what.trim()]
  })
  return ['name', 'attending (yes, no)', ...facts].join(', ')
}
