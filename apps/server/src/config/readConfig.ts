import path from 'node:path'
import { isLoopbackHost } from '@pandok/domain'
import type { Config, OpenIdProvider } from './Config.ts'
import { companyOf, companyProblems, companyWarnings } from './company.ts'
import { type Environment, environment } from './environment.ts'
import { tossProblems, tossWarnings } from './tossProblems.ts'

export type ConfigReading =
  | { ok: true; config: Config; warnings: string[] }
  | { ok: false; problems: string[]; warnings: string[] }

/** Reads the environment once at the start. Each problem is one line with the name of its variable. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigReading {
  const given = withoutEmpty(env)
  const warnings = misspelt(given)
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    return {
      ok: false,
      problems: parsed.error.issues.map(({ path: [name], message }) => `${String(name)} ${message}.`),
      warnings,
    }
  }
  const values = parsed.data
  const problems = contradictions(values)
  if (problems.length > 0) return { ok: false, problems, warnings }
  return { ok: true, config: toConfig(values), warnings: [...warnings, ...unused(values)] }
}

function withoutEmpty(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries = Object.entries(env).map(([name, value]) => [name, value?.trim() ?? ''] as const)
  return Object.fromEntries(entries.filter(([, value]) => value !== ''))
}

const TOSS_API = 'https://api.tosspayments.com'
/**
 * Pages about customer service need an address in the demo as well; its domain, like that of the demo
 * accounts, belongs to nobody.
 */
const DEMO_SUPPORT_EMAIL = 'support@pandok.local'

const OURS = /^(?:KAKAO|NAVER|TOSS|COMPANY|POSTCODE|INSTALLER_URL|LEGAL_REVIEWED|SUPPORT)_/

function misspelt(given: Readonly<Record<string, string>>): string[] {
  return Object.keys(given)
    .filter((name) => OURS.test(name) && !Object.hasOwn(environment.shape, name))
    .map((name) => `${name} is not a setting of Pandok and is ignored.`)
}

/** Checks settings that only make sense together. */
function contradictions(values: Environment): string[] {
  const problems: string[] = []
  const together = (one: keyof Environment, other: keyof Environment) => {
    if ((values[one] === undefined) === (values[other] === undefined)) return
    const [present, missing] = values[one] === undefined ? [other, one] : [one, other]
    problems.push(`${missing} must be set too, since ${present} is.`)
  }
  together('TOSS_CLIENT_KEY', 'TOSS_SECRET_KEY')
  problems.push(...tossProblems(values, isDemo(values)))
  problems.push(...companyProblems(values))
  together('LEGAL_REVIEWED_BY', 'LEGAL_REVIEWED_ON')
  together('KAKAO_CLIENT_ID', 'KAKAO_CLIENT_SECRET')
  together('NAVER_CLIENT_ID', 'NAVER_CLIENT_SECRET')
  if (values.DATABASE_URL !== undefined && values.JWT_SECRET === undefined) {
    problems.push(
      'JWT_SECRET must be set (at least 32 bytes) since DATABASE_URL is: all servers of one database share it.',
    )
  }
  if (values.PANDOK_CLOCK_SHIFT_SECONDS !== 0 && !isDemo(values)) {
    problems.push('PANDOK_CLOCK_SHIFT_SECONDS is for trying things out and only goes with demo mode.')
  }
  const usesSocial = values.KAKAO_CLIENT_ID !== undefined || values.NAVER_CLIENT_ID !== undefined
  if (usesSocial && values.PUBLIC_URL === undefined) {
    problems.push('PUBLIC_URL must be set for KAKAO_* and NAVER_*: their log-in comes back to it.')
  }
  return problems
}

function unused(values: Environment): string[] {
  const warnings: string[] = []
  if (values.REDIS_URL !== undefined) {
    warnings.push('REDIS_URL is not used: this version shares everything through PostgreSQL.')
  }
  if (values.PANDOK_LIMIT_SCALE !== 1) {
    warnings.push('PANDOK_LIMIT_SCALE widens the limits against guessing: it is for tests and measurements.')
  }
  if (values.PANDOK_DEMO === true && isConfiguredForReal(values)) {
    warnings.push('PANDOK_DEMO is on beside real settings: the demo accounts exist on this installation.')
  }
  warnings.push(...demoWarnings(values))
  return [...warnings, ...tossWarnings(values, isDemo(values)), ...companyWarnings(values, isDemo(values))]
}

const isConfiguredForReal = (values: Environment) =>
  [values.DATABASE_URL, values.SMTP_URL, values.TOSS_CLIENT_KEY, values.TOSS_SECRET_KEY].some(
    (value) => value !== undefined,
  )

/** Returns the setting that lets other computers in, if any. */
const outsideSetting = ({ HOST, PUBLIC_URL }: Environment): 'HOST' | 'PUBLIC_URL' | null => {
  if (PUBLIC_URL !== undefined && !isLoopbackHost(new URL(PUBLIC_URL).hostname)) return 'PUBLIC_URL'
  return isLoopbackHost(HOST) ? null : 'HOST'
}

