import { createBrowserRouter } from 'react-router'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { setNavigation } from '#platform/navigation/navigation.ts'
import { createRoutes } from './createRoutes.tsx'
import { desktopPages } from './desktopPages.ts'
import { guardLoader } from './guardLoader.ts'
import { siteMap } from './siteMap.ts'

export function createRouter() {
  const router = createBrowserRouter(createRoutes(isDesktop() ? desktopPages : siteMap, guardLoader))
  setNavigation({
    go: (path, options) => router.navigate(path, options),
    recheck: () => router.revalidate(),
  })
  return router
}
