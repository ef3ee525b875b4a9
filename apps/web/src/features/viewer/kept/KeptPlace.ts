import type { SealedStore } from '#platform/sealed/SealedStore.ts'
import type { Mutex } from '#platform/storage/mutex.ts'

/** Where marks are stored, if the member wants it. */
export interface KeptPlace {
  store: SealedStore
  /** Other pages write to the same store. */
  exclusively: Mutex
  isOn: () => boolean
}
