/** The places of banners: every page of the program area, and two single pages. */
export const BANNER_POSITIONS = ['macro', 'payment', 'library'] as const

export type BannerPosition = (typeof BANNER_POSITIONS)[number]
