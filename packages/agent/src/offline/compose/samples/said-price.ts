// What each of the wares costs, where the message says one price for all of them.
const priceOfEach =
  /(?:[€$£]\s?(\d+(?:[.,]\d{1,2})?)|\b(\d+(?:[.,]\d{1,2})?)\s?(?:[€$£]|euros?|dollars?|pounds?|eur|usd))\s+(?:each|apiece|a piece|per piece|for each)\b/iu

/** "14 dollars each"; undefined where no such price is said. */
export function priceSaid(message: string): number | undefined {
  const [, behind, before] = priceOfEach.exec(message) ?? []
  const said = behind ?? before
  return said === undefined ? undefined : Number(said.replace(',', '.'))
}
