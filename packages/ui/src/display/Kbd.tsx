import type { ReactNode } from 'react'

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-grid h-5.5 min-w-5.5 place-items-center rounded-xs border border-b-2 border-line-strong/55 bg-raised px-1.5 font-sans text-xs leading-none font-semibold text-muted">
      {children}
    </kbd>
  )
}
