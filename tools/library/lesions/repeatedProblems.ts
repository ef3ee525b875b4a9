import type { LibraryModule } from '@pandok/library'
import { lesionProblems, modulesOfLesions, propertyCount } from './lesionProblems.ts'
import { ROWS, rowProblems, rowPropertyCount } from './rowProblems.ts'
import { TARGETS, targetProblems, targetPropertyCount } from './targetProblems.ts'

export const isRepeating = ({ definition }: LibraryModule): boolean => definition.groups.length > 0

/**
 * Tests modules with repeated questions on random lists: lesions that are ranked, targets that are summed,
 * and rows that are listed, counted or measured. A group without a statement about it is reported.
 */
export function repeatedProblems(module: LibraryModule, numRuns: number): string[] {
  const isRanked = modulesOfLesions([module]).length > 0
  const isAdded = module.id === TARGETS
  const tried = [
    ...(isRanked || isAdded ? module.definition.groups.slice(0, 1).map(({ id }) => id) : []),
    ...(ROWS[module.id] ?? []).map(({ group }) => group),
  ]
  return [
    ...module.definition.groups
      .filter(({ id }) => !tried.includes(id))
      .map(({ id }) => `${module.id}: nothing is stated of several ${id}`),
    ...(isRanked ? lesionProblems(module, numRuns) : []),
    ...(isAdded ? targetProblems(module, numRuns) : []),
    ...rowProblems(module, numRuns),
  ]
}

export const repeatedCount = (module: LibraryModule): number =>
  (modulesOfLesions([module]).length > 0 ? propertyCount(module) : 0) +
  (module.id === TARGETS ? targetPropertyCount : 0) +
  rowPropertyCount(module)
