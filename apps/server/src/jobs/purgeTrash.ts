import { DOCUMENT_KINDS, purgeableUntil } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'
import { inBatches } from './inBatches.ts'

/** A module takes up to 120 backups of 200 KB with it. */
const BATCH = 200

/** Deletes for good what has had its time in the trash; several servers may do it at once. Answers how many of each kind went. */
export async function purgeTrash(
  { trash }: Pick<Services['repositories'], 'trash'>,
  now: Date,
): Promise<Record<string, number>> {
  const until = purgeableUntil(now)
  const removed: Record<string, number> = {}
  for (const kind of DOCUMENT_KINDS) {
    removed[kind] = await inBatches(BATCH, (limit) => trash.purge(kind, until, limit))
  }
  return removed
}
