import type { ReactNode } from 'react'

/** The link comes first in the page and skips the navigation. It is only visible while focused. */
export function SkipLink({ href, children }: { href: `#${string}`; children: ReactNode }) {
  return (
    <a
      href={href}
      className="fixed start-3 top-3 z-toast -translate-y-20 rounded-md bg-inverse px-4 py-2.5 font-semibold text-on-inverse transition-transform focus:translate-y-0 focus:shadow-overlay"
      onClick={(event) => {
        const target = document.getElementById(href.slice(1))
        if (!target) return
        // A router must not treat the hash as a navigation.
        event.preventDefault()
        if (!target.hasAttribute('tabindex')) target.tabIndex = -1
        target.focus()
      }}
    >
      {children}
    </a>
  )
}
