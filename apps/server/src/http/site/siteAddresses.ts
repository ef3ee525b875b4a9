import { LOCALES, type Locale } from '@pandok/domain'
import { GUIDE_PAGES, type GuidePage, guideAddress } from '@pandok/protocol'
import type { PageName } from './Prerenderer.ts'

/** The pages for search engines, by their address. */
export const INDEXED = {
  home: '/',
  price: '/price',
  download: '/download',
  privacy: '/terms',
  terms: '/terms?activeTab=1',
  refund: '/terms?activeTab=2',
  ...guideAddresses(),
} as const satisfies Record<Exclude<PageName, 'none'>, string>

function guideAddresses() {
  const addresses = GUIDE_PAGES.map((page) => [`guide/${page}`, guideAddress(page)])
  return Object.fromEntries(addresses) as Record<`guide/${GuidePage}`, string>
}

export const htmlLang = (locale: Locale): string => (locale === 'zh' ? 'zh-Hans' : locale)

/** Returns an address in one language; without one it is answered in the visitor's language. */
export function addressIn(publicUrl: string, address: string, locale: Locale | null): string {
  const url = `${publicUrl}${address}`
  return locale === null ? url : `${url}${address.includes('?') ? '&' : '?'}lang=${locale}`
}

/** Returns the same page in every language, with the default at the end. */
export const alternatesOf = (publicUrl: string, address: string): { lang: string; url: string }[] => [
  ...LOCALES.map((locale) => ({ lang: htmlLang(locale), url: addressIn(publicUrl, address, locale) })),
  { lang: 'x-default', url: addressIn(publicUrl, address, null) },
]
