import { siteConfig } from './siteConfig.ts'

/** Where customer service is reached: its own address, else the seller's; null where the operator has named neither. */
export const serviceEmail = (): string | null => siteConfig.supportEmail ?? siteConfig.company?.email ?? null
