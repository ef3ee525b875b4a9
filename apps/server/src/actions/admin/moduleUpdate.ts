import { adminModuleUpdate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { ITEM_REPOSITORIES } from './itemRepositories.ts'
import { moduleCatalog } from './moduleCatalog.ts'
import { reader } from './reader.ts'
import { readModule } from './readModule.ts'
import { testModule } from './testModule.ts'
import { withItemLock } from './withItemLock.ts'

/** What is published is what was tested: if its owner saves meanwhile, the new revision is tested first. */
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
