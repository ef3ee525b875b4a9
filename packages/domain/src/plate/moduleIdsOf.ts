import type { Cell } from './Plate.ts'

/** Lists the modules that cells use, without repeats, in the order of the board. */
export const moduleIdsOf = (cells: readonly Cell[]): string[] => [
  ...new Set(
    cells.flatMap(({ outputs, uses = [] }) => [
      ...outputs.flatMap((output) => (output.kind === 'module' ? [output.moduleId] : [])),
      ...uses.map(({ moduleId }) => moduleId),
    ]),
  ),
]
