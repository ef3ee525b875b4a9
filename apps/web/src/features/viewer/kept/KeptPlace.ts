import type { SealedStore } from '#platform/sealed/SealedStore.ts'
import type { Mutex } from '#platform/storage/mutex.ts'

/** The store of marks, and whether the member has chosen that it is used. */
export interface KeptPlace {
  store: SealedStore
  /** Other pages write to the same store. */
  exclusively: Mutex
  isOn: () => boolean
}
