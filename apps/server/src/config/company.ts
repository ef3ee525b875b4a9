import type { Environment } from './environment.ts'

/**
 * The seller's details that Korean law requires: the e-commerce act (§10, §13 and §7 of its rules) also
 * requires the office of registration and the hosting provider, the privacy act (§30) the privacy officer.
 */
export interface Company {
  name: string
  representative: string
  /** 사업자등록번호 */
  businessNumber: string
  /** 통신판매업 신고번호 */
  mailOrderNumber: string
  /** 통신판매업 신고기관 */
  mailOrderAuthority: string
  address: string
  phone: string
  email: string
  /** 개인정보 보호책임자 */
  privacyOfficer: string
  /** 호스팅서비스 제공자 */
  hostingProvider: string
}

const SETTINGS = {
  name: 'COMPANY_NAME',
  representative: 'COMPANY_REPRESENTATIVE',
  businessNumber: 'COMPANY_BUSINESS_NUMBER',
  mailOrderNumber: 'COMPANY_MAIL_ORDER_NUMBER',
  mailOrderAuthority: 'COMPANY_MAIL_ORDER_AUTHORITY',
  address: 'COMPANY_ADDRESS',
  phone: 'COMPANY_PHONE',
  email: 'COMPANY_EMAIL',
  privacyOfficer: 'COMPANY_PRIVACY_OFFICER',
  hostingProvider: 'COMPANY_HOSTING_PROVIDER',
} as const satisfies Record<keyof Company, keyof Environment>

type CompanySettings = Pick<Environment, (typeof SETTINGS)[keyof Company] | 'TOSS_SECRET_KEY'>

const NAMES = Object.values(SETTINGS)

/** An incomplete seller is refused; the missing settings are named. */
export function companyProblems(values: CompanySettings): string[] {
  const present = NAMES.find((name) => values[name] !== undefined)
  return present === undefined
    ? []
    : NAMES.filter((name) => values[name] === undefined).map(
        (name) => `${name} must be set too, since ${present} is.`,
      )
}

/** With test keys nothing is really sold, so no seller is needed. */
export const companyWarnings = (
  { TOSS_SECRET_KEY = 'test_', COMPANY_NAME }: CompanySettings,
  isDemo: boolean,
): string[] =>
  !isDemo && !TOSS_SECRET_KEY.startsWith('test_') && COMPANY_NAME === undefined
    ? [
        'COMPANY_NAME and its companions are not set: pages and receipts say nothing about who sells, as the law demands.',
      ]
    : []

export function companyOf(values: CompanySettings): Company | null {
  const { COMPANY_NAME } = values
  if (COMPANY_NAME === undefined) return null
  const of = (name: (typeof NAMES)[number]) => values[name] ?? ''
  return {
    name: COMPANY_NAME,
    representative: of(SETTINGS.representative),
    businessNumber: of(SETTINGS.businessNumber),
    mailOrderNumber: of(SETTINGS.mailOrderNumber),
    mailOrderAuthority: of(SETTINGS.mailOrderAuthority),
    address: of(SETTINGS.address),
    phone: of(SETTINGS.phone),
    email: of(SETTINGS.email),
    privacyOfficer: of(SETTINGS.privacyOfficer),
    hostingProvider: of(SETTINGS.hostingProvider),
  }
}
