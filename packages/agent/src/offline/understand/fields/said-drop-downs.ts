// "The tone comes from a drop-down with warm and dry": how something is entered is told beside what is entered. Here
// the choices go into brackets behind what they are choices of, and the words for the control go.
import { usualOptions } from '../looks/said-tones.ts'

const control = String.raw`(?:small |little |simple )?(?:drop-?\s?down(?:[ -](?:menu|list|field|box))?s?|select(?:[ -](?:box|field|menu|list))?|pull-?down(?: menu| list)?|pick ?list|choice list|radio buttons?|option buttons?)`
const means = String.raw`(?:chosen |picked |selected |set |taken |to choose |to pick )?(?:from|in|via|through|with|using|as|by)\s+(?:an?\s+|the\s+)?(?:${control}|menu(?= (?:of|with|\()|\s*[,.;:]))`
const choices = String.raw`[^.;:()—–\n]+?(?:,|\/|\s+or\s+|\s+and\s+)[^.;:()—–\n]+?`
const end = String.raw`(?=\s*(?:[.;()—–\n]|$)|\s+-\s|,?\s+(?:and|then)\s+(?:an?|the|then|press|click|hit|get|see|it)\b|,\s*(?:(?:an?|the)\s+)?(?:press|click|hit|then|buttons?)\b)`

const inBrackets = (_: string, before: string, list: string): string =>
  `${before} (${list.trim().replace(/\s*,?\s+(?:and|or)\s+/g, ', ')})`

/** "The tone from a drop-down", with nothing to choose said anywhere: the choices that are usual. */
function withUsual(text: string): string {
  const bare = new RegExp(
    String.raw`\b((?:\p{L}+))(?:,?\s+(?:(?:is|are|gets?|can be|to be)\s+)?(?:${means})|\s+\((?:${control})\)|\s+(?:drop-?\s?down))(?!\s*\()`,
    'giu',
  )
  return text.replace(bare, (all: string, noun: string) => {
    const usual = usualOptions(noun)?.join(', ')
    const isListed = new RegExp(String.raw`\b${noun}s?\s*\([^)]*,`, 'iu').test(text)
    return usual === undefined || isListed ? all : `${noun} (${usual})`
  })
}

/** "Picks the tone playful, serious or bold", "choose tone playful/bold": one of those. */
const pickedBare =
  /\b(picks?|chooses?|selects?) (?:the |an? |one )?(tone|mood|style|voice|manner|genre|length|occasion) (?:as |from )?((?:\p{Ll}+, )+(?:or |and )?\p{Ll}+(?: or \p{Ll}+)?|\p{Ll}+(?:\/\p{Ll}+)+)(?=\s*(?:[,.;]|$|\b(?:and|from|in|with|out of)\b))/gu

export function withoutDropDowns(text: string): string {
  const told = text
    .replace(
      pickedBare,
      (_, verb: string, name: string, list: string) =>
        `${verb} the ${name} (${list.split(/,? or |,? and |, |\//).join(', ')})`,
    )
    // "mood (drop-down with calm, wild)", "tone (drop-down: warm, dry)"
    .replace(
      new RegExp(String.raw`\(\s*(?:an?\s+)?(?:${control})\s*(?:with|of|from|:|,|-|–|—)?\s*([^()]+)\)`, 'giu'),
      '($1)',
    )
    // "a drop-down for the tone (warm, dry)", "a drop-down for the tone with warm and dry"
    .replace(
      new RegExp(
        String.raw`\b(?:an?\s+|the\s+)?(?:${control})\s+(?:for|to (?:choose|pick|select|set))\s+(?:an?\s+|the\s+)?((?:\p{L}+ )?\p{L}+)\s*(?:\(([^()]+)\)|(?:with|of|:)\s+(${choices})${end})?`,
        'giu',
      ),
      (_, noun: string, inside?: string, after?: string) => {
        const list = inside ?? after ?? usualOptions(noun)?.join(', ')
        return list === undefined ? noun : `choose ${noun} (${list})`
      },
    )
    // "a drop-down “Tone” (warm, dry)", "drop-down style: warm / dry"
    .replace(
      new RegExp(
        String.raw`(?<!\b(?:from|in|via|through|with|using|as|by|is|are)\s+(?:an?\s+|the\s+)?)\b(?:an?\s+|the\s+)?(?:${control})\s+(?:(?:called|named|labell?ed)\s+)?["“]?(?!(?:menu|list|field|box)\b)((?:\p{L}+ )?\p{L}+)["”]?\s*(?:\(([^()]+)\)|:\s*(${choices})${end})`,
        'giu',
      ),
      (_, noun: string, inside?: string, after?: string) =>
        `choose ${noun} (${(inside ?? after ?? '').trim().replace(/\s*(?:,?\s+(?:and|or)\s+|\/)\s*/g, ', ')})`,
    )
    // "a tone drop-down: warm, dry"
    .replace(new RegExp(String.raw`\b(\p{L}+) (?:${control})\s*:\s*(${choices})${end}`, 'giu'), inBrackets)
    // "tone (warm, dry) from a drop-down"
    .replace(new RegExp(String.raw`(\([^()]+\))\s*,?\s*(?:${means})`, 'giu'), '$1')
    // "tone from a drop-down (warm, dry)"
    .replace(
      new RegExp(String.raw`\s*,?\s*(?:(?:is|are|comes?)\s+)?(?:${means})\s*(?=\([^()]*(?:,|\/| or )[^()]*\))`, 'giu'),
      ' ',
    )
    // "tone from a drop-down with warm and dry", "tone from a drop-down — warm, dry —", "tone is a drop-down: warm, dry"
    .replace(
      new RegExp(
        String.raw`(\p{L})\s*,?\s*(?:(?:is|are|comes?)\s+)?(?:${means}|(?:is|are|as)\s+an?\s+(?:${control}))\s*,?\s*(?:with(?: the (?:choices|options|values))?|of|:|,|—|–|-)\s*(${choices})${end}`,
        'giu',
      ),
      inBrackets,
    )
  return withUsual(told).replace(
    new RegExp(
      String.raw`\s*,?\s*(?:(?:is|are)\s+)?(?:${means}|(?:is|are)\s+an?\s+(?:${control})|\((?:${control})\))(?!\p{L})`,
      'giu',
    ),
    '',
  )
}
