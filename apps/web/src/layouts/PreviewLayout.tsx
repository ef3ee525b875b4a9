import { Anchor, ArrowLeftIcon, buttonClass } from '@pandok/ui'
import { Outlet } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { HelpHost } from '#shared/guide/HelpHost.tsx'
import { MemberMenu } from './MemberMenu.tsx'
import { OfflineStatus } from './OfflineStatus.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function PreviewLayout() {
  const text = useText()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="in-data-narrow:hidden in-[:fullscreen]:hidden flex h-12 items-center justify-between gap-3 border-b border-line px-3">
        <Anchor href="/program/plate" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <ArrowLeftIcon />
          {text('program.back')}
        </Anchor>
        <div className="flex min-w-0 items-center gap-1">
          <OfflineStatus />
          <ThemeSwitch />
          <MemberMenu isShort />
        </div>
      </header>
      <main id="main" className="flex flex-1 flex-col p-2 in-data-narrow:!p-1.5 in-[:fullscreen]:!p-1 sm:p-3">
        <Outlet />
      </main>
      <HelpHost />
    </div>
  )
}
