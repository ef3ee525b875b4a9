import type { Blank, Cell, Exam, PlateContent, PlateFault } from '@pandok/domain'
import {
  compileExpression,
  emptyDefinition,
  type Scope,
  scopeOf,
  type ValueType,
} from '@pandok/module-engine'
import { blankInput } from '../run/phrase/blankInput.ts'
import { cellDefinition } from '../run/phrase/cellDefinition.ts'

type Path = PlateFault['path']

interface Placed {
  path: Path
  formula: string
  type: ValueType
}

/** Formulas that can't be worked out, each at its place: wrong in themselves, or naming what their cell doesn't ask. */
export const formulaFaults = ({ cells, exam }: Pick<PlateContent, 'cells' | 'exam'>): PlateFault[] => [
  ...examFormulaFaults(exam?.blanks ?? []),
  ...cells.flatMap((cell, index) =>
    cellFaultsOf(cell, exam).map(({ path, reason }) => ({ path: ['cells', index, ...path], reason })),
  ),
]

const known = new WeakMap<Cell, { exam: Exam | undefined; faults: readonly PlateFault[] }>()

/** A cell is looked at again when it or the exam has changed, not at every key of another's. */
function cellFaultsOf(cell: Cell, exam: Exam | undefined): readonly PlateFault[] {
  const found = known.get(cell)
  if (found && found.exam === exam) return found.faults
  const placed = formulasOf(cell)
  const faults = placed.length === 0 ? [] : wrongIn(placed, scopeOf(cellDefinition(cell, { exam, moduleOf: () => undefined }).definition))
  known.set(cell, { exam, faults })
  return faults
}

const examFormulaFaults = (blanks: readonly Blank[]): PlateFault[] => {
  const placed = visibles(blanks, ['exam', 'blanks'])
  if (placed.length === 0) return []
  return wrongIn(placed, scopeOf({ ...emptyDefinition(), inputs: blanks.map(blankInput) }))
}

const wrongIn = (placed: readonly Placed[], scope: Scope): PlateFault[] =>
  placed.flatMap(({ path, formula, type }) =>
    compileExpression(formula, scope, [type]).ok ? [] : [{ path, reason: 'formula.wrong' as const }],
  )

function formulasOf({ outputs, finding, blanks = [] }: Cell): Placed[] {
  const said = outputs.flatMap((output, index): Placed[] =>
    output.kind === 'phrase' && output.when !== undefined
      ? [{ path: ['outputs', index, 'when'], formula: output.when, type: 'bool' }]
      : [],
  )
  // With a module's values, too, which only the module knows.
  const hasModule = outputs.some(({ kind }) => kind === 'module')
  return [...said, ...visibles(blanks, ['blanks']), ...(hasModule ? [] : ofFinding(finding))]
}

const ofFinding = (finding: Cell['finding']): Placed[] => [
  ...(finding?.replaces ?? []).flatMap(({ when }, index): Placed[] =>
    when === undefined ? [] : [{ path: ['finding', 'replaces', index, 'when'], formula: when, type: 'bool' }],
  ),
  ...(typeof finding?.rank === 'string'
    ? [{ path: ['finding', 'rank'], formula: finding.rank, type: 'decimal' } as const]
    : []),
]

const visibles = (blanks: readonly Blank[], path: Path): Placed[] =>
  blanks.flatMap(({ visible }, index) =>
    visible === undefined ? [] : [{ path: [...path, index, 'visible'], formula: visible, type: 'bool' }],
  )
