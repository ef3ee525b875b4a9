/** Banners are shown on every page of the program area, and on two single pages. */
export const BANNER_POSITIONS = ['macro', 'payment', 'library'] as const

export type BannerPosition = (typeof BANNER_POSITIONS)[number]
