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
  // It says how many more may be made.
  userInfo,
]

/**
 * After any change to a plate or a module. All of them at once, because they hang together: a plate brings its modules
 * along when it is copied or imported, a module shows in the plates that use it, both come and go through the trash, and
 * a copy is marked on what it was made of. Only what is on the screen is asked for at once.
 */
export const refetchItems = (): Promise<unknown> => Promise.all(SHOWING_ITEMS.map(refetchAction))
