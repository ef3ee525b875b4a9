import { nameKey } from '@pandok/domain'
import { ActionError } from '#rpc/ActionError.ts'
import { aboutField } from '../parts/aboutField.ts'
import type { Bound, DocumentKind, DocumentTypes } from './DocumentKind.ts'

/** Refuses a name that the owner already uses, if names must be unique. */
export async function mustBeFree<T extends DocumentTypes>(
  { repositoryOf, nameTaken }: DocumentKind<T>,
  bound: Bound,
  name: string,
  { ownerId, exceptId }: { ownerId: string; exceptId?: string },
): Promise<void> {
  if (nameTaken === undefined) return
  const taken = await repositoryOf(bound).listNameKeys(ownerId, exceptId)
  if (taken.has(nameKey(name))) throw new ActionError('BAD_REQUEST', aboutField('name', nameTaken))
}
