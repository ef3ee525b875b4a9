import {
  BANNER_FILE_MAX_MEBIBYTES,
  BANNER_SIDE_MAX_PX,
  type BannerFacts,
  type BannerPicture,
} from '@pandok/domain'
import { adminBannerSave as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { aboutField } from '../parts/aboutField.ts'
import { bannerAudit } from './parts/bannerAudit.ts'
import { bannerPicture } from './parts/bannerPicture.ts'
import { bannerView } from './parts/bannerView.ts'
import { withBannerLock } from './parts/withBannerLock.ts'

/** Fields of an existing banner that aren't given stay: its image, its start, its end. */
export const adminBannerSave = implement(
  contract,
  ['audit', 'banners', 'lock'],
  async ({ param, actor, request, newId, now, inTransaction, fail }) => {
    // The image is decoded before the lock is taken, because it takes long.
    const picture = await readPicture()
    return withBannerLock({ inTransaction }, async ({ banners, audit }) => {
      const before = param.id === undefined ? null : await banners.find(param.id)
      if (before === undefined) return fail('NOT_FOUND')
      const facts: BannerFacts = {
        position: param.position,
        link: param.link,
        order: param.order,
        startsAt: momentOf(param.startsAt, before?.startsAt),
        endsAt: momentOf(param.endsAt, before?.endsAt),
        isActive: param.active,
      }
      if (facts.startsAt && facts.endsAt && facts.startsAt >= facts.endsAt) {
        return fail('BAD_REQUEST', aboutField('endsAt', 'banner.period'))
      }
      const at = now()
      const id = before?.id ?? newId('ban')
      if (before) await banners.update(id, facts, picture)
      else if (picture) await banners.insert(id, facts, picture, at)
      else return fail('BAD_REQUEST', aboutField('image_data', 'banner.imageMissing'))
      const after = await banners.find(id)
      if (!after) return fail('NOT_FOUND')
      const action = before ? 'banner.change' : 'banner.create'
      const record = bannerAudit({ actor, request, action, at, before, after })
      if (record) await audit.write(record)
      return { banner: bannerView(after, at) }
    })

    async function readPicture(): Promise<BannerPicture | undefined> {
      if (param.image_data === undefined) return undefined
      const found = await bannerPicture(param.image_data)
      if (typeof found === 'object') return found
      const values = { max: BANNER_SIDE_MAX_PX, megabytes: BANNER_FILE_MAX_MEBIBYTES }
      return fail('BAD_REQUEST', aboutField('image_data', found, values))
    }
  },
)

const momentOf = (said: string | null | undefined, stored: Date | null = null): Date | null =>
  said === undefined ? stored : said === null ? null : new Date(said)
