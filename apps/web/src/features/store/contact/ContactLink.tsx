import { buttonClass } from '@pandok/ui'
import type { ReactNode } from 'react'
import { siteConfig } from '#app/siteConfig.ts'

/** Where customer service is reached; an installation that has named no address has only the words. */
export const ContactLink = ({ children }: { children: ReactNode }) =>
  siteConfig.supportEmail === null ? (
    <p className="font-semibold">{children}</p>
  ) : (
    <a href={`mailto:${siteConfig.supportEmail}`} className={buttonClass({ block: true })}>
      {children}
    </a>
  )
