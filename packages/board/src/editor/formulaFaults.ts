import {
  type Blank,
  type Cell,
  type CellValue,
  type Exam,
  type ModuleUse,
  moduleIdsOf,
  type PlateContent,
  type PlateFault,
} from '@pandok/domain'
import {
  compileExpression,
  type Input,
  type ModuleDefinition,
  type Scope,
  scopeOf,
  type ValueType,
} from '@pandok/module-engine'
import { cellDefinition } from '../run/phrase/cellDefinition.ts'
import { scopeOf as namesOf } from '../run/phrase/NameScope.ts'
import { nameableDefinition } from '../run/phrase/nameableDefinition.ts'
import { namesIn } from '../run/phrase/namesIn.ts'

type Path = PlateFault['path']

interface Placed {
  path: Path
  formula: string
  type: ValueType
}

/** The module that a cell names; undefined where it is gone, or where nobody has it at hand. */
export type ModuleOf = (id: string) => ModuleDefinition | undefined

const NO_MODULES: ModuleOf = () => undefined

/** Formulas that can't be worked out, each at its place: wrong in themselves, or naming what their cell doesn't ask. */
export const formulaFaults = (
  { cells, exam }: Pick<PlateContent, 'cells' | 'exam'>,
  moduleOf: ModuleOf = NO_MODULES,
): PlateFault[] => [
  ...examFormulaFaults(exam),
  ...cells.flatMap((cell, index) =>
    cellFaultsOf(cell, exam, moduleOf).map(({ path, reason }) => ({
      path: ['cells', index, ...path],
      reason,
    })),
  ),
]

interface Examined {
  exam: Exam | undefined
  modules: readonly (ModuleDefinition | undefined)[]
  faults: readonly PlateFault[]
}

const known = new WeakMap<Cell, Examined>()

/** A cell is looked at again when it, the exam or one of its modules has changed, not at every key of another's. */
function cellFaultsOf(cell: Cell, exam: Exam | undefined, moduleOf: ModuleOf): readonly PlateFault[] {
  const modules = moduleIdsOf([cell]).map(moduleOf)
  const found = known.get(cell)
  const isSame =
    found !== undefined && found.exam === exam && modules.every((module, at) => found.modules[at] === module)
  if (isSame && found.modules.length === modules.length) return found.faults
  const faults = [...ownFaults(cell, exam, moduleOf), ...usedFaults(cell, exam, moduleOf)]
  known.set(cell, { exam, modules, faults })
  return faults
}

function ownFaults(cell: Cell, exam: Exam | undefined, moduleOf: ModuleOf): PlateFault[] {
  const { said, found } = formulasOf(cell, moduleOf)
  // What a module asks or works out that the cell writes with only decides what was found; its phrases can't name it.
  return [
    ...(said.length > 0 ? wrongIn(said, scopeOf(cellDefinition(cell, { exam, moduleOf }).definition)) : []),
    ...(found.length > 0
      ? wrongIn(found, scopeOf(nameableDefinition(cell, { exam, moduleOf }).definition))
      : []),
  ]
}

/** What a used module is given has to be of the kind that its input takes. */
function usedFaults(cell: Cell, exam: Exam | undefined, moduleOf: ModuleOf): PlateFault[] {
  const { uses = [] } = cell
  if (!uses.some(({ moduleId }) => moduleOf(moduleId))) return []
  const scope = scopeOf(nameableDefinition(cell, { exam, moduleOf }).definition)
  return uses.flatMap((use, index) => {
    const definition = moduleOf(use.moduleId)
    return definition ? givenFaults(use, definition, scope, ['uses', index, 'inputs']) : []
  })
}

function givenFaults(
  { as, inputs }: ModuleUse,
  definition: ModuleDefinition,
  scope: Scope,
  path: Path,
): PlateFault[] {
  const types = scopeOf({
    ...definition,
    inputs: definition.inputs.map(({ group: _, ...input }) => input as Input),
  }).names
  return Object.entries(inputs).flatMap(([name, formula]): PlateFault[] => {
    const type = types.get(name)?.type
    const isItself = namesIn(formula).some((one) => one.startsWith(`${as}_`))
    const isRight = type !== undefined && !isItself && compileExpression(formula, scope, [type]).ok
    return isRight ? [] : [{ path: [...path, name], reason: 'formula.wrong' }]
  })
}

const examFormulaFaults = (exam: Exam | undefined): PlateFault[] => {
  const { blanks = [], values = [] } = exam ?? {}
  const placed = [...conditions(blanks, ['exam', 'blanks']), ...valueFormulas(values, ['exam', 'values'])]
  if (placed.length === 0) return []
  const named = [...blanks, ...values].map(({ id }) => id)
  const { parts } = namesOf(named, { blanks: [], values: [], uses: [], exam, moduleOf: NO_MODULES })
  return wrongIn(placed, scopeOf(parts))
}

const wrongIn = (placed: readonly Placed[], scope: Scope): PlateFault[] =>
  placed.flatMap(({ path, formula, type }) =>
    compileExpression(formula, scope, [type]).ok ? [] : [{ path, reason: 'formula.wrong' as const }],
  )

/** Formulas of what is asked and said, and of what was found. Those that name a module that isn't at hand are passed over. */
function formulasOf(
  { outputs, finding, blanks = [], values = [], uses = [], checks = [] }: Cell,
  moduleOf: ModuleOf,
): { said: Placed[]; found: Placed[] } {
  const said = outputs.flatMap((output, index): Placed[] =>
    output.kind === 'phrase' && output.when !== undefined
      ? [{ path: ['outputs', index, 'when'], formula: output.when, type: 'bool' }]
      : [],
  )
  const isAnyGone = outputs.some((output) => output.kind === 'module' && !moduleOf(output.moduleId))
  const own = [
    ...said,
    ...conditions(blanks, ['blanks']),
    ...valueFormulas(values, ['values']),
    ...checks.map(
      ({ when }, index): Placed => ({ path: ['checks', index, 'when'], formula: when, type: 'bool' }),
    ),
  ]
  const gone = uses.filter(({ moduleId }) => !moduleOf(moduleId))
  const isOfGone = (name: string) => gone.some(({ as }) => name.startsWith(`${as}_`))
  const isAtHand = ({ formula }: Placed) => !namesIn(formula).some(isOfGone)
  return {
    said: own.filter(isAtHand),
    found: isAnyGone ? [] : ofFinding(finding).filter(isAtHand),
  }
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
