import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { createSealedStore } from './createSealedStore.ts'
import { databasePlace } from './databasePlace.ts'
import { programStore } from './programStore.ts'
import type { SealedStore } from './SealedStore.ts'

/**
 * Uses the browser's database with a non-extractable key; the Windows program encrypts by itself with a key
 * of its user.
 */
export const openSealedStore = (name: string): SealedStore =>
  isDesktop() ? programStore(name) : createSealedStore(databasePlace(`pandok-${name}`))
