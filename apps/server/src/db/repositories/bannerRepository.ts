import type { BannerPosition } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { rememberFor } from '../rememberFor.ts'

export interface ShownBanner {
  id: string
  imageData: string
  link: string
}

interface ActiveBanner extends ShownBanner {
  startsAt: Date | null
  endsAt: Date | null
}

export interface BannerRepository {
  /** Those that are switched on and inside their dates, in their order. */
  listShown: (position: BannerPosition, now: Date) => Promise<ShownBanner[]>
  /** False if no such banner is shown. */
  countClick: (id: string, now: Date) => Promise<boolean>
}

/** `keptMs`: every page of the program asks for its strip, so an answer may be this old. */
export function createBannerRepository(db: Kysely<Database>, keptMs = 0): BannerRepository {
  const listActive = rememberFor(keptMs, async (position) => {
    const { rows } = await sql<ActiveBanner>`
      select id, image_data as "imageData", link, starts_at as "startsAt", ends_at as "endsAt"
      from banners where position = ${position} and is_active
      order by sort_order, created_at, id`.execute(db)
    return rows
  })
  return {
    async listShown(position, now) {
      const banners = await listActive(position)
      return banners
        .filter(({ startsAt, endsAt }) => (startsAt ?? now) <= now && (endsAt === null || endsAt > now))
        .map(({ id, imageData, link }) => ({ id, imageData, link }))
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
