import {
  moduleGet,
  moduleLibraryList,
  moduleList,
  moduleSharedList,
  plateGet,
  plateLibraryList,
  plateList,
  plateSharedList,
  shareList,
  trashList,
  userInfo,
} from '@pandok/protocol'
import { refetchAction } from '#rpc/useActionQuery.ts'

const SHOWING_ITEMS = [
  plateList,
  plateSharedList,
  plateLibraryList,
  plateGet,
  moduleList,
  moduleSharedList,
  moduleLibraryList,
  moduleGet,
  shareList,
  trashList,
  // It contains how many more documents may be created.
  userInfo,
]

/**
 * Called after any change to a plate or a module. All lists are refetched because they depend on each other:
 * a plate brings its modules along when it is copied or imported, a module shows the plates that use it, both
 * pass through the trash, and originals show their copies. Only visible lists are loaded at once.
 */
export const refetchItems = (): Promise<unknown> => Promise.all(SHOWING_ITEMS.map(refetchAction))
