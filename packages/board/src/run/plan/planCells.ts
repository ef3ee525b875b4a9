import type { AutoFill, Cell, CellOutput, ModuleOutput, Preset } from '@pandok/domain'
import { type CompiledModule, compileModule, type ModuleDefinition } from '@pandok/module-engine'
import type { RunModule } from '../PlateRun.ts'
import { PHRASE_OUTPUT, phraseDefinition } from '../phrase/phraseDefinition.ts'
import { phraseFields } from '../phrase/phraseFields.ts'
import type { CellPlan, FillingPlan, InputSources, SentencePlan } from './CellPlan.ts'
import { inputNamed } from './inputNamed.ts'
import { presetEntered, presetOf } from './presetEntered.ts'

interface Parts {
  cells: readonly Cell[]
  autoFill: readonly AutoFill[]
  modules: readonly RunModule[]
}

/** What running each cell takes, worked out when it is first asked for. Modules are compiled once for all cells. */
export function planCells({ cells, autoFill, modules }: Parts): (cellId: string) => CellPlan | undefined {
  const plans = new Map<string, CellPlan>()
  const known = new Map(modules.map((module) => [module.id, { ...module, ...compiling(module.definition) }]))

  function plan(cell: Cell): CellPlan {
    const fillings = new Map<string, FillingPlan>()
    const fillingOf = new Map<string, string>()
    const missing = new Set<string>()
    for (const output of cell.outputs) {
      const filling = fillings.get(idOf(output)) ?? newFilling(cell, output)
      if (filling) {
        fillings.set(filling.id, filling)
        fillingOf.set(output.id, filling.id)
      } else if (output.kind === 'module') missing.add(output.moduleId)
    }
    const sentences = cell.outputs.flatMap((output) => sentencesOf(output, fillings.get(idOf(output))))
    const hasInputs = [...fillings.values()].some(({ definition }) => definition.inputs.length > 0)
    return { cell, fillings: [...fillings.values()], sentences, missing: [...missing], fillingOf, hasInputs }
  }

  function newFilling(cell: Cell, output: CellOutput): FillingPlan | undefined {
    if (output.kind === 'phrase') {
      if (phraseFields(output.text).length === 0) return undefined
      const definition = phraseDefinition(output)
      const filling = { id: output.id, kind: 'phrase', name: '', definition } as const
      const sources = sourcesOf(filling, rulesFor(cell, [output]), {})
      return { ...filling, ...compiling(definition), first: { values: {} }, sources }
    }
    const module = known.get(output.moduleId)
    if (!module) return undefined
    const outputs = cell.outputs.filter((one) => idOf(one) === output.moduleId && one.kind === 'module')
    const preset = presetsOf(outputs)
    const { id, name, definition, compiled, isCompiled } = module
    const filling = { id, kind: 'module', name, definition } as const
    const sources = sourcesOf(filling, rulesFor(cell, outputs), preset)
    return { ...filling, compiled, isCompiled, first: presetEntered(definition, preset), sources }
  }

  const rulesFor = (cell: Cell, outputs: readonly CellOutput[]) =>
    autoFill.filter((rule) => rule.cell === cell.id && outputs.some(({ id }) => id === rule.output))

  return (cellId) => {
    const planned = plans.get(cellId)
    if (planned) return planned
    const cell = cells.find(({ id }) => id === cellId)
    if (!cell) return undefined
    const made = plan(cell)
    plans.set(cellId, made)
    return made
  }
}

const idOf = (output: CellOutput): string => (output.kind === 'module' ? output.moduleId : output.id)

/** Outputs of one module are one filling: what the first of them presets stands. */
const presetsOf = (outputs: readonly CellOutput[]): Preset =>
  Object.assign({}, ...outputs.map((output) => (output.kind === 'module' ? output.preset : {})).toReversed())

function sourcesOf(
  filling: { kind: 'module' | 'phrase'; definition: ModuleDefinition },
  rules: readonly AutoFill[],
  preset: Preset,
): ReadonlyMap<string, InputSources> {
  const named = rules.map((rule) => ({ rule, id: inputNamed(filling, rule.input)?.id }))
  const sources = filling.definition.inputs.map(({ id }) => {
    const own = named.filter((one) => one.id === id).map(({ rule }) => rule)
    return [id, { rules: own, ...presetOf(filling.definition, preset, id) }] as const
  })
  return new Map(
    sources.filter(
      ([, { rules: own, preset: answer, rowPresets }]) =>
        own.length > 0 || answer !== undefined || rowPresets.length > 0,
    ),
  )
}

function sentencesOf(output: CellOutput, filling: FillingPlan | undefined): SentencePlan[] {
  if (output.kind === 'module') return filling ? moduleSentences(output, filling) : []
  const { id, section } = output
  return [
    { key: id, section, from: filling ? { filling: id, output: PHRASE_OUTPUT } : { text: output.text } },
  ]
}

function moduleSentences(output: ModuleOutput, { id: filling, definition }: FillingPlan): SentencePlan[] {
  const { moduleOutput, skip = [] } = output
  return definition.outputs
    .filter(({ id }) => (moduleOutput === undefined || id === moduleOutput) && !skip.includes(id))
    .map(({ id, section }) => ({
      key: `${output.id} ${id}`,
      section: output.section === 'auto' ? section : output.section,
      from: { filling, output: id },
    }))
}

/** Compiles once, at the first call. */
function compiling(definition: ModuleDefinition): Pick<FillingPlan, 'compiled' | 'isCompiled'> {
  let module: CompiledModule | undefined
  return {
    isCompiled: () => module !== undefined,
    compiled: () => {
      module ??= compileModule(definition)
      return module
    },
  }
}
