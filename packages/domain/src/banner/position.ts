/** Where banners are shown; `macro` is the strip of the program area. */
export const BANNER_POSITIONS = ['macro'] as const

export type BannerPosition = (typeof BANNER_POSITIONS)[number]
