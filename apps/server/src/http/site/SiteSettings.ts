import type { LegalReview } from '#config/Config.ts'
import type { Company } from '#config/company.ts'

/** The settings of this installation for the browser and for prerendering. */
export interface SiteSettings {
  siteAccess: 'public' | 'members'
  socialProviders: readonly string[]
  postcode: boolean
  demo: boolean
  /** True if other computers can reach this demo. */
  exposedDemo: boolean
  mailbox: boolean
  supportEmail: string | null
  supportHours: string | null
  company: Company | null
  legalReview: LegalReview | null
}
