import type { MessageKey } from '@pandok/i18n'

export interface SiteLink {
  href: string
  label: MessageKey
}

/** The same links for the wide header and the hamburger menu. */
export function siteLinks(isSignedIn: boolean): readonly SiteLink[] {
  return [
    { href: '/', label: 'site.nav.intro' },
    { href: '/price', label: 'site.nav.price' },
    ...(isSignedIn ? [] : [{ href: '/login', label: 'site.nav.login' } as const]),
    { href: '/download', label: 'site.nav.download' },
  ]
}
