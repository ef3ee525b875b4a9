/** Where banners are shown: the strip of the program area, and those of the public site's first page and its prices. */
export const BANNER_POSITIONS = ['macro', 'home', 'price'] as const

export type BannerPosition = (typeof BANNER_POSITIONS)[number]
