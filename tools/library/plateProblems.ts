import { formulaFaults } from '@pandok/board'
import { checkLibraryPlate, type LibraryModule, type LibraryPlate, plateContent } from '@pandok/library'

/**
 * Lists everything that prevents a plate from being published, including faults of its formulas, which only
 * the board can parse.
 */
export const plateProblems = (plate: LibraryPlate, modules: readonly LibraryModule[]): string[] => [
  ...checkLibraryPlate(plate, modules),
  ...formulaFaults(
    plateContent(plate, 'ko', (id) => id),
    (id) => modules.find((module) => module.id === id)?.definition,
  ).map(({ path, reason }) => `${plate.id}: ${path.join('.')}: ${reason}`),
]
