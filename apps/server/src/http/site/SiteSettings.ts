import type { LegalReview } from '#config/Config.ts'
import type { Company } from '#config/company.ts'

/** What this installation tells the browser about itself, and draws pages with. */
export interface SiteSettings {
  siteAccess: 'public' | 'members'
  socialProviders: readonly string[]
  postcode: boolean
  demo: boolean
  /** Others than the server's own computer reach this demo. */
  exposedDemo: boolean
  mailbox: boolean
  supportEmail: string | null
  supportHours: string | null
  company: Company | null
  legalReview: LegalReview | null
}
