import type { Cell } from './Plate.ts'

/** The modules that cells use, each once, in the order in which the board comes to them. */
export const moduleIdsOf = (cells: readonly Cell[]): string[] => [
  ...new Set(
    cells.flatMap(({ outputs, uses = [] }) => [
      ...outputs.flatMap((output) => (output.kind === 'module' ? [output.moduleId] : [])),
      ...uses.map(({ moduleId }) => moduleId),
    ]),
  ),
]
