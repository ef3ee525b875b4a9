import type { SitePage } from './SitePage.ts'
import { siteMap } from './siteMap.ts'

/** Only the server's site has these pages (platform/desktop/siteAddress.ts). */
const OUTSIDE: readonly SitePage['path'][] = [
  '/download',
  '/price',
  '/price/success',
  '/price/failled',
  '/terms',
  '/login/:provider',
  '/dev/mailbox',
]

const login: SitePage['screen'] = async () => (await import('./DesktopLogin.tsx')).DesktopLogin

function inProgram({ prepare, ...page }: SitePage): SitePage {
  if (page.path === '/program' || page.path === '/login') return { ...page, screen: login }
  if (!OUTSIDE.includes(page.path)) return { ...page, prepare }
  return {
    ...page,
    layout: 'none',
    access: 'entrance',
    screen: async () => (await import('#features/desktop/OutsideScreen.tsx')).OutsideScreen,
  }
}

/** The pages of the Windows program, including its own, which no server and hence no browser has. */
export const desktopPages: readonly SitePage[] = [
  ...siteMap.map(inProgram),
  {
    path: '/program/desktop',
    layout: 'desktop',
    access: 'desktop',
    title: 'desktop.title',
    screen: async () => (await import('#features/desktop/DesktopScreen.tsx')).DesktopScreen,
  },
]
