import { siteConfig } from './siteConfig.ts'

/** The address of customer service, otherwise the seller's; null if neither is configured. */
export const serviceEmail = (): string | null => siteConfig.supportEmail ?? siteConfig.company?.email ?? null
