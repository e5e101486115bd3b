// What is named one after the other: "lead, active or lost", "north, then south and west".

/** Each of them, without what joins them; none for ''. */
export function namesInRow(said: string): string[] {
  return said.split(/\s*,\s*(?:(?:and|or|then)\s+)?|\s+(?:and|or)\s+/i).filter((each) => each !== '')
}

/** The same with commas, as it stands in the brackets after a fact: "lead, active, lost". */
export function inBrackets(said: string): string {
  return namesInRow(said).join(', ')
}
