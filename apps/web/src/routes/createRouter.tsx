import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { setNavigation } from '#app/navigation.ts'
import { NotFoundScreen } from '#features/site/NotFoundScreen.tsx'
import { BarePage } from './BarePage.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { guardLoader } from './guardLoader.ts'
import { onArrival } from './onArrival.tsx'
import { RootFrame } from './RootFrame.tsx'
import type { LayoutName, SitePage } from './SitePage.ts'
import { siteMap } from './siteMap.ts'

const layouts: Record<LayoutName, () => Promise<ComponentType>> = {
  admin: async () => (await import('#layouts/AdminLayout.tsx')).AdminLayout,
  default: async () => (await import('#layouts/DefaultLayout.tsx')).DefaultLayout,
  home: async () => (await import('#layouts/HomeLayout.tsx')).HomeLayout,
  none: async () => (await import('#layouts/NoneLayout.tsx')).NoneLayout,
  preview: async () => (await import('#layouts/PreviewLayout.tsx')).PreviewLayout,
  program: async () => (await import('#layouts/ProgramLayout.tsx')).ProgramLayout,
}

const pageRoute = (page: SitePage): RouteObject => ({
  path: page.path,
  handle: { title: page.title },
  ...onArrival(page.screen),
  ErrorBoundary: ErrorPage,
})

const layoutRoute = (name: LayoutName): RouteObject => ({
  id: name,
  ...onArrival(layouts[name]),
  ErrorBoundary: BarePage,
  children: siteMap.filter((page) => page.layout === name).map(pageRoute),
})

export function createRouter() {
  const router = createBrowserRouter([
    {
      id: 'root',
      Component: RootFrame,
      ErrorBoundary: BarePage,
      HydrateFallback: () => null,
      loader: guardLoader,
      // The token is validated on every navigation, whatever the router thinks has changed.
      shouldRevalidate: () => true,
      children: [
        ...(Object.keys(layouts) as LayoutName[]).map(layoutRoute),
        {
          id: 'unknown',
          ...onArrival(layouts.none),
          ErrorBoundary: BarePage,
          children: [{ path: '*', handle: { title: 'ui.notFound.title' }, Component: NotFoundScreen }],
        },
      ],
    },
  ])
  setNavigation({
    go: (path, options) => router.navigate(path, options),
    recheck: () => router.revalidate(),
  })
  return router
}
