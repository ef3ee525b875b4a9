import { cx } from '@pandok/ui'
import type { ReactNode } from 'react'

interface AccountPageProps {
  title: ReactNode
  lead?: ReactNode
  /** Gives forms with two columns more width. */
  wide?: boolean
  foot?: ReactNode
  children: ReactNode
}

/** The page of a single task: a heading, one panel and links below it. */
export function AccountPage({ title, lead, wide = false, foot, children }: AccountPageProps) {
  return (
    <div className={cx('mx-auto w-full px-4 py-8 sm:py-14', wide ? 'max-w-2xl' : 'max-w-lg')}>
      <header className="mb-6 grid gap-2 sm:mb-8 sm:text-center">
        <h1 className="text-2xl font-bold sm:text-3xl">{title}</h1>
        {lead ? <p className="text-base text-muted">{lead}</p> : null}
      </header>
      <div className="rounded-xl border border-line bg-raised p-5 sm:p-8">{children}</div>
      {foot ? <div className="mt-6 text-center text-sm text-muted">{foot}</div> : null}
    </div>
  )
}
