import { escapeHtml } from './escapeHtml.ts'
import { alternatesOf, INDEXED } from './siteAddresses.ts'

/** Lists every public page in every language with its translations, in the format of search engines. */
export function sitemap(publicUrl: string): string {
  const entries = Object.values(INDEXED).flatMap((address) => {
    const alternates = alternatesOf(publicUrl, address)
    const links = alternates
      .map(
        ({ lang, url }) => `    <xhtml:link rel="alternate" hreflang="${lang}" href="${escapeHtml(url)}"/>\n`,
      )
      .join('')
    return alternates.map(({ url }) => `  <url>\n    <loc>${escapeHtml(url)}</loc>\n${links}  </url>\n`)
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('')}</urlset>
`
}
