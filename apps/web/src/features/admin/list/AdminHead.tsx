import type { ReactNode } from 'react'

export const AdminHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
    <h1 className="min-w-0 text-2xl font-bold [overflow-wrap:anywhere]">{title}</h1>
    {children ? <div className="flex flex-wrap gap-2">{children}</div> : null}
  </header>
)
