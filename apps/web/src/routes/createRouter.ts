import { createBrowserRouter } from 'react-router'
import { setNavigation } from '#app/navigation.ts'
import { createRoutes } from './createRoutes.tsx'
import { guardLoader } from './guardLoader.ts'
import { siteMap } from './siteMap.ts'

export function createRouter() {
  const router = createBrowserRouter(createRoutes(siteMap, guardLoader))
  setNavigation({
    go: (path, options) => router.navigate(path, options),
    recheck: () => router.revalidate(),
  })
  return router
}
