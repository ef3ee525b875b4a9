import type { Answers, LibraryModule, LibraryPlate } from '@pandok/library'
import { pressCells } from '../../tools/library/goldens/pressCells.ts'
import { REPORT_CELL } from '../../tools/library/synoptic/synopticCells.ts'

interface Counted {
  name: string
  keys: number
  blocks: readonly string[]
}

/**
 * Counts the keys for a synopsis. Of the module's saved tests that write a whole report, it takes the first, which
 * has nothing adverse, the second, which has one finding, and the longest. Answers with board keys are pressed, the
 * others typed. Returns undefined for a plate that is no synopsis.
 */
export function synopsisKeys(
  library: LibraryPlate,
  parts: Parameters<typeof pressCells>[0],
  modules: readonly LibraryModule[],
): { row: string; problems: readonly string[] } | undefined {
  const form = library.cells.find(({ id }) => id === REPORT_CELL)?.outputs[0]
  const module = form && 'module' in form ? modules.find(({ id }) => id === form.module) : undefined
  if (!module) return undefined
  const reports = module.definition.tests.flatMap(({ name, given }): Counted[] => {
    const { written, keys, typed, blocks } = pressCells(parts, given as Answers, { main: 'ko' })
    // Tests of the logic alone omit inputs that a report needs. The form is opened for typed answers, and Ctrl+Enter
    // writes.
    return written.ok ? [{ name, blocks, keys: keys + typed + (typed > 0 ? 2 : 1) }] : []
  })
  const longest = reports.toSorted((a, b) => b.keys - a.keys)[0]
  const shown = [reports[0], reports[1], longest].filter((one) => one !== undefined)
  return {
    row: `| ${[library.id, ...shown.map(({ keys }) => keys), shown.map(({ name }) => name).join(', ')].join(' | ')} |`,
    problems: [
      ...(shown.length < 3 ? [`${library.id}: no saved test writes a report`] : []),
      ...shown.flatMap(({ name, blocks }) =>
        blocks.length > 0 ? [`${library.id}: ${name} is not finished (${blocks.join(', ')})`] : [],
      ),
    ],
  }
}
