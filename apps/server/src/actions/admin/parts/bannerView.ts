import { bannerState, type StoredBanner } from '@pandok/domain'
import type { AdminBanner } from '@pandok/protocol'

export const bannerView = (banner: StoredBanner, now: Date): AdminBanner => ({
  id: banner.id,
  position: banner.position,
  image_data: banner.imageData,
  width: banner.width,
  height: banner.height,
  bytes: banner.bytes,
  link: banner.link,
  order: banner.order,
  startsAt: banner.startsAt?.toISOString() ?? null,
  endsAt: banner.endsAt?.toISOString() ?? null,
  active: banner.isActive,
  state: bannerState(banner, now),
  impressions: banner.impressions,
  clicks: banner.clicks,
  createdAt: banner.createdAt.toISOString(),
})
