import type { Locale } from '@pandok/domain'
import { escapeHtml } from './escapeHtml.ts'
import type { DrawnPage } from './Prerenderer.ts'
import { addressIn, alternatesOf } from './siteAddresses.ts'

/** A screenshot of the program (tools/docs/takeSocialCard.ts). */
export const SOCIAL_CARD = { file: 'social-card.png', width: 1200, height: 630 } as const

const TERRITORY: Record<Locale, string> = { ko: 'ko_KR', en: 'en_US', zh: 'zh_CN', ja: 'ja_JP', de: 'de_DE' }

export interface HeadQuery {
  publicUrl: string
  /** Null if there is no page at that address. */
  address: string | null
  locale: Locale
  /** True if the language is part of the address, so that this document is the page in that language only. */
  isAsked: boolean
  page: DrawnPage
}

/** Returns the tags for search engines and link previews. */
export function headTags({ publicUrl, address, locale, isAsked, page }: HeadQuery): string {
  const description = escapeHtml(page.description)
  const tags = [`<meta name="description" content="${description}" />`]
  if (address !== null) {
    const url = escapeHtml(addressIn(publicUrl, address, isAsked ? locale : null))
    tags.push(
      `<link rel="canonical" href="${url}" />`,
      ...alternatesOf(publicUrl, address).map(
        (other) => `<link rel="alternate" hreflang="${other.lang}" href="${escapeHtml(other.url)}" />`,
      ),
      property('og:url', url),
      property('og:type', 'website'),
      property('og:title', page.title),
      property('og:description', description),
      property('og:locale', TERRITORY[locale]),
      property('og:image', escapeHtml(`${publicUrl}/${SOCIAL_CARD.file}`)),
      property('og:image:width', String(SOCIAL_CARD.width)),
      property('og:image:height', String(SOCIAL_CARD.height)),
      property('og:image:alt', page.title),
      '<meta name="twitter:card" content="summary_large_image" />',
    )
  }
  return tags.join('\n    ')
}

const property = (name: string, content: string): string => `<meta property="${name}" content="${content}" />`
