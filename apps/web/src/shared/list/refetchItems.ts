import type { DocumentKindName } from '@pandok/domain'
import { refetchMethod } from '#rpc/useActionQuery.ts'
import { listedKinds } from '#shared/document/listing/documentListings.ts'

const methodsOf = (kind: DocumentKindName) =>
  [`${kind}-list`, `${kind}-sharedList`, `${kind}-libraryList`, `${kind}-get`] as const

/**
 * Called after any change to a document. All lists are refetched because they depend on each other: a plate
 * brings its modules along when it is copied or imported, a module shows the plates that use it, both pass
 * through the trash, and originals show their copies. `user-info` contains how many more documents may be
 * created. Only visible lists are loaded at once.
 */
export const refetchItems = (): Promise<unknown> =>
  Promise.all(
    (['share-list', 'trash-list', 'user-info', ...listedKinds().flatMap(methodsOf)] as const).map(
      refetchMethod,
    ),
  )
