import type { BannerPosition } from './position.ts'

export interface BannerPicture {
  /** The image as a data URL. */
  imageData: string
  /** The size is 0 for banners that were stored before images were measured. */
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
