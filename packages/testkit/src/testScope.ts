/** This many consecutive commits together cover everything that is tested in turns. */
const TURNS = 3

const isFull = () => process.env['PANDOK_TEST_SCOPE'] === 'full'

/** The number belongs to the commit that is tested, and grows by one with each commit. */
const rotation = () => Number.parseInt(process.env['PANDOK_TEST_ROTATION'] ?? '0', 10)

/**
 * Returns the whole matrix in `npm run test:full`, one of its entries in `npm test`, and another with each
 * commit. The name keeps neighboring tests from all taking the same entry.
 */
export function inScope<Item>(list: readonly Item[], name = ''): readonly Item[] {
  if (isFull()) return list
  const letters = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const at = (rotation() + letters) % list.length
  return list.slice(at, at + 1)
}

/**
 * Returns the whole list in `npm run test:full`, and a third of it in `npm test`. It is for tests that check
 * the same thing on many dialogs or entries.
 */
export function inTurn<Item>(list: readonly Item[]): readonly Item[] {
  return isFull() ? list : list.filter((_, index) => index % TURNS === rotation() % TURNS)
}
