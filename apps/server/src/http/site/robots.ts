/** Closed areas aren't listed here: each of their pages says itself that it isn't for search engines. */
export const robots = (publicUrl: string, siteAccess: 'public' | 'members'): string =>
  siteAccess === 'members'
    ? 'User-agent: *\nDisallow: /\n'
    : `User-agent: *\nDisallow: /api/\n\nSitemap: ${publicUrl}/sitemap.xml\n`
