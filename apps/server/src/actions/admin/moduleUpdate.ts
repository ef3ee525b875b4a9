import { adminModuleUpdate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { ITEM_REPOSITORIES } from './parts/itemRepositories.ts'
import { moduleCatalog } from './parts/moduleCatalog.ts'
import { reader } from './parts/reader.ts'
import { readModule } from './parts/readModule.ts'
import { testModule } from './parts/testModule.ts'
import { withItemLock } from './parts/withItemLock.ts'

/** Only the tested revision is published: if its owner saves meanwhile, the new revision is tested first. */
export const adminModuleUpdate = implement(
  contract,
  ITEM_REPOSITORIES,
  async ({ param, actor, request, fail, ...services }) => {
    const { repositories, now } = services
    const { id, change } = param
    let isDone = false
    while (!isDone) {
      const module = (await repositories.modules.findWhole(id, reader.memberId)) ?? fail('NOT_FOUND')
      const tests = change.kind === 'publish' ? await testModule(module.definition, now()) : null
      isDone = await withItemLock(services, {
        kind: 'module',
        catalog: moduleCatalog(tests),
        find: ({ adminItems }) => adminItems.findModule(id),
        isSame: ({ revision }) => tests === null || revision === module.revision,
        change,
        actor,
        request,
      })
    }
    return readModule(services, id, request.locale)
  },
)
