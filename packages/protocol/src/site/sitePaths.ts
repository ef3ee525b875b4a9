/**
 * The paths of all pages of the site. The web application has a page for each of them and can't use another
 * path; the server answers 404 for the rest. `:name` stands for one segment, and `?` after it makes it
 * optional.
 */
export const SITE_PATHS = [
  '/',
  '/download',
  '/id',
  '/pw',
  '/join',
  '/login',
  '/login/:provider',
  '/mypage',
  '/price',
  '/price/success',
  '/price/failled',
  '/terms',
  '/guide/:page?',
  '/program',
  '/program/plate',
  '/program/plate/share',
  '/program/payment',
  '/program/preview',
  '/program/share',
  '/program/delete',
  '/program/module/:id?',
  '/program/library',
  '/program/viewer',
  '/program/check',
  '/program/import',
  '/admin',
  '/admin/user',
  '/admin/user/detail',
  '/admin/plate',
  '/admin/module',
  '/admin/payment',
  '/admin/banner',
  '/admin/banner/detail',
  '/admin/audit',
  '/dev/mailbox',
] as const

export type SitePath = (typeof SITE_PATHS)[number]

const patterns = SITE_PATHS.map((path) => {
  const body = path === '/' ? '' : path.replace(/\/:\w+(\?)?/gu, '(?:/[^/]+)$1')
  return new RegExp(`^${body}/?$`, 'iu')
})

/** Trailing slashes and capitals are accepted, as in the router. */
export const isSitePath = (path: string): boolean => patterns.some((pattern) => pattern.test(path))
