import { adminPlateUpdate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { ITEM_REPOSITORIES } from './parts/itemRepositories.ts'
import { plateCatalog } from './parts/plateCatalog.ts'
import { readPlate } from './parts/readPlate.ts'
import { withItemLock } from './parts/withItemLock.ts'

/** Copies of members are their own plates with their own modules, so nothing here affects them. */
export const adminPlateUpdate = implement(
  contract,
  ITEM_REPOSITORIES,
  async ({ param, actor, request, fail, ...services }) => {
    const { id, change } = param
    await withItemLock(services, {
      kind: 'plate',
      catalog: plateCatalog,
      find: ({ adminItems }) => adminItems.findPlate(id),
      change,
      actor,
      request,
    })
    return readPlate(services.repositories, id, request.locale)
  },
)
