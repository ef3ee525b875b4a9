import type { Finding } from '../../document/Finding.ts'
import { proveTable } from '../proof/proveTable.ts'
import type { Checking } from './Checking.ts'

/**
 * The limit is that of two tables of the largest size; more would keep the author waiting at every pause in
 * typing.
 */
const CELLS_MAX = 5000

/**
 * Finds gaps, overlaps and unreachable rows of every table without a fault; the proof of a faulty table would
 * be meaningless.
 */
export function checkProofs(checking: Checking): void {
  let cells = 0
  const faulty = new Set(checking.findings.filter(isFaultOfTable).map(({ path }) => path[1]))
  checking.definition.tables.forEach((table, index) => {
    if (faulty.has(index) || table.rows.length === 0) return
    const path = ['tables', index]
    cells += table.rows.length * table.cols.length
    if (cells > CELLS_MAX) {
      checking.warn('table.tooManyCases', path, { name: table.id })
      return
    }
    const proof = proveTable(checking.definition, table.id, checking.known)
    proof.gaps.forEach((example, gap) => {
      checking.warn('table.gap', path, { name: table.id, cases: proof.gapCases[gap] ?? 1 }, example)
    })
    for (const { rows, example } of proof.overlaps) {
      const [first, second] = rows
      const params = { name: table.id, first: first + 1, second: second + 1 }
      checking.warn('table.overlap', [...path, 'rows', second], params, example)
    }
    for (const row of proof.unreachable) {
      checking.warn('table.row.unreachable', [...path, 'rows', row], { name: table.id, row: row + 1 })
    }
    if (proof.open.some(({ what }) => what === 'cases')) {
      checking.warn('table.tooManyCases', path, { name: table.id })
    }
  })
}

function isFaultOfTable({ level, path }: Finding): boolean {
  return level === 'error' && path[0] === 'tables'
}
