import { nameKey } from '@pandok/domain'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { aboutField } from '../aboutField.ts'

/** Refuses a name that another module of the owner has. */
export async function mustBeFree(
  { modules }: Pick<Services['repositories'], 'modules'>,
  name: string,
  { ownerId, exceptId }: { ownerId: string; exceptId?: string },
): Promise<void> {
  const taken = await modules.listNameKeys(ownerId, exceptId)
  if (taken.has(nameKey(name))) {
    throw new ActionError('BAD_REQUEST', aboutField('name', 'module.name.taken'))
  }
}
