import type { MessageKey } from '@pandok/i18n'
import { LinkProvider, RouteProgress, SkipLink, Toaster } from '@pandok/ui'
import { useEffect, useLayoutEffect, useRef } from 'react'
import {
  type Location,
  Outlet,
  ScrollRestoration,
  useLocation,
  useMatches,
  useNavigation,
} from 'react-router'
import { DemoWarning } from '#layouts/DemoWarning.tsx'
import { announceHydrated } from '#platform/boot/hydrated.ts'
import { areaOf } from '#platform/navigation/area.ts'
import { siteConfig } from '#platform/site/siteConfig.ts'
import { showRememberedLocale } from '#platform/text/showLocale.ts'
import { useText } from '#platform/text/text.ts'
import { showTheme } from '#platform/theme/theme.ts'
import { DesktopParts } from '#shared/desktop/DesktopParts.tsx'
import { RouterLink } from './RouterLink.tsx'

/** The frame of every page: title, language, theme, progress bar and messages. */
export function RootFrame() {
  const text = useText()
  const { pathname } = useLocation()
  const area = areaOf(pathname)
  const isMoving = useNavigation().state !== 'idle'

  useLayoutEffect(() => {
    showTheme(area)
    void showRememberedLocale(area)
  }, [area])
  useFocusOnArrival(pathname)
  useEffect(() => {
    // Removed in the same commit in which a member's page replaces the prerendered one.
    delete document.documentElement.dataset['boot']
    announceHydrated()
  }, [])

  return (
    <LinkProvider component={RouterLink}>
      <title>{useTitle()}</title>
      <SkipLink href="#main">{text('ui.skipToContent')}</SkipLink>
      <RouteProgress active={isMoving} label={text('ui.pageLoading')} />
      {siteConfig.exposedDemo ? <DemoWarning /> : null}
      <Outlet />
      <DesktopParts />
      <ScrollRestoration getKey={scrollKey} />
      <Toaster label={text('ui.toasts')} closeLabel={text('ui.close')} />
    </LinkProvider>
  )
}

/**
 * Every loaded document starts with the same history key; without the address, one page would start at the
 * scroll position of another.
 */
const scrollKey = ({ key, pathname, search, hash }: Location): string =>
  key === 'default' ? `${pathname}${search}${hash}` : key

function useTitle(): string {
  const text = useText()
  const handle = useMatches().at(-1)?.handle as { title?: MessageKey } | undefined
  if (handle?.title === undefined) return text('site.name')
  return handle.title === 'site.title.home'
    ? text('site.title.home')
    : `${text(handle.title)} · ${text('site.name')}`
}

/** Otherwise the focus would stay on a removed link, and a screen reader wouldn't announce the new page. */
function useFocusOnArrival(pathname: string): void {
  const before = useRef(pathname)
  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    const target = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main')
    // A field that took the focus itself keeps it.
    if (!target || document.activeElement?.closest('main')) return
    target.tabIndex = -1
    target.focus({ preventScroll: true })
  }, [pathname])
}
