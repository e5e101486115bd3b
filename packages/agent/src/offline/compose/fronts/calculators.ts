// The page of a calculator: what is typed in, the sum in its own words, and the result as what it means.
import type { Brief } from '../../brief.ts'
import { readPart } from '../../parts/read-part.ts'
import { capitalize } from '../../understand/inflect.ts'
import { jsxText, nothing, tidy } from '../data/expressions.ts'
import { calculatorCode, helpersFor } from './calculator-code.ts'
import { headingClass, lookFiles, lookOf, questionOf } from './calculator-look.ts'
import { actWords, keepsByName, worksAtOnce } from './calculator-words.ts'
import { calculatorsFor } from './choose-calculator.ts'
import type { Calculator } from './known-calculators.ts'

function componentName(drawing: string): string {
  return drawing.split('-').map(capitalize).join('')
}

/** The visitor's question, where the message gives no words of its own to head the page with. */
function headingOf(brief: Brief, calculators: readonly Calculator[], headline: string): string {
  const [first] = calculators
  const question = calculators.length === 1 && first !== undefined ? questionOf(brief, first) : null
  if (brief.copy.headline !== '' || question === null)
    return headline === jsxText(brief.name)
      ? `<h1 className="sr-only">${headline}</h1>`
      : `<h1 className="font-display ${headingClass(brief)}">${headline}</h1>`
  return `<h1 className="font-display ${headingClass(brief)}">${question}</h1>`
}

export function composeCalculator(brief: Brief, marks: Record<string, string>): Record<string, string> {
  const { request } = brief
  const calculators = calculatorsFor(request)
  const looks = calculators.map(({ calculator }) => lookOf(calculator))
  const isLive = worksAtOnce(request)
  const isNamed = keepsByName(request)
  // Without a name there is something to keep only once its button was pressed.
  const isPressed = !isLive && !isNamed
  const code = calculators.map(({ title, calculator }) => calculatorCode(brief, calculator, title)).join('\n')
  const heading = headingOf(
    brief,
    calculators.map(({ calculator }) => calculator),
    marks['headline'] ?? '',
  )
  const drawings = [...new Set(looks.map(({ drawing }) => drawing))].filter((drawing) => drawing !== '')
  const most = Math.max(...calculators.map(({ calculator }) => calculator.inputs.length))
  const look = lookFiles(brief, looks, most, {
    ...marks,
    keepWhen: isPressed ? '{isWorkedOut && ' : '',
    keepEnd: isPressed ? '}' : '',
    workedOut: isPressed ? 'isWorkedOut, ' : '',
    button: isLive
      ? nothing
      : `<button className="${marks['button'] ?? ''} min-h-13 self-end justify-self-start">${jsxText(actWords(request))}</button>`,
  })
  const files = readPart('stage-calculator', {
    ...look.marks,
    calculators: code,
    heading,
    below: heading.includes('sr-only') ? 'mt-2' : 'mt-8',
    drawingImports: drawings
      .map((drawing) => `import { ${componentName(drawing)} } from '@/components/${drawing}.jsx'`)
      .join('\n'),
    helpers: helpersFor(
      brief,
      calculators.map(({ calculator }) => calculator),
      code,
    ),
    // "Save calculations under a name".
    saveAs: isNamed
      ? `<label className="font-medium">Name<input name="name" required maxLength={80} className="mt-1.5 block min-h-12 w-full ${marks['control'] ?? ''} px-3.5" /></label>`
      : nothing,
    keepName: isNamed ? "String(new FormData(event.currentTarget).get('name') ?? '').trim()" : "''",
    act: isNamed ? 'Save' : 'Save result',
    pressed: isPressed ? 'const [isWorkedOut, setIsWorkedOut] = useState(false)' : nothing,
    press: isPressed ? 'setIsWorkedOut(true)' : nothing,
  })
  return Object.fromEntries(Object.entries({ ...files, ...look.files }).map(([path, text]) => [path, tidy(text)]))
}
