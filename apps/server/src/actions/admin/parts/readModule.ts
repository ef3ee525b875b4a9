import type { Locale } from '@pandok/domain'
import type { adminModuleGet, ResultOf } from '@pandok/protocol'
import { documentOf } from '#actions/module/parts/itemOf.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { adminItemOf } from './adminItemOf.ts'
import { reader } from './reader.ts'
import { testModule } from './testModule.ts'

/**
 * Returns the module as a reader sees it, even if it is private or in the trash, with the current results of
 * its saved tests.
 */
export async function readModule(
  { repositories, now }: Pick<Services<'adminItems' | 'modules'>, 'repositories' | 'now'>,
  id: string,
  locale: Locale,
): Promise<ResultOf<typeof adminModuleGet>> {
  const { adminItems, modules } = repositories
  const [item, module] = await Promise.all([
    adminItems.findModule(id),
    modules.findWhole(id, reader.memberId),
  ])
  if (!item || !module) throw new ActionError('NOT_FOUND')
  const { section, modality, type, inputCount, outputCount } = item
  return {
    item: { ...adminItemOf(item), section, modality, type, inputCount, outputCount },
    module: documentOf(module, reader, locale),
    tests: await testModule(module.definition, now()),
  }
}
