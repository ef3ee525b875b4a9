import { both, countWithout, isEmpty, keepOnly, keyOf, type RowSet } from './rowSet.ts'

/** A box of cases: the classes of values for every column. */
export type Box = readonly (readonly number[])[]

/** The remaining steps, shared by the searches of one table. */
export interface Budget {
  steps: number
}

/** It is thrown inside the search only; `uncovered` turns it into its result. */
const EXHAUSTED = Symbol('exhausted')

/**
 * Finds the parts of `box` that no row of `rows` covers, as disjoint boxes. `columns[c][k]` are the rows whose
 * cell in column c accepts class k. The search stops when `onGap` returns false.
 *
 * A column is split into groups of classes that keep the same rows alive. After that, the result only depends
 * on the rows alive and on the remaining columns, so states that were found covered are cached. Deciding this
 * is hard in general (it is tautology of a formula), hence the budget.
 */
export function uncovered(
  columns: readonly (readonly RowSet[])[],
  box: Box,
  rows: RowSet,
  budget: Budget,
  onGap: (gap: Box) => boolean,
): 'done' | 'stopped' | 'exhausted' {
  const whole = rowsOfWhole(columns, box, rows)
  if (box.some((classes) => classes.length === 0)) return 'done'
  const covered = new Set<string>()

  /**
   * Returns true if everything is covered, false if there was a gap, which was passed to `onGap`, and
   * undefined to stop.
   */
  function search(current: Box, open: readonly number[], alive: RowSet): boolean | undefined {
    if (isEmpty(alive)) return onGap(current) ? false : undefined
    const coveringRows = new Uint32Array(alive)
    const splitting: number[] = []
    for (const c of open) {
      const accepting = whole[c] ?? alive
      keepOnly(coveringRows, accepting)
      if (countWithout(alive, accepting) > 0) splitting.push(c)
    }
    if (!isEmpty(coveringRows)) return true

    const key = `${splitting.join()};${keyOf(alive)}`
    if (covered.has(key)) return true

    const column = mostRestricted(splitting, whole, alive)
    const rest = splitting.filter((c) => c !== column)
    const classes = current[column] ?? []
    budget.steps -= classes.length + splitting.length
    if (budget.steps < 0) throw EXHAUSTED

    const groups = groupsOf(classes, columns[column] ?? [], alive)
    let isCovered = true
    for (const group of groups.values()) {
      const part = current.map((old, c) => (c === column ? group.classes : old))
      const outcome = search(part, rest, group.alive)
      if (outcome === undefined) return undefined
      isCovered &&= outcome
    }
    if (isCovered) covered.add(key)
    return isCovered
  }

  try {
    const outcome = search(
      box,
      box.map((_, c) => c),
      rows,
    )
    return outcome === undefined ? 'stopped' : 'done'
  } catch (thrown) {
    if (thrown === EXHAUSTED) return 'exhausted'
    throw thrown
  }
}

/** Returns for every column the rows that accept all of its classes in this box. */
const rowsOfWhole = (columns: readonly (readonly RowSet[])[], box: Box, rows: RowSet): RowSet[] =>
  box.map((classes, c) => {
    const set = new Uint32Array(rows)
    for (const k of classes) keepOnly(set, columns[c]?.[k] ?? set)
    return set
  })

/** Groups the classes that keep the same rows alive. */
function groupsOf(classes: readonly number[], accepting: readonly RowSet[], alive: RowSet) {
  const groups = new Map<string, { alive: RowSet; classes: number[] }>()
  for (const k of classes) {
    const kept = both(alive, accepting[k] ?? alive)
    const key = keyOf(kept)
    const group = groups.get(key)
    if (group) group.classes.push(k)
    else groups.set(key, { alive: kept, classes: [k] })
  }
  return groups
}
function mostRestricted(columns: readonly number[], whole: readonly RowSet[], alive: RowSet): number {
  let best = columns[0] ?? 0
  let most = -1
  for (const c of columns) {
    const restricted = countWithout(alive, whole[c] ?? alive)
    if (restricted > most) [best, most] = [c, restricted]
  }
  return best
}
