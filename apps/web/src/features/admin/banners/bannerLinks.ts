export const BANNERS = '/admin/banner'
export const NEW_BANNER = '/admin/banner/detail'

export const bannerHref = (id: string): string => `${NEW_BANNER}?${new URLSearchParams({ id })}`

/** A banner has no name of its own, so its link stands for it. */
export const bannerName = (link: string): string => link.replace(/^https?:\/\//u, '').replace(/\/$/u, '')

export const bannerHost = (link: string): string => bannerName(link).replace(/[/?#].*$/u, '')
