import { buttonClass, cx } from '@pandok/ui'
import type { ReactNode } from 'react'
import { serviceEmail } from '#platform/site/serviceEmail.ts'

/**
 * How to reach customer service; without a configured address it is plain text. The address is also written
 * out, because many computers have no mail program for a link.
 */
export function ContactLink({ children }: { children: ReactNode }) {
  const email = serviceEmail()
  if (email === null) return <p className="font-semibold">{children}</p>
  return (
    <div className="grid gap-1.5">
      <a
        href={`mailto:${email}`}
        className={cx(buttonClass({ block: true }), '!h-auto min-h-12 py-2 text-center !whitespace-normal')}
      >
        {children}
      </a>
      <p className="text-center text-sm text-muted select-all [overflow-wrap:anywhere]">{email}</p>
    </div>
  )
}
