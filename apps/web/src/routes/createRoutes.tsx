import { typedKeys } from '@pandok/domain'
import { LinkProvider } from '@pandok/ui'
import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { NotFoundScreen } from '#features/site/NotFoundScreen.tsx'
import { DefaultLayout } from '#layouts/DefaultLayout.tsx'
import { HomeLayout } from '#layouts/HomeLayout.tsx'
import { NoneLayout } from '#layouts/NoneLayout.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { onArrival } from './onArrival.tsx'
import { RootFrame } from './RootFrame.tsx'
import { RouterLink } from './RouterLink.tsx'
import type { LayoutName, SitePage } from './SitePage.ts'

const layouts: Record<LayoutName, () => Promise<ComponentType>> = {
  admin: async () => (await import('#layouts/AdminLayout.tsx')).AdminLayout,
  desktop: async () => (await import('#layouts/DesktopLayout.tsx')).DesktopLayout,
  // These layouts are in the first bundle, because many small files compress badly.
  default: async () => DefaultLayout,
  home: async () => HomeLayout,
  none: async () => NoneLayout,
  preview: async () => (await import('#layouts/PreviewLayout.tsx')).PreviewLayout,
  program: async () => (await import('#layouts/ProgramLayout.tsx')).ProgramLayout,
}

const pageRoute = (page: SitePage): RouteObject => ({
  path: page.path,
  handle: { title: page.title },
  ...onArrival(page.screen, { prepare: page.prepare }),
  ErrorBoundary: ErrorPage,
})

/** Pages in their layouts, behind one loader: the browser's guard, or none during prerendering. */
export function createRoutes(
  pages: readonly SitePage[],
  loader: NonNullable<RouteObject['loader']>,
): RouteObject[] {
  const layoutRoute = (name: LayoutName): RouteObject => ({
    id: name,
    ...onArrival(layouts[name]),
    ErrorBoundary: BarePage,
    children: pages.filter((page) => page.layout === name).map(pageRoute),
  })
  return [
    {
      id: 'root',
      Component: RootFrame,
      ErrorBoundary: BarePage,
      HydrateFallback: () => null,
      loader,
      // The token is validated on every navigation, whether or not the router sees a change.
      shouldRevalidate: () => true,
      children: [
        ...typedKeys(layouts).map(layoutRoute),
        {
          id: 'unknown',
          ...onArrival(layouts.none),
          ErrorBoundary: BarePage,
          children: [{ path: '*', handle: { title: 'ui.notFound.title' }, Component: NotFoundScreen }],
        },
      ],
    },
  ]
}

/** Shows an error that occurs outside of any layout. */
const BarePage = () => (
  <LinkProvider component={RouterLink}>
    <div className="grid min-h-dvh place-items-center">
      <ErrorPage />
    </div>
  </LinkProvider>
)
