import { DOCUMENT_KINDS, type DocumentKindName, purgeableUntil } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'
import { inBatches } from './inBatches.ts'

/** A module is deleted with up to 120 backups of 200 KB. */
const BATCH = 200

/**
 * Deletes permanently what has been in the trash long enough; several servers may run it at once. It returns
 * the number of each kind.
 */
export async function purgeTrash(
  { trash }: Pick<Services['repositories'], 'trash'>,
  now: Date,
  kinds: readonly DocumentKindName[] = DOCUMENT_KINDS,
): Promise<Record<string, number>> {
  const until = purgeableUntil(now)
  const removed: Record<string, number> = {}
  for (const kind of kinds) {
    removed[kind] = await inBatches(BATCH, (limit) => trash.purge(kind, until, limit))
  }
  return removed
}
