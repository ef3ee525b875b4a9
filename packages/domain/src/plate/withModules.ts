import type { Cell } from './Plate.ts'

/** Replaces the modules of cells by those in `ids` and changes nothing else. */
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
