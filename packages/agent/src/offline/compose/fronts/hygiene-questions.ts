// Questions of a food hygiene test, with why each answer is right: question | right | three wrong ones | why.
import { type QuestionBank, readQuestions } from './question-banks.ts'

const explained = readQuestions(`
  How long should hands be washed? | About 20 seconds | 2 seconds | 5 seconds | 3 minutes | It takes about 20 seconds of soap and rubbing to loosen germs from nails, thumbs and between fingers.
  How warm may a fridge for food be? | At most about 5 °C | 10 °C | 15 °C | 0 °C exactly | Above 5 °C most germs begin to multiply; a fridge is checked and noted every day.
  Where does raw meat lie in the fridge? | At the bottom, covered | At the top | Beside the salad | In the door | What drips from it then falls on nothing that is eaten raw.
  How hot must chicken be inside when it is done? | At least 75 °C | 40 °C | 50 °C | 60 °C | At 75 °C in the thickest part salmonella and campylobacter are killed. Measure it, do not judge by colour.
  What is cross-contamination? | Germs that go from one food to another | Two dishes on one plate | Food that is too salty | A fridge that is too full | They travel on hands, boards, knives and cloths, mostly from raw food to food that is ready to eat.
  Which date tells when food is no longer safe? | Use by | Best before | Packed on | Display until | “Best before” is about quality. After “use by” food is thrown away, even if it looks and smells good.
  In which range do germs grow fastest? | Between 5 and 60 °C | Below 0 °C | Above 80 °C | Between 70 and 90 °C | This is the danger zone: food goes through it quickly, when it is cooled as well as when it is heated.
  What is right for thawing meat? | In the fridge | In the sun | On the radiator | In warm soapy water | In the fridge the outside stays cold while the inside thaws.
  You have been sick with diarrhoea. When may you handle food again? | 48 hours after the last symptoms | As soon as you feel better | The next morning | With gloves, at once | People still shed germs after they feel well. Tell your manager before your shift.
  Which board do you cut raw chicken on? | One that is kept for raw meat | The bread board | Any that is dry | The one for vegetables | Boards have colours so that raw and ready-to-eat food never share one.
  How soon is cooked food that is kept put into the fridge? | Within about 90 minutes | After 6 hours | The next day | When the shift ends | Small, shallow portions cool faster and spend less time in the danger zone.
  How hot is food kept on a buffet? | At 63 °C or more | At 30 °C | At 45 °C | Lukewarm | Below 63 °C it counts as unheated and may stand for two hours only.
  A guest asks whether a dish has nuts in it and you are not sure. What do you do? | Ask the kitchen and check the allergen sheet | Say no | Guess from the name | Pick the nuts out | A trace can be enough for a severe reaction. Nobody answers from memory.
  What does a blue plaster in the kitchen do? | It is seen at once if it falls into food | It heals faster | It keeps hands warm | It is cheaper | No food is blue. Cuts are covered with one, and with a glove over it.
  In which order are dishes and surfaces cleaned? | Clean first, then disinfect | Disinfect first, then clean | Only rinse | Only disinfect | Disinfectant does not reach germs under grease and crumbs.
`)

export const hygiene: QuestionBank = [
  /\b(?:food |kitchen )?hygiene\b|\bfood safety\b|\bfood handl(?:ing|ers?)\b|\bhaccp\b/i,
  explained.map(([question, ...answers]) => [question, ...answers.slice(0, 4)] as const),
]

/** Why an answer is right, by its question. */
export const reasons: ReadonlyMap<string, string> = new Map(
  explained.map(([question, ...answers]) => [question, answers[4] ?? '']),
)
