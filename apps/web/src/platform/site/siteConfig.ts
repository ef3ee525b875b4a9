import type { ReleaseAnswer } from '@pandok/protocol'

export type SiteAccess = 'public' | 'members'
export type SocialProviderName = 'kakao' | 'naver'

const COMPANY_FIELDS = [
  'name',
  'representative',
  'businessNumber',
  'mailOrderNumber',
  'mailOrderAuthority',
  'address',
  'phone',
  'email',
  'privacyOfficer',
  'hostingProvider',
] as const

/** The seller's details that the law requires. */
export type Company = Readonly<Record<(typeof COMPANY_FIELDS)[number], string>>

/** The configuration of this installation, from the head of the page. */
export interface SiteConfig {
  siteAccess: SiteAccess
  socialProviders: readonly SocialProviderName[]
  postcode: boolean
  demo: boolean
  /** True if the demo is reachable from outside, so that every page shows a warning. */
  exposedDemo: boolean
  mailbox: boolean
  /** The address of customer service; null if none is configured. */
  supportEmail: string | null
  /** Office hours of customer service. */
  supportHours: string | null
  /** Null if nothing is sold, as in demo mode. */
  company: Company | null
  /** Who approved the legal texts, and on which day (2026-12-01); null before an approval. */
  legalReview: { by: string; on: string } | null
  /** The installer that the page was drawn with; null on all pages but `/download`. */
  release: ReleaseAnswer | null
}

const SAFE: SiteConfig = {
  siteAccess: 'public',
  socialProviders: [],
  postcode: false,
  demo: false,
  exposedDemo: false,
  mailbox: false,
  supportEmail: null,
  supportHours: null,
  company: null,
  legalReview: null,
  release: null,
}

export function parseSiteConfig(content: string | null | undefined): SiteConfig {
  const given = parseObject(content)
  const providers = Array.isArray(given['socialProviders']) ? given['socialProviders'] : []
  return {
    siteAccess: given['siteAccess'] === 'members' ? 'members' : 'public',
    socialProviders: (['kakao', 'naver'] as const).filter((name) => providers.includes(name)),
    postcode: given['postcode'] === true,
    demo: given['demo'] === true,
    exposedDemo: given['exposedDemo'] === true,
    mailbox: given['mailbox'] === true,
    supportEmail: textOf(given['supportEmail']),
    supportHours: textOf(given['supportHours']),
    company: isCompany(given['company']) ? given['company'] : null,
    legalReview: isReview(given['legalReview']) ? given['legalReview'] : null,
    release: isRelease(given['release']) ? given['release'] : null,
  }
}

const textOf = (given: unknown): string | null => (typeof given === 'string' ? given : null)

const isReview = (given: unknown): given is { by: string; on: string } =>
  ['by', 'on'].every((field) => typeof Object(given)[field] === 'string')

/** The server has read it with the contract's schema, which is too large for every first page. */
const isRelease = (given: unknown): given is ReleaseAnswer => typeof Object(given).state === 'string'

const isCompany = (given: unknown): given is Company =>
  typeof given === 'object' &&
  given !== null &&
  COMPANY_FIELDS.every((field) => typeof Object(given)[field] === 'string')

function parseObject(content: string | null | undefined): Record<string, unknown> {
  if (!content) return {}
  try {
    const value: unknown = JSON.parse(content)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}

const meta = typeof document === 'undefined' ? null : document.querySelector('meta[name="pandok-config"]')

export const siteConfig: SiteConfig = meta ? parseSiteConfig(meta.getAttribute('content')) : { ...SAFE }

/** During prerendering there is no head to read from. */
export function setSiteConfig(settings: Readonly<Record<string, unknown>>): void {
  Object.assign(siteConfig, parseSiteConfig(JSON.stringify(settings)))
}
