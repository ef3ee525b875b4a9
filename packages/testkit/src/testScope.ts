/** So many commits in a row see all of what is looked at in turns. */
const TURNS = 3

const isFull = () => process.env['PANDOK_TEST_SCOPE'] === 'full'

/** Belongs to the commit that is tested, and moves by one with each. */
const rotation = () => Number.parseInt(process.env['PANDOK_TEST_ROTATION'] ?? '0', 10)

/**
 * Returns the whole matrix in `npm run test:full`, one cell of it in `npm test`, another with each commit. The name keeps
 * neighbors from all taking the same cell.
 */
export function inScope<Item>(list: readonly Item[], name = ''): readonly Item[] {
  if (isFull()) return list
  const letters = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const at = (rotation() + letters) % list.length
  return list.slice(at, at + 1)
}

/**
 * Returns the whole list in `npm run test:full`, a third of it in `npm test`: for what asks the same of many dialogs or
 * entries.
 */
export function inTurn<Item>(list: readonly Item[]): readonly Item[] {
  return isFull() ? list : list.filter((_, index) => index % TURNS === rotation() % TURNS)
}
