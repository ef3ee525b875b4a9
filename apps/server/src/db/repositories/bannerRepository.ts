import {
  BANNER_POSITIONS,
  type BannerFacts,
  type BannerPicture,
  type BannerPosition,
  type StoredBanner,
} from '@pandok/domain'
import { type Kysely, type Selectable, sql } from 'kysely'
import { cacheFor } from '../cacheFor.ts'
import { createTally } from '../createTally.ts'
import type { Database } from '../Database.ts'

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
  /**
   * Lists the banners that are switched on and within their dates, in their order. Outside a transaction the
   * result may be `keptMs` old, so a change is visible that much later at most; dates are compared with `now`
   * at every call.
   */
  listShown: (position: BannerPosition, now: Date) => Promise<ShownBanner[]>
  /** Returns false if no such banner is shown. */
  countClick: (id: string, now: Date) => Promise<boolean>
  /**
   * Counts one view of each shown banner; it resolves when it is written, together with others of the same
   * moment.
   */
  countSeen: (ids: readonly string[], now: Date) => Promise<void>
  /** Lists all banners, or those of one position, in their order. */
  list: (position?: BannerPosition) => Promise<StoredBanner[]>
  find: (id: string) => Promise<StoredBanner | undefined>
  insert: (id: string, facts: BannerFacts, picture: BannerPicture, now: Date) => Promise<void>
  update: (id: string, facts: BannerFacts, picture?: BannerPicture) => Promise<void>
  /** The first one gets 1. */
  setOrder: (ids: readonly string[]) => Promise<void>
  remove: (id: string) => Promise<void>
}

const SEEN_REST_MS = 250

/** Every page of the program loads its banners, so a result may be `keptMs` old. */
export function createBannerRepository(db: Kysely<Database>, keptMs = 0): BannerRepository {
  const listActive = cacheFor(keptMs, async (position) => {
    const { rows } = await sql<ActiveBanner>`
      select id, image_data as "imageData", link, starts_at as "startsAt", ends_at as "endsAt"
      from banners where position = ${position} and is_active
      order by sort_order, created_at, id`.execute(db)
    return rows
  })
  let seenAt = new Date(0)
  const tallySeen = createTally({
    restMs: SEEN_REST_MS,
    async write(counts) {
      // The rows are locked in one order, or two servers that count the same banners could deadlock.
      await sql`
        with counted as (
          select banners.id, given.seen
          from banners
          join unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[]) as given (id, seen)
            on given.id = banners.id
          where is_active and (starts_at is null or starts_at <= ${seenAt})
            and (ends_at is null or ends_at > ${seenAt})
          order by banners.id for no key update of banners
        )
        update banners set impressions = impressions + counted.seen
        from counted where banners.id = counted.id`.execute(db)
    },
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

    countSeen(ids, now) {
      seenAt = now
      return tallySeen(ids)
    },

    ...administeredBanners(db),

    async setOrder(ids) {
      await sql`
        update banners set sort_order = given.place
        from unnest(${ids}::text[]) with ordinality as given (id, place)
        where banners.id = given.id`.execute(db)
    },

    async remove(id) {
      await db.deleteFrom('banners').where('id', '=', id).execute()
    },
  }
}

/** The operations of administrators on banners. */
function administeredBanners(
  db: Kysely<Database>,
): Pick<BannerRepository, 'list' | 'find' | 'insert' | 'update'> {
  return {
    async list(position) {
      const rows = await db
        .selectFrom('banners')
        .selectAll()
        .where('position', 'in', position === undefined ? BANNER_POSITIONS : [position])
        .orderBy('sort_order')
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      const banners = rows.map(fromRow)
      return BANNER_POSITIONS.flatMap((each) => banners.filter((banner) => banner.position === each))
    },

    async find(id) {
      const row = await db
        .selectFrom('banners')
        .selectAll()
        .where('id', '=', id)
        .where('position', 'in', BANNER_POSITIONS)
        .executeTakeFirst()
      return row && fromRow(row)
    },

    async insert(id, facts, picture, now) {
      await db
        .insertInto('banners')
        .values({ id, ...toRow(facts), ...pictureRow(picture), created_at: now })
        .execute()
    },

    async update(id, facts, picture) {
      await db
        .updateTable('banners')
        .set({ ...toRow(facts), ...(picture && pictureRow(picture)) })
        .where('id', '=', id)
        .execute()
    },
  }
}

const toRow = ({ position, link, order, startsAt, endsAt, isActive }: BannerFacts) => ({
  position,
  link,
  sort_order: order,
  starts_at: startsAt,
  ends_at: endsAt,
  is_active: isActive,
})

const pictureRow = ({ imageData, width, height, bytes }: BannerPicture) => ({
  image_data: imageData,
  width,
  height,
  bytes,
})

const fromRow = (row: Selectable<Database['banners']>): StoredBanner => ({
  id: row.id,
  position: row.position as BannerPosition,
  link: row.link,
  order: row.sort_order,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  isActive: row.is_active,
  imageData: row.image_data,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  impressions: row.impressions,
  clicks: row.clicks,
  createdAt: row.created_at,
})
