import type { BannerPosition } from '@pandok/domain'
import type { Kysely } from 'kysely'
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
  return {
    async listShown(position, now) {
      const rows = await db
        .selectFrom('banners')
        .select(['id', 'image_data', 'link'])
        .where('position', '=', position)
        .where('is_active', '=', true)
        .where((is) => is.or([is('starts_at', 'is', null), is('starts_at', '<=', now)]))
        .where((is) => is.or([is('ends_at', 'is', null), is('ends_at', '>', now)]))
        .orderBy('sort_order')
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(({ id, image_data, link }) => ({ id, imageData: image_data, link }))
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
