import { formulaFaults } from '@pandok/board'
import { checkLibraryPlate, type LibraryModule, type LibraryPlate, plateContent } from '@pandok/library'

/** Everything that keeps a plate from being published, its formulas included, which only the board can read. */
export const plateProblems = (plate: LibraryPlate, modules: readonly LibraryModule[]): string[] => [
  ...checkLibraryPlate(plate, modules),
  ...formulaFaults(
    plateContent(plate, 'ko', (id) => id),
    (id) => modules.find((module) => module.id === id)?.definition,
  ).map(({ path, reason }) => `${plate.id}: ${path.join('.')}: ${reason}`),
]
