// Marks, and what is left to learn.
import { type KnownCalculator, breakdown, choice, date, number, words } from './known-calculator.ts'

const letters = ['A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'D', 'F']
const course = (name: string, label: string, first: string) => [
  choice(`${name}Grade`, `${label}: grade`, letters, first),
  number(`${name}Credits`, `${label}: credits`, 3),
]

export const schoolCalculators: readonly KnownCalculator[] = [
  {
    id: 'final-exam',
    title: 'Final exam calculator',
    says: words(
      String.raw`final(?:s| exam| grade)|(?:need|must get|have to get) (?:on|in) (?:my|the|our) (?:final|exam|test)|exam (?:grade|score|calculator)`,
    ),
    question: 'What do I need in the exam?',
    inputs: [
      number('current', 'Grade so far', 78, '%'),
      number('weight', 'The exam counts', 30, '%'),
      number('wanted', 'Grade you want', 80, '%'),
    ],
    steps: ['needed = (wanted - current * (1 - weight / 100)) / (weight / 100)'],
    results: [
      ['You need', 'needed', '%'],
      ['With 0 % in the exam', 'current * (1 - weight / 100)', '%'],
      ['With 100 %', 'current * (1 - weight / 100) + weight', '%'],
    ],
    tell: '${Number.parseFloat(results[0][1]) > 100 ? "More than the exam can give: the grade is out of reach." : Number.parseFloat(results[0][1]) <= 0 ? "The grade is yours whatever you score." : "With this in the exam the course ends at your grade."}',
    draw: "<Bands value={Number.parseFloat(results[0][1])} from={0} bands={[['Easy', 50], ['Doable', 75], ['Hard', 100], ['Out of reach', 130]]} />",
  },
  {
    id: 'gpa',
    title: 'GPA calculator',
    says: words('gpa|grade point average'),
    question: 'What is my GPA?',
    inputs: [
      ...course('first', 'Course 1', 'A-'),
      ...course('second', 'Course 2', 'B+'),
      ...course('third', 'Course 3', 'B'),
      ...course('fourth', 'Course 4', 'A'),
    ],
    steps: [
      "points = { A: 4, 'A-': 3.7, 'B+': 3.3, B: 3, 'B-': 2.7, 'C+': 2.3, C: 2, D: 1, F: 0 }",
      'credits = firstCredits + secondCredits + thirdCredits + fourthCredits',
      'earned = points[firstGrade] * firstCredits + points[secondGrade] * secondCredits + points[thirdGrade] * thirdCredits + points[fourthGrade] * fourthCredits',
    ],
    results: [
      ['GPA', 'earned / credits', ''],
      ['Credits', 'credits', ''],
      ['Grade points', 'earned', ''],
    ],
    tell: 'A course that you do not take has 0 credits.',
    draw: "<Bands value={Number(results[0][1])} from={0} bands={[['D', 1.7], ['C', 2.7], ['B', 3.5], ['A', 4]]} />",
  },
  {
    id: 'grades',
    title: 'Grade calculator',
    says: words(
      String.raw`(?:weighted )?(?:grades?|marks?)(?: average)? (?:calculator|average)|average (?:grade|mark)s?|(?:my|our|course|class|school) grades? (?:is|will be|would be)|weighted (?:average|grade)`,
    ),
    question: 'What is my grade?',
    inputs: [
      number('homework', 'Homework', 88, '%'),
      number('homeworkWeight', 'Homework counts', 20, '%'),
      number('tests', 'Tests', 74, '%'),
      number('testsWeight', 'Tests count', 40, '%'),
      number('exam', 'Exam', 81, '%'),
      number('examWeight', 'The exam counts', 40, '%'),
    ],
    steps: [
      'weights = homeworkWeight + testsWeight + examWeight',
      'grade = (homework * homeworkWeight + tests * testsWeight + exam * examWeight) / weights',
      "letter = grade >= 90 ? 'A' : grade >= 80 ? 'B' : grade >= 70 ? 'C' : grade >= 60 ? 'D' : 'F'",
    ],
    results: [
      ['Grade', 'grade', '%'],
      ['Letter', 'letter', 'text'],
      ['Counted so far', 'weights', '%'],
    ],
    tell: 'What is not marked yet counts 0 percent.',
    draw: "<Bands value={Number.parseFloat(results[0][1])} from={40} bands={[['F', 60], ['D', 70], ['C', 80], ['B', 90], ['A', 100]]} />",
  },
  {
    id: 'score',
    title: 'Test score calculator',
    says: words(
      String.raw`(?:test|quiz|exam|points?) scores?|score (?:calculator|percent\w*)|points to (?:percent|grade)`,
    ),
    question: 'How many percent is that?',
    inputs: [number('right', 'Points', 34), number('all', 'Of', 40), number('pass', 'To pass', 50, '%')],
    steps: ['percent = (right / all) * 100'],
    results: [
      ['Score', 'percent', '%'],
      ['Result', "percent >= pass ? 'Passed' : 'Not passed'", 'text'],
      ['Points to pass', '(all * pass) / 100', '^points'],
    ],
    draw: breakdown("[['Right', values.right], ['Missed', Math.max(0, values.all - values.right)]]"),
  },
  {
    id: 'study-plan',
    title: 'Study time calculator',
    says: words(
      String.raw`study (?:time|hours|plan\w*) ?(?:calculator)?|(?:pages|chapters) (?:a|per) day|how (?:much|many|long)[^.]{0,30}\b(?:read|study)`,
    ),
    question: 'How much a day until the exam?',
    inputs: [
      number('pages', 'Pages to learn', 320),
      number('perHour', 'Pages an hour', 14),
      date('exam', 'Exam on', 30),
      number('free', 'Days off', 5),
    ],
    steps: ['days = Math.max(1, Math.ceil((exam - Date.now()) / 86_400_000) - free)', 'hours = pages / perHour'],
    results: [
      ['A day', 'hours / days', 'hours'],
      ['Pages a day', 'pages / days', '^pages'],
      ['Days to learn', 'days', ''],
      ['Hours in all', 'hours', '~hours'],
    ],
  },
]
