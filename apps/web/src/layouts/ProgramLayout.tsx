import type { BannerPosition } from '@pandok/domain'
import {
  Anchor,
  BlocksIcon,
  buttonClass,
  CreditCardIcon,
  cx,
  ImageIcon,
  LayoutGridIcon,
  LibraryIcon,
  SettingsIcon,
  ShieldCheckIcon,
} from '@pandok/ui'
import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { loadChunk } from '#platform/navigation/loadChunk.ts'
import { useText } from '#platform/text/text.ts'
import { HelpHost } from '#shared/guide/HelpHost.tsx'
import { useKeepPlateNames } from '#shared/plates/usePlateNames.ts'
import { AreaHeader } from './AreaHeader.tsx'
import { type AreaLink, AreaNav } from './AreaNav.tsx'
import { BannerStrip } from './BannerStrip.tsx'
import { MemberMenu } from './MemberMenu.tsx'

const links: readonly AreaLink[] = [
  { href: '/program/plate', label: 'program.nav.plates', icon: <LayoutGridIcon /> },
  { href: '/program/viewer', label: 'program.nav.viewer', icon: <ImageIcon /> },
  { href: '/program/module', label: 'program.nav.modules', icon: <BlocksIcon /> },
  { href: '/program/library', label: 'program.nav.library', icon: <LibraryIcon /> },
  { href: '/program/payment', label: 'program.nav.payments', icon: <CreditCardIcon /> },
  { href: '/program/check', label: 'program.nav.check', icon: <ShieldCheckIcon />, isWideOnly: true },
]

const ownLink: AreaLink = {
  href: '/program/desktop',
  label: 'desktop.nav',
  icon: <SettingsIcon />,
  isWideOnly: true,
}

const DesktopNotices = lazy(async () => {
  const { DesktopNotices } = await loadChunk(() => import('#shared/desktop/DesktopNotices.tsx'))
  return { default: DesktopNotices }
})

/** Pages with banners of their own, below the general ones. */
const BANNERS_OF: Readonly<Partial<Record<string, BannerPosition>>> = {
  '/program/payment': 'payment',
  '/program/library': 'library',
}

/** Whether a plate or a module is being edited, which needs the width. */
const isEditor = (pathname: string, search: string): boolean =>
  /^\/program\/module\/./u.test(pathname) ||
  (pathname === '/program/plate' && new URLSearchParams(search).has('plate'))

export function ProgramLayout() {
  const text = useText()
  const { pathname, search } = useLocation()
  const own = BANNERS_OF[pathname]
  useKeepPlateNames()
  return (
    <div className="flex min-h-dvh flex-col">
      <AreaHeader
        home="/program/plate"
        end={
          <>
            {isDesktop() ? (
              <Anchor
                href={ownLink.href}
                aria-label={text(ownLink.label)}
                className={cx(buttonClass({ variant: 'quiet' }), 'px-2.5! md:hidden')}
              >
                <SettingsIcon />
              </Anchor>
            ) : null}
            <MemberMenu />
          </>
        }
      />
      <div className="flex flex-1">
        <AreaNav
          label={text('program.nav.label')}
          links={isDesktop() ? [...links, ownLink] : links}
          isFolded={isEditor(pathname, search)}
        />
        <div className="flex min-w-0 flex-1 flex-col max-md:pb-16">
          {isDesktop() ? (
            <Suspense fallback={null}>
              <DesktopNotices />
            </Suspense>
          ) : null}
          <BannerStrip position="macro" />
          {own ? <BannerStrip key={own} position={own} /> : null}
          <main id="main" className="flex flex-1 flex-col p-4 sm:p-6">
            <Outlet />
          </main>
        </div>
      </div>
      <HelpHost />
    </div>
  )
}