/** Everybody who reaches a demo can become its administrator, so by default only this computer can. */
const isDemo = (values: Environment) =>
  values.PANDOK_DEMO ?? (!isConfiguredForReal(values) && outsideSetting(values) === null)

const isExposedDemo = (values: Environment) => isDemo(values) && outsideSetting(values) !== null

function demoWarnings(values: Environment): string[] {
  const setting = outsideSetting(values)
  if (setting === null || (values.PANDOK_DEMO === undefined && isConfiguredForReal(values))) return []
  if (isDemo(values)) {
    return [
      `PANDOK_DEMO is on and ${setting} lets others than this computer in: this is a demo with nothing real in it, and every page says so.`,
    ]
  }
  if (values.PANDOK_DEMO === false) return []
  return [
    `Demo mode is off, since ${setting} lets others than this computer in: no demo accounts, no mailbox, no sandbox gateway. PANDOK_DEMO=1 switches it on all the same.`,
    'DATABASE_URL is not set: everything is kept by the embedded database in DATA_DIR.',
    'SMTP_URL is not set: mails stay files in DATA_DIR/outbox, and nobody can sign up.',
    'TOSS_CLIENT_KEY and TOSS_SECRET_KEY are not set: nothing can be bought.',
    'The first administrator is made by: npm run admin:create -- --email you@hospital.example',
  ]
}

function toConfig(values: Environment): Config {
  return {
    mode: values.NODE_ENV,
    isPlainAllowed: values.NODE_ENV === 'development',
    isDemo: isDemo(values),
    isExposedDemo: isExposedDemo(values),
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    databaseWaitMs: values.DATABASE_WAIT_SECONDS * 1000,
    dailyBackup:
      (values.BACKUP_DAILY ?? values.DATABASE_URL === undefined)
        ? {
            folder: path.resolve(values.BACKUP_DIR ?? path.join(values.DATA_DIR, 'backups')),
            keep: values.BACKUP_KEEP,
          }
        : null,
    publicUrl: (values.PUBLIC_URL ?? localUrl(values)).replace(/\/+$/, ''),
    siteAccess: values.SITE_ACCESS,
    mail: { smtpUrl: values.SMTP_URL ?? null, from: values.MAIL_FROM },
    supportEmail: values.SUPPORT_EMAIL ?? (isDemo(values) ? DEMO_SUPPORT_EMAIL : null),
    supportHours: values.SUPPORT_HOURS ?? null,
    company: companyOf(values),
    legalReview: both(values.LEGAL_REVIEWED_BY, values.LEGAL_REVIEWED_ON, (by, on) => ({ by, on })),
    toss: both(values.TOSS_CLIENT_KEY, values.TOSS_SECRET_KEY, (clientKey, secretKey) => ({
      clientKey,
      secretKey,
      apiBase: (values.TOSS_API_BASE ?? TOSS_API).replace(/\/+$/, ''),
    })),
    kakao: provider('KAKAO', values),
    naver: provider('NAVER', values),
    postcode: values.POSTCODE_ENABLED ? { scriptUrl: values.POSTCODE_SCRIPT_URL } : null,
    installers: {
      production: values.INSTALLER_URL_PRODUCTION ?? null,
      test: values.INSTALLER_URL_TEST ?? null,
      productionHosts: values.PRODUCTION_HOSTS,
    },
    jwtSecret: values.JWT_SECRET ?? null,
    // In a demo, the address is printed on the same screen, so requests are not logged.
    logLevel: values.LOG_LEVEL ?? (isDemo(values) ? 'warn' : 'info'),
    trustProxy: values.TRUST_PROXY,
    hasMetrics: values.METRICS,
    metricsToken: values.METRICS_TOKEN ?? null,
    clockShiftMs: values.PANDOK_CLOCK_SHIFT_SECONDS * 1000,
    limitScale: values.PANDOK_LIMIT_SCALE,
  }
}

function localUrl({ HOST, PORT }: Environment): string {
  // A server that listens on all addresses can't be reached by that name.
  const host = HOST === '0.0.0.0' || HOST === '::' ? 'localhost' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

function provider(name: 'KAKAO' | 'NAVER', values: Environment): OpenIdProvider | null {
  return both(values[`${name}_CLIENT_ID`], values[`${name}_CLIENT_SECRET`], (clientId, clientSecret) => ({
    clientId,
    clientSecret,
    issuer: values[`${name}_ISSUER`],
    endpoints: {
      authorize: values[`${name}_AUTHORIZE_URL`] ?? null,
      token: values[`${name}_TOKEN_URL`] ?? null,
      profile: values[`${name}_PROFILE_URL`] ?? null,
    },
  }))
}

const both = <T>(
  one: string | undefined,
  other: string | undefined,
  make: (one: string, other: string) => T,
): T | null => (one === undefined || other === undefined ? null : make(one, other))
