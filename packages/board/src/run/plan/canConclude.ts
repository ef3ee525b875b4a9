import type { Cell, Exam } from '@pandok/domain'
import type { RunModule } from '../Run.ts'

/** Returns whether a plate has a sentence that concludes. The reports of others end with what they describe. */
export function canConclude(
  { cells, exam }: { cells: readonly Cell[]; exam?: Exam | undefined },
  modules: readonly RunModule[],
): boolean {
  const concluding = new Set(
    modules.flatMap(({ id, definition }) =>
      definition.outputs.some(({ section }) => section === 'impression') ? [id] : [],
    ),
  )
  return (
    (exam?.normalConclusion ?? exam?.minorConclusion) !== undefined ||
    cells.some(({ outputs }) =>
      outputs.some(
        (output) =>
          output.section === 'impression' ||
          (output.kind === 'module' && output.section === 'auto' && concluding.has(output.moduleId)),
      ),
    )
  )
}
