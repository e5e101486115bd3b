// What the page of somebody who makes things says of it, by craft: each its own, so that no two of them share a motto.
interface CraftWords {
  says: RegExp
  /** Below the name. */
  line: string
  about: readonly string[]
}

export const crafts: readonly CraftWords[] = [
  {
    says: /\bbook ?bind\w*/i,
    line: 'Old books are mended here and new ones bound, by hand, with the thread and the leather that each of them needs.',
    about: [
      'I learned the trade on hymn books, which have to bear a good deal.',
      'Bring the book as it is, with all its loose pages in a bag, and we look at it together.',
    ],
  },
  {
    says: /\b(?:letterpress|print ?mak\w+|screen ?print\w*|lino ?cut\w*|engrav\w+|etching)\b/i,
    line: 'Set by hand and printed slowly, in two colours or three, until the stack is used up.',
    about: [
      'The press is from 1961 and has had one repair more than I have.',
      'There are never more than eighty of a sheet, and the first ten are for whoever helped.',
    ],
  },
  {
    says: /\b(?:leather\w*|saddler\w*|shoe ?mak\w+|cobbler)\b/i,
    line: 'Bags, belts and straps of hides that grow darker and better the longer they are carried.',
    about: [
      'Everything is sewn with two needles, so that no seam comes undone by itself.',
      'Whatever leaves the workshop may come back to be mended, also after years.',
    ],
  },
  {
    says: /\b(?:pott\w+|ceramic\w*)\b/i,
    line: 'Cups, plates and jars from the wheel, fired twice, and no two of them quite alike.',
    about: [
      'I throw in the morning and glaze on Fridays; the kiln decides the rest.',
      'Seconds stand by the door. Take one, most flaws are where the thumb goes.',
    ],
  },
  {
    says: /\b(?:jewell?er\w*|gold ?smith\w*|silver ?smith\w*)\b/i,
    line: 'Rings and small things of silver and gold, made over from old pieces as gladly as from new metal.',
    about: [
      'Most rings begin with one that nobody wears any more.',
      'We draw first, then try it in brass, and only then light the torch.',
    ],
  },
  {
    says: /\b(?:weav\w+|textile\w*|knit\w*|tapestr\w+|quilt\w*|embroider\w*)\b/i,
    line: 'Blankets, bands and cloth from one loom, in colours that come out of roots, leaves and a good many onions.',
    about: [
      'A blanket takes nine days on the loom and a tenth for its edge.',
      'The wool comes from three farms, and I know some of the sheep.',
    ],
  },
  {
    says: /\b(?:black ?smith\w*|forg(?:e|ing)|metal ?work\w*)\b/i,
    line: 'Gates, hooks and knives, struck while they are hot and oiled when they are cold.',
    about: [
      'The fire is lit on Mondays and goes on until the list is done.',
      'A sketch on the back of an envelope is quite enough to begin with.',
    ],
  },
  {
    says: /\b(?:luthier\w*|violin ?mak\w+|guitar ?mak\w+|instrument ?mak\w+)\b/i,
    line: 'Violins and guitars, built over a winter each and voiced for the hands that play them.',
    about: [
      'The spruce has lain for eleven years before I touch it.',
      'Come and play what hangs here, also if you do not buy anything.',
    ],
  },
  {
    says: /\b(?:glass ?blow\w*|glass ?work\w*|stained glass)\b/i,
    line: 'Glass blown in the morning, cut in the afternoon, and held against the window last of all.',
    about: [
      'The oven burns from October to May.',
      'You may watch; stand behind the line, and do not speak to whoever blows.',
    ],
  },
  {
    says: /\b(?:furniture|cabinet ?mak\w+|joiner\w*|wood ?work\w*|carpent\w*|chair ?mak\w+)\b/i,
    line: 'Furniture for small rooms and long lives: it comes apart, it goes up narrow stairs, and it can be mended.',
    about: [
      'I draw at full size on the wall before I saw anything.',
      'Nothing is glued that could be wedged, and every screw can be reached.',
    ],
  },
  {
    says: /\b(?:stone ?carv\w+|stone ?mason\w*|sculpt\w+)\b/i,
    line: 'Letters, figures and sills cut out of stone from two quarries near by.',
    about: [
      'I begin with charcoal, and then with the largest chisel.',
      'Stone keeps mistakes; so I make them in clay first.',
    ],
  },
]
