// "Mugs bowls and vases", "sets reps and weight": a list whose first comma was left out.

/** What stands before another noun in the plural without being one of a list with it. */
const modifiers =
  'pages|sections|tabs|fields|columns|options|categories|kinds|types|sorts|kids|childrens|womens|mens|ladies|girls|boys|sports|sales|goods|news|arts|crafts|savings|customs|operations|parents|teachers|students|members|friends|games|accounts|systems|materials|this|his|its|always|sometimes|was|has|does|plus|across|towards|likes|needs|wants|shows|tracks|keeps|lists|lets|tells|helps|sells|gets|gives|makes|takes|uses|allows|runs|logs|records|stores|manages'
const spaced = new RegExp(
  String.raw`([,:(]|\bwith|\bfor|\blog|\bnote|\blike)\s+(?!(?:${modifiers})\s)(\p{L}{2,}[^s\s]s) (?!(?:${modifiers})\s)(\p{L}{2,}[^s\s]s) and (?=\p{L})`,
  'giu',
)

export function plainSpacedLists(message: string): string {
  return message.replace(spaced, '$1 $2, $3 and ')
}
