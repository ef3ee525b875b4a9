import { buttonClass, cx } from '@pandok/ui'
import type { ReactNode } from 'react'
import { siteConfig } from '#app/siteConfig.ts'

/** Where customer service is reached; an installation that has named no address has only the words. */
export const ContactLink = ({ children }: { children: ReactNode }) =>
  siteConfig.supportEmail === null ? (
    <p className="font-semibold">{children}</p>
  ) : (
    <a
      href={`mailto:${siteConfig.supportEmail}`}
      className={cx(buttonClass({ block: true }), '!h-auto min-h-12 py-2 text-center !whitespace-normal')}
    >
      {children}
    </a>
  )
