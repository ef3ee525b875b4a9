import { Anchor, cx } from '@pandok/ui'
import type { ReactNode } from 'react'

interface TextLinkProps {
  href: string
  className?: string
  children: ReactNode
}

export function TextLink({ href, className, children }: TextLinkProps) {
  return (
    <Anchor
      href={href}
      className={cx(
        'inline-block py-0.5 font-semibold text-accent-text underline-offset-3 hover:underline',
        className,
      )}
    >
      {children}
    </Anchor>
  )
}
