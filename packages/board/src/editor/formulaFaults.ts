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
  type ExpressionFault,
  type ModuleDefinition,
  type Scope,
  scopeOf,
  type ValueType,
} from '@pandok/module-engine'
import { cellDefinition } from '../run/phrase/cellDefinition.ts'
import { declaredNames } from '../run/phrase/declaredNames.ts'
import { scopeOf as namesOf } from '../run/phrase/NameScope.ts'
import { nameableDefinition } from '../run/phrase/nameableDefinition.ts'
import { namesIn } from '../run/phrase/namesIn.ts'

type Path = PlateFault['path']

interface Placed {
  path: Path
  formula: string
  type: ValueType
}

/** Returns the definition of a module, or undefined if it was deleted or is not loaded. */
export type ModuleOf = (id: string) => ModuleDefinition | undefined

const NO_MODULES: ModuleOf = () => undefined

export interface FormulaFault extends PlateFault {
  reason: 'formula.wrong'
  /** The fault in the formula; absent if the formula itself is correct but not allowed in this place. */
  because?: ExpressionFault
}

/**
 * Finds formulas that can't be computed: they are faulty, or name something that is not an input of their
 * cell.
 */
export const formulaFaults = (
  { cells, exam }: Pick<PlateContent, 'cells' | 'exam'>,
  moduleOf: ModuleOf = NO_MODULES,
): FormulaFault[] => [
  ...faultsOf(examFormulaFaults(exam)),
  ...cells.flatMap((cell, index) =>
    cellFaultsOf(cell, exam, moduleOf).map((fault) => ({ ...fault, path: ['cells', index, ...fault.path] })),
  ),
]

interface Examined {
  exam: Exam | undefined
  modules: readonly (ModuleDefinition | undefined)[]
  faults: readonly FormulaFault[]
}

const known = new WeakMap<Cell, Examined>()

/**
 * The result is cached until the cell, the exam or one of its modules changes, so that typing in one cell
 * does not check all others.
 */
function cellFaultsOf(cell: Cell, exam: Exam | undefined, moduleOf: ModuleOf): readonly FormulaFault[] {
  const modules = moduleIdsOf([cell]).map(moduleOf)
  const found = known.get(cell)
  const isSame =
    found !== undefined && found.exam === exam && modules.every((module, at) => found.modules[at] === module)
  if (isSame && found.modules.length === modules.length) return found.faults
  const faults = faultsOf(cellFormulaFaults(cell, exam, moduleOf))
  known.set(cell, { exam, modules, faults })
  return faults
}

/** The verdict on one formula at a time: its fault, or undefined. The server can stop early, and answer others in between. */
type Verdicts = Generator<FormulaFault | undefined, void>

const faultsOf = (verdicts: Verdicts): FormulaFault[] => [...verdicts].filter((fault) => fault !== undefined)

export function* cellFormulaFaults(cell: Cell, exam: Exam | undefined, moduleOf: ModuleOf): Verdicts {
  yield* ownFaults(cell, exam, moduleOf)
  yield* usedFaults(cell, exam, moduleOf)
}

function* ownFaults(cell: Cell, exam: Exam | undefined, moduleOf: ModuleOf): Verdicts {
  const { said, found } = formulasOf(cell, moduleOf)
  const around = { exam, moduleOf, take: declaredNames }
  // Inputs and results of a module that the cell writes with only decide what was found; phrases of the cell
  // can't name them.
  if (said.length > 0) yield* wrongIn(said, scopeOf(cellDefinition(cell, around).definition))
  if (found.length > 0) yield* wrongIn(found, scopeOf(nameableDefinition(cell, around).definition))
}

/** A value that is passed to a used module must have the kind of that module's input. */
function* usedFaults(cell: Cell, exam: Exam | undefined, moduleOf: ModuleOf): Verdicts {
  const { uses = [] } = cell
  if (!uses.some(({ moduleId }) => moduleOf(moduleId))) return
  const scope = scopeOf(nameableDefinition(cell, { exam, moduleOf, take: declaredNames }).definition)
  for (const [index, use] of uses.entries()) {
    const definition = moduleOf(use.moduleId)
    if (definition) yield* givenFaults(use, definition, scope, ['uses', index, 'inputs'])
  }
}

function* givenFaults(
  { as, inputs }: ModuleUse,
  definition: ModuleDefinition,
  scope: Scope,
  path: Path,
): Verdicts {
  const types = scopeOf({
    ...definition,
    inputs: definition.inputs.map(({ group: _, ...input }) => input),
  }).names
  for (const [name, formula] of Object.entries(inputs)) {
    const type = types.get(name)?.type
    const isItself = namesIn(formula).some((one) => one.startsWith(`${as}_`))
    if (type === undefined || isItself) yield { path: [...path, name], reason: 'formula.wrong' }
    else yield* wrongIn([{ path: [...path, name], formula, type }], scope)
  }
}

export function* examFormulaFaults(exam: Exam | undefined): Verdicts {
  const { blanks = [], values = [] } = exam ?? {}
  const placed = [...conditions(blanks, ['exam', 'blanks']), ...valueFormulas(values, ['exam', 'values'])]
  if (placed.length === 0) return
  const named = [...blanks, ...values].map(({ id }) => id)
  const { parts } = namesOf(named, { blanks: [], values: [], uses: [], exam, moduleOf: NO_MODULES })
  yield* wrongIn(placed, scopeOf(parts))
}

function* wrongIn(placed: readonly Placed[], scope: Scope): Verdicts {
  for (const { path, formula, type } of placed) {
    const compiled = compileExpression(formula, scope, [type])
    const because = compiled.ok ? undefined : compiled.faults[0]
    yield compiled.ok ? undefined : { path, reason: 'formula.wrong', ...(because && { because }) }
  }
}

/**
 * Collects the formulas of inputs and outputs, and those of findings. Formulas that name a module that is not
 * loaded are skipped.
 */
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
