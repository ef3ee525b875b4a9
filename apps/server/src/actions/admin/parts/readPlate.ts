import type { Locale } from '@pandok/domain'
import type { adminPlateGet, ResultOf } from '@pandok/protocol'
import { documentOf as moduleDocumentOf } from '#actions/module/parts/itemOf.ts'
import { documentOf } from '#actions/plate/parts/itemOf.ts'
import { usableModules } from '#actions/plate/parts/usableModules.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { adminItemOf } from './adminItemOf.ts'
import { reader } from './reader.ts'

/** Returns the plate as a reader sees it, even if it is private or in the trash. */
export async function readPlate(
  { adminItems, plates }: Pick<Services['repositories'], 'adminItems' | 'plates'>,
  id: string,
  locale: Locale,
): Promise<ResultOf<typeof adminPlateGet>> {
  const [item, plate] = await Promise.all([adminItems.findPlate(id), plates.findLoaded(id, reader.memberId)])
  if (!item || !plate) throw new ActionError('NOT_FOUND')
  const { cellCount, moduleCount } = item
  const modules = usableModules(plate, reader).map((module) => moduleDocumentOf(module, reader, locale))
  return {
    item: { ...adminItemOf(item), cellCount, moduleCount },
    plate: { ...documentOf(plate, reader, locale), modules },
  }
}
