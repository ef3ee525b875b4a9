import type { AutoFill, Cell, ModuleOutput, PhraseOutput, Preset } from '@pandok/domain'
import type { ModuleDefinition } from '@pandok/module-engine'
import { joinedModule } from '../join/joinedModule.ts'
import { phraseDefinition } from '../phrase/phraseDefinition.ts'
import { phraseFields } from '../phrase/phraseFields.ts'
import type { RunModule } from '../Run.ts'
import type { FillingPlan, InputSources } from './CellPlan.ts'
import { compileOnce } from './compileOnce.ts'
import { inputNamed } from './inputNamed.ts'
import { presetEntered, presetOf } from './presetEntered.ts'
import { withFinding } from './withFinding.ts'
import { withRulesFirst } from './withRulesFirst.ts'

/** A phrase without fields has nothing to fill. `rules` are the auto-fill rules of the cell. */
export function planPhrase(output: PhraseOutput, rules: readonly AutoFill[]): FillingPlan | undefined {
  if (phraseFields(output.text).length === 0) return undefined
  const definition = phraseDefinition(output)
  const filling = { id: output.id, kind: 'phrase', name: '', definition } as const
  const own = rules.filter((rule) => rule.output === output.id)
  return {
    ...filling,
    ...compileOnce(definition),
    first: { values: {} },
    sources: sourcesOf(filling, own, {}),
    ownFills: new Map(),
    shared: new Set(),
    gathered: new Map(),
  }
}

/** All outputs of a cell with the same module are one filling. */
export function planModule(
  module: RunModule & Pick<FillingPlan, 'compiled' | 'isCompiled'>,
  cell: Cell,
  rules: readonly AutoFill[],
): FillingPlan {
  const { id, name, definition } = module
  const outputs = cell.outputs.filter(
    (output): output is ModuleOutput => output.kind === 'module' && output.moduleId === id,
  )
  // The preset of a joining cell is entered when it is run, even if another cell began the run.
  const preset = joinedModule(cell) ? {} : presetsOf(outputs)
  const own = rules.filter((rule) => outputs.some((output) => output.id === rule.output))
  const filling = { id, kind: 'module', name } as const
  const sources = sourcesOf({ ...filling, definition }, own, preset)
  const used = withFinding(
    withRulesFirst(definition, (input) => sources.get(input)?.rules ?? []),
    cell.finding,
  )
  const { compiled, isCompiled } = used === definition ? module : compileOnce(used)
  return {
    ...filling,
    definition: used,
    compiled,
    isCompiled,
    first: presetEntered(definition, preset),
    sources,
    ownFills: new Map(definition.inputs.flatMap((input) => (input.fill ? [[input.id, input.fill]] : []))),
    shared: new Set(),
    gathered: new Map(),
  }
}

/** If several outputs have a preset for an input, the first one counts. */
const presetsOf = (outputs: readonly ModuleOutput[]): Preset =>
  Object.assign({}, ...outputs.map(({ preset }) => preset ?? {}).toReversed())

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
  const isUsed = ({ rules: own, preset: answer, rowPresets }: InputSources) =>
    own.length > 0 || answer !== undefined || rowPresets.length > 0
  return new Map(sources.filter(([, one]) => isUsed(one)))
}
