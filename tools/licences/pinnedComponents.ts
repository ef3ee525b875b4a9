import { PACKAGES } from '../desktop/packages.ts'
import type { Component } from './Component.ts'
import { byName } from './componentsOf.ts'

/** What the Windows program is made of and made with, which the repository's own lock file doesn't know. */
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
