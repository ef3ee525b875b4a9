import { LogoLink } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { OfflineStatus } from './OfflineStatus.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'

export function AreaHeader({ home, title, end }: { home: string; title?: ReactNode; end: ReactNode }) {
  const text = useText()
  return (
    <header className="sticky top-0 z-header flex h-14 items-center gap-1 border-b border-line bg-surface px-3 sm:px-4">
      <LogoLink
        compact
        href={home}
        label={text('ui.logoLabel')}
        script={text.locale === 'ko' ? 'hangul' : 'latin'}
      />
      {title}
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <OfflineStatus />
        <LanguageMenu />
        <ThemeSwitch />
        {end}
      </div>
    </header>
  )
}
