import type { Cell } from './Plate.ts'

/** The same cells with other modules in the places of those that `ids` names; everything else stays as it is. */
export const withModules = (cells: readonly Cell[], ids: ReadonlyMap<string, string>): Cell[] =>
  cells.map((cell) => ({
    ...cell,
    outputs: cell.outputs.map((output) =>
      output.kind === 'module'
        ? { ...output, moduleId: ids.get(output.moduleId) ?? output.moduleId }
        : output,
    ),
    ...(cell.uses && {
      uses: cell.uses.map((use) => ({ ...use, moduleId: ids.get(use.moduleId) ?? use.moduleId })),
    }),
  }))
