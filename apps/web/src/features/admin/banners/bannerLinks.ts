export const BANNERS = '/admin/banner'
export const NEW_BANNER = '/admin/banner/detail'

export const bannerHref = (id: string): string => `${NEW_BANNER}?${new URLSearchParams({ id })}`

/** What a banner is called: where it leads. */
export const bannerName = (link: string): string => link.replace(/^https?:\/\//u, '').replace(/\/$/u, '')

export const bannerHost = (link: string): string => bannerName(link).replace(/[/?#].*$/u, '')
