import { PACKAGES } from '../desktop/packages.ts'
import type { Component } from './Component.ts'
import { byName } from './componentsOf.ts'

/**
 * Returns the packages of the Windows program and of its build, which aren't in the repository's lock file.
 */
export const pinnedComponents = (): Component[] =>
  Object.values(PACKAGES)
    .map(({ name, version, integrity, licence, isShipped }) => ({
      name,
      version,
      integrity,
      licence,
      isShipped,
      isOptional: true,
      path: null,
    }))
    .sort(byName)
