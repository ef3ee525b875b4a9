import { isSameValue, mergeThree } from '../document/mergeThree.ts'
import type { Cell, CellOutput } from './Plate.ts'

/**
 * Merges a cell that both its reader and the library have changed since it was taken. Its appearance, its
 * texts and its exclusions are merged one by one. Its inputs and formulas depend on each other and are taken
 * from one side: the reader's if they changed them.
 */
export function mergeCell(base: Cell, mine: Cell, newer: Cell): Cell {
  const looks = mergeThree(looksOf(base), looksOf(mine), looksOf(newer))
  const isOwnWork = !isSameValue(workOf(mine), workOf(base))
  const isNewWork = !isSameValue(workOf(newer), workOf(base))
  const from = isOwnWork ? mine : newer
  const {
    id: _,
    position: __,
    name: ___,
    title: ____,
    words: _____,
    color: ______,
    excludes: _______,
    ...work
  } = from
  const excludes = mergeThree(base.excludes, mine.excludes, newer.excludes)
  const merged = { id: mine.id, ...looks, ...work, ...(excludes && { excludes }) }
  if (isOwnWork && isNewWork) return merged
  return { ...merged, outputs: from.outputs.map((output) => withText(output)) }

  function withText(output: CellOutput): CellOutput {
    if (output.kind !== 'phrase') return output
    const textIn = ({ outputs }: Cell) => {
      const found = outputs.find(({ id }) => id === output.id)
      return found?.kind === 'phrase' ? found.text : undefined
    }
    const [own, old, next] = [textIn(mine), textIn(base), textIn(newer)]
    if (!own || !old || !next) return output
    const text = mergeThree<typeof next>(old, own, next)
    return Object.values(text).every((words) => isAsked(words ?? '', from)) ? { ...output, text } : output
  }
}

const looksOf = ({ position, name, title, words, color }: Cell) => ({ position, name, title, words, color })

/** Returns everything except the appearance and the wording of phrases. */
function workOf({ outputs, blanks, values, uses, checks, finding, normal, asks, answers }: Cell) {
  const plain = outputs.map((output) => (output.kind === 'phrase' ? { ...output, text: undefined } : output))
  return { outputs: plain, blanks, values, uses, checks, finding, normal, asks, answers }
}

const NAMED = /\{([^{}]+)\}/gu

/** A sentence of the reader may refer to a blank that the newer edition no longer has. */
function isAsked(words: string, { blanks, values = [] }: Cell): boolean {
  if (!blanks) return true
  const names = new Set([...blanks, ...values].map(({ id }) => id))
  return [...words.matchAll(NAMED)].every(([, name = '']) => names.has(name.split(/[|:]/u)[0]?.trim() ?? ''))
}
