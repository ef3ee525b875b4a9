import type { RunModule } from '@pandok/board'
import type { RunnablePlate } from './RunWorkspaceFrame.ts'

/**
 * Cells that take a value from the clipboard when they are run. For other cells, the clipboard is never read.
 */
export function clipboardCells(
  { cells, autoFill }: Pick<RunnablePlate, 'cells' | 'autoFill'>,
  modules: readonly RunModule[],
): ReadonlySet<string> {
  const asking = new Set(
    modules
      .filter(({ definition }) =>
        definition.inputs.some(({ fill = [] }) => fill.some(({ from }) => from === 'clipboard')),
      )
      .map(({ id }) => id),
  )
  return new Set([
    ...autoFill.filter(({ source }) => source.from === 'clipboard').map(({ cell }) => cell),
    ...cells
      .filter(({ outputs }) =>
        outputs.some((output) => output.kind === 'module' && asking.has(output.moduleId)),
      )
      .map(({ id }) => id),
  ])
}
