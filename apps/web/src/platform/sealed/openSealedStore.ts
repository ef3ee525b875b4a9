import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { createSealedStore } from './createSealedStore.ts'
import { databasePlace } from './databasePlace.ts'
import { programStore } from './programStore.ts'
import type { SealedStore } from './SealedStore.ts'

/** Of the browser, with a key that it doesn't give away; the Windows program seals by itself, with a key of that user. */
export const openSealedStore = (name: string): SealedStore =>
  isDesktop() ? programStore(name) : createSealedStore(databasePlace(`pandok-${name}`))
