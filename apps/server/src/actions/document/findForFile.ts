import { ActionError } from '#rpc/ActionError.ts'
import type { Actor } from '#rpc/Actor.ts'
import { FILE_MAX_BYTES } from '../file/fileOf.ts'
import type { Bound, DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { findAll } from './documentAccess.ts'

/** Finds all of them with their content, in the order of `ids`, unless they would not fit into a file. */
export async function findForFile<T extends DocumentTypes>(
  kind: DocumentKind<T>,
  bound: Bound,
  ids: readonly string[],
  actor: Actor,
): Promise<{ documents: T['whole'][]; bytes: number }> {
  await findAll(kind, bound, ids, actor, kind.rules.canOpen)
  const repository = kind.repositoryOf(bound)
  const bytes = await repository.sumBytes(ids)
  if (bytes > FILE_MAX_BYTES) throw new ActionError('BAD_REQUEST', { problem: 'file.tooLarge' })
  return { documents: await repository.findManyWhole(ids, actor.memberId), bytes }
}
