import type { BannerPosition } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import { createBatcher } from '../createBatcher.ts'
import type { Database } from '../Database.ts'

export interface ShownBanner {
  id: string
  imageData: string
  link: string
}

export interface BannerRepository {
  /** Those that are switched on and inside their dates, in their order. */
  listShown: (position: BannerPosition, now: Date) => Promise<ShownBanner[]>
  /** False if no such banner is shown. */
  countClick: (id: string, now: Date) => Promise<boolean>
}

export function createBannerRepository(db: Kysely<Database>): BannerRepository {
  // Every page of the program asks for its strip, so callers at the same moment share one question.
  const listActive = createBatcher({
    atOnce: 2,
    load: async (positions) => {
      const rows = await db
        .selectFrom('banners')
        .select(['position', 'id', 'image_data', 'link', 'starts_at', 'ends_at'])
        .where('position', '=', sql<string>`any(${positions})`)
        .where('is_active', '=', true)
        .orderBy('sort_order')
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return new Map(positions.map((at) => [at, rows.filter(({ position }) => position === at)]))
    },
  })
  return {
    async listShown(position, now) {
      const rows = (await listActive(position)) ?? []
      return rows
        .filter(({ starts_at, ends_at }) => (starts_at ?? now) <= now && (ends_at === null || ends_at > now))
        .map(({ id, image_data, link }) => ({ id, imageData: image_data, link }))
    },

    async countClick(id, now) {
      const { numUpdatedRows } = await db
        .updateTable('banners')
        .set((banner) => ({ clicks: banner('clicks', '+', 1) }))
        .where('id', '=', id)
        .where('is_active', '=', true)
        .where((is) => is.or([is('starts_at', 'is', null), is('starts_at', '<=', now)]))
        .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}
