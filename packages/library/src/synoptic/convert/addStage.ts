import type { LibraryModule } from '../../LibraryModule.ts'
import { FormulaError } from '../expression/FormulaError.ts'
import type { Stage, Step, SynopsisFile } from '../SynopticFile.ts'
import { addDerived } from './addDerived.ts'
import { addSteps } from './addSteps.ts'
import type { ModuleBuilder } from './ModuleBuilder.ts'

/** Adds staging and the other computations of a file: values derived from rows, steps and maps. */
export function addStage(
  builder: ModuleBuilder,
  file: SynopsisFile,
  modules: readonly LibraryModule[],
): void {
  const { stage } = file
  if (!stage) return
  addDerived(builder, file, stage)
  addSteps(builder, stage.steps, modules)
  addSteps(
    builder,
    (stage.rules ?? []).map((rule) => mapped(rule, stage)),
    modules,
  )
}

const LOOK_UP = /^maps\[(\w+)\]\[(\w+)\]/u

/** `maps[a][b]` looks up a value; it becomes a table with a row for each entry. */
function mapped(rule: Readonly<Record<string, string>>, { maps = {} }: Stage): Step {
  return Object.fromEntries(
    Object.entries(rule).map(([name, formula]) => {
      const found = LOOK_UP.exec(formula)
      if (!found) return [name, formula]
      const [, map = '', key = ''] = found
      const rows = Object.entries(maps).flatMap(([id, { values, status, src }]) =>
        Object.entries(values).map(([answer, value]) => ({
          if: `${map} == '${id}' and ${key} == '${answer}'`,
          // biome-ignore lint/suspicious/noThenProperty: the file format has this property; rows are never awaited
          then: { [name]: value },
          status,
          src,
        })),
      )
      if (rows.length === 0) throw new FormulaError(`rule «${name}»: there are no maps`)
      return [`${name}_map`, { rows }]
    }),
  )
}
