import type { Edge } from '../edge.ts'
import type { Rule } from '../rule.ts'
import type { Repository } from '../workspaceOf.ts'

/**
 * npm hoists dependencies, so an undeclared import works here and breaks where they are hoisted differently.
 */
export const declarations: readonly Rule[] = [
  {
    sentence: 'a workspace declares what it imports in its own package.json',
    refuses(edge, repository) {
      const name = importedPackage(edge)
      return name !== undefined && !declared(edge, repository, name)
    },
  },
  {
    sentence: 'testkit is for tests: the product never imports it',
    refuses: ({ from, to }) =>
      from.workspace !== undefined &&
      !from.isTest &&
      (to.kind === 'workspace'
        ? to.workspace.folder === 'packages/testkit'
        : to.kind === 'file' && to.path.includes('/testkit/')),
  },
]

function importedPackage({ from, to }: Edge): string | undefined {
  if (to.kind === 'package') return to.name
  if (to.kind !== 'workspace' || to.workspace === from.workspace) return undefined
  // npm links every workspace for the files at the root and for tests, so these declare nothing.
  return from.workspace === undefined || from.isTest ? undefined : to.workspace.name
}

function declared({ from, typeOnly }: Edge, { rootDependencies }: Repository, name: string): boolean {
  if (!from.workspace) return rootDependencies.has(name)
  if (from.workspace.dependencies.has(name)) return true
  const runsInProduct = from.path.includes('/src/') && !from.isTest && !typeOnly
  if (runsInProduct) return false
  return from.workspace.devDependencies.has(name) || rootDependencies.has(name)
}
