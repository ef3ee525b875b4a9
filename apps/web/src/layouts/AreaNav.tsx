import type { MessageKey } from '@pandok/i18n'
import { Badge, cx, VisuallyHidden } from '@pandok/ui'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useText } from '#platform/text/text.ts'

export interface AreaLink {
  href: string
  label: MessageKey
  icon: ReactNode
  /** Number of waiting items, and its accessible label. */
  waiting?: { count: number; label: string } | undefined
  /** True for links that aren't in the bottom bar, which has room for five. */
  isWideOnly?: boolean
}

interface AreaNavProps {
  label: string
  links: readonly AreaLink[]
  /** Shown at the bottom of the wide column. */
  foot?: ReactNode
  className?: string
  /** Shows icons only, to leave width to an editor. */
  isFolded?: boolean
}

/** The column on the left; below 768 px a bar at the bottom, in reach of the thumb. */
export function AreaNav({ label, links, foot, className, isFolded = false }: AreaNavProps) {
  const text = useText()
  return (
    <nav
      aria-label={label}
      className={cx(
        'z-sticky flex shrink-0 border-line bg-surface',
        'max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:pb-[env(safe-area-inset-bottom)]',
        'md:sticky md:top-14 md:h-[calc(100dvh-3.5rem)] md:flex-col md:gap-1 md:border-e md:p-3',
        isFolded ? 'md:w-16 min-[112rem]:w-64' : 'md:w-(--area-nav)',
        className,
      )}
    >
      {links.map(({ href, label: key, icon, waiting, isWideOnly }) => (
        <NavLink
          key={href}
          to={href}
          title={isFolded ? text(key) : undefined}
          className={({ isActive }) =>
            cx(
              'relative flex min-w-0 items-center font-semibold transition-colors [&_svg]:size-5 [&_svg]:shrink-0',
              'max-md:flex-1 max-md:flex-col max-md:justify-center max-md:gap-1 max-md:px-0.5 max-md:py-2 max-md:text-2xs max-md:tracking-tight',
              isWideOnly && 'max-md:hidden',
              'md:min-h-10 md:gap-3 md:rounded-md',
              isFolded ? 'md:justify-center min-[112rem]:justify-start min-[112rem]:px-3' : 'md:px-3',
              isActive ? 'text-accent-text md:bg-accent-soft' : 'text-muted hover:bg-hover hover:text-text',
            )
          }
        >
          {icon}
          <span className={cx('max-w-full truncate', isFolded && 'md:max-[112rem]:sr-only')}>
            {text(key)}
          </span>
          {waiting && waiting.count > 0 ? (
            <Badge tone="warning" className="max-md:absolute max-md:end-1 max-md:top-1 md:ms-auto">
              <span aria-hidden="true">{waiting.count}</span>
              <VisuallyHidden>{waiting.label}</VisuallyHidden>
            </Badge>
          ) : null}
        </NavLink>
      ))}
      {foot ? <div className="mt-auto max-md:hidden">{foot}</div> : null}
    </nav>
  )
}
