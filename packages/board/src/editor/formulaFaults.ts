import type { Blank, Cell, CellValue, Exam, PlateContent, PlateFault } from '@pandok/domain'
import { compileExpression, type Scope, scopeOf, type ValueType } from '@pandok/module-engine'
import { cellDefinition } from '../run/phrase/cellDefinition.ts'
import { scopeOf as namesOf } from '../run/phrase/NameScope.ts'
import { namesIn } from '../run/phrase/namesIn.ts'

type Path = PlateFault['path']

interface Placed {
  path: Path
  formula: string
  type: ValueType
}

/** Formulas that can't be worked out, each at its place: wrong in themselves, or naming what their cell doesn't ask. */
export const formulaFaults = ({ cells, exam }: Pick<PlateContent, 'cells' | 'exam'>): PlateFault[] => [
  ...examFormulaFaults(exam),
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
  const faults =
    placed.length === 0 ? [] : wrongIn(placed, scopeOf(cellDefinition(cell, { exam, moduleOf }).definition))
  known.set(cell, { exam, faults })
  return faults
}

/** The editor has no modules: formulas that name their values are passed over. */
const moduleOf = () => undefined

const examFormulaFaults = (exam: Exam | undefined): PlateFault[] => {
  const { blanks = [], values = [] } = exam ?? {}
  const placed = [...conditions(blanks, ['exam', 'blanks']), ...valueFormulas(values, ['exam', 'values'])]
  if (placed.length === 0) return []
  const named = [...blanks, ...values].map(({ id }) => id)
  const { parts } = namesOf(named, { blanks: [], values: [], uses: [], exam, moduleOf })
  return wrongIn(placed, scopeOf(parts))
}

const wrongIn = (placed: readonly Placed[], scope: Scope): PlateFault[] =>
  placed.flatMap(({ path, formula, type }) =>
    compileExpression(formula, scope, [type]).ok ? [] : [{ path, reason: 'formula.wrong' as const }],
  )

function formulasOf({ outputs, finding, blanks = [], values = [], uses = [], checks = [] }: Cell): Placed[] {
  const said = outputs.flatMap((output, index): Placed[] =>
    output.kind === 'phrase' && output.when !== undefined
      ? [{ path: ['outputs', index, 'when'], formula: output.when, type: 'bool' }]
      : [],
  )
  // With a module's values, too, which only the module knows.
  const hasModule = outputs.some(({ kind }) => kind === 'module')
  const placed = [
    ...said,
    ...conditions(blanks, ['blanks']),
    ...valueFormulas(values, ['values']),
    ...checks.map(
      ({ when }, index): Placed => ({ path: ['checks', index, 'when'], formula: when, type: 'bool' }),
    ),
    ...(hasModule ? [] : ofFinding(finding)),
  ]
  const isOfModule = (name: string) => uses.some(({ as }) => name.startsWith(`${as}_`))
  return placed.filter(({ formula }) => !namesIn(formula).some(isOfModule))
}

const ofFinding = (finding: Cell['finding']): Placed[] => [
  ...(finding?.replaces ?? []).flatMap(({ when }, index): Placed[] =>
    when === undefined ? [] : [{ path: ['finding', 'replaces', index, 'when'], formula: when, type: 'bool' }],
  ),
  ...(typeof finding?.rank === 'string'
    ? [{ path: ['finding', 'rank'], formula: finding.rank, type: 'decimal' } as const]
    : []),
]

const conditions = (blanks: readonly Blank[], path: Path): Placed[] =>
  blanks.flatMap((blank, index) =>
    (['visible', 'required'] as const).flatMap((name): Placed[] => {
      const formula = blank[name]
      return formula === undefined ? [] : [{ path: [...path, index, name], formula, type: 'bool' }]
    }),
  )

const TYPES = { number: 'decimal', text: 'text', choice: 'text', bool: 'bool', words: 'bool' } as const

const valueFormulas = (values: readonly CellValue[], path: Path): Placed[] =>
  values.flatMap(({ kind, formula }, index): Placed[] =>
    formula === undefined ? [] : [{ path: [...path, index, 'formula'], formula, type: TYPES[kind] }],
  )
