import type { BannerPosition } from './position.ts'

export interface BannerPicture {
  /** A data address. */
  imageData: string
  /** 0 for what was stored before pictures were measured. */
  width: number
  height: number
  bytes: number
}

export interface BannerFacts {
  position: BannerPosition
  link: string
  order: number
  startsAt: Date | null
  endsAt: Date | null
  isActive: boolean
}

export interface StoredBanner extends BannerFacts, BannerPicture {
  id: string
  impressions: number
  clicks: number
  createdAt: Date
}
