import { Anchor, ArrowLeftIcon, buttonClass } from '@pandok/ui'
import { Outlet } from 'react-router'
import { useText } from '#app/text.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

/** The whole window for one thing, with a way back. */
export function PreviewLayout() {
  const text = useText()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex h-12 items-center justify-between gap-3 border-b border-line px-3">
        <Anchor href="/program/plate" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
          <ArrowLeftIcon />
          {text('program.back')}
        </Anchor>
        <ThemeSwitch />
      </header>
      <main id="main" className="flex flex-1 flex-col p-2 sm:p-3">
        <Outlet />
      </main>
    </div>
  )
}
