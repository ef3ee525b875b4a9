import { isIP } from 'node:net'
import { z } from 'zod'
import { installerLocation } from './installerLocation.ts'

export const MODES = ['development', 'production', 'test'] as const
export type Mode = (typeof MODES)[number]

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
const KAKAO_POSTCODE = 'https://t1.kakaocdn.net/mapjsapi/bundle/postcode/prod/postcode.v2.js'
const JWT_SECRET_MIN_BYTES = 32
const METRICS_TOKEN_MIN_CHARACTERS = 16
const MAX_HOPS = 10
const BACKUPS_MAX = 365

/** Messages say what is allowed and never repeat the value, which may be a secret. */
const text = (allowed: string, isAllowed: (value: string) => boolean) =>
  z.string().refine(isAllowed, { message: allowed })

const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

const url = (...protocols: string[]) =>
  text(`must be a URL that begins with ${protocols.map((name) => `${name}://`).join(' or ')}`, (value) => {
    if (!URL.canParse(value)) return false
    const { protocol, host } = new URL(value)
    return host !== '' && protocols.includes(protocol.slice(0, -1))
  })

const SWITCH: Readonly<Record<string, boolean>> = {
  1: true,
  on: true,
  true: true,
  yes: true,
  0: false,
  off: false,
  false: false,
  no: false,
}

const onOrOff = text('must be on or off (1/0, true/false, yes/no are understood too)', (value) =>
  Object.hasOwn(SWITCH, value.toLowerCase()),
).transform((value) => SWITCH[value.toLowerCase()] === true)

const port = text(
  'must be a whole number from 0 to 65535',
  (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
).transform(Number)

const scale = text(
  'must be a whole number from 1 to 1000000',
  (value) => /^[1-9]\d{0,6}$/.test(value) && Number(value) <= 1e6,
).transform(Number)

const NETWORK = /^(loopback|linklocal|uniquelocal)$/
const isNetwork = (value: string) => {
  const [address = '', bits, ...rest] = value.split('/')
  if (NETWORK.test(value)) return true
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
const listOf = (value: string) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const trustProxy = z.string().transform((value, context): false | number | string[] => {
  const word = value.toLowerCase()
  if (/^\d{1,2}$/.test(word) && Number(word) <= MAX_HOPS) return Number(word) === 0 ? false : Number(word)
  // Trusting every proxy would let any caller choose its own address, so a plain yes means the one proxy in
  // front.
  if (Object.hasOwn(SWITCH, word)) return SWITCH[word] ? 1 : false
  const networks = listOf(value)
  if (networks.length > 0 && networks.every(isNetwork)) return networks
  context.addIssue({
    code: 'custom',
    message: `must be off, the number of proxies in front (1 to ${MAX_HOPS}), or their addresses (10.0.0.0/8, loopback, …)`,
  })
  return z.NEVER
})

const hosts = text('must be host names, separated by commas', (value) =>
  listOf(value).every((name) => /^[a-z0-9.-]+(:\d{1,5})?$/i.test(name)),
).transform(listOf)

const sender = text('must be an address, or a name and an address: Pandok <no-reply@example.org>', (value) =>
  /^(?:[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(value),
)

const address = text('must be an address', (value) => /^[^\s<>@]+@[^\s<>@]+$/.test(value))

/** The text is shown to people unchanged. */
const line = text('must be one line of at most 200 characters', (value) => /^\P{Cc}{1,200}$/u.test(value))

/** The day begins at midnight in Korea, where the texts apply. */
const day = text(
  'must be a day as 2026-12-01',
  (value) => /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)),
)

const installers = z.string().transform((value, context) => {
  const location = installerLocation(value)
  if (location !== null) return location
  context.addIssue({
    code: 'custom',
    message: 'must be a URL that begins with https://, or a folder: /srv/pandok/installer, ./installer',
  })
  return z.NEVER
})

const web = url('https', 'http')
const anything = z.string()

/** All environment variables of Pandok; no other code reads the environment. */
export const environment = z.object({
  NODE_ENV: oneOf(MODES).default('production'),
  PORT: port.default(3000),
  HOST: text('must be a host name or an address', (value) => /^[\w.:-]+$/.test(value)).default('127.0.0.1'),
  DATA_DIR: anything.default('./data'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  DATABASE_WAIT_SECONDS: text(
    'must be a whole number of seconds from 0 to 3600',
    (value) => /^\d{1,4}$/.test(value) && Number(value) <= 3600,
  )
    .transform(Number)
    .default(30),
  PUBLIC_URL: web.optional(),
  SITE_ACCESS: oneOf(['public', 'members']).default('public'),
  SMTP_URL: url('smtp', 'smtps').optional(),
  MAIL_FROM: sender.default('Pandok <no-reply@pandok.local>'),
  SUPPORT_EMAIL: address.optional(),
  SUPPORT_HOURS: line.optional(),
  COMPANY_NAME: line.optional(),
  COMPANY_REPRESENTATIVE: line.optional(),
  COMPANY_BUSINESS_NUMBER: text('must look like 123-45-67890', (value) =>
    /^\d{3}-\d{2}-\d{5}$/.test(value),
  ).optional(),
  COMPANY_MAIL_ORDER_NUMBER: line.optional(),
  COMPANY_MAIL_ORDER_AUTHORITY: line.optional(),
  COMPANY_ADDRESS: line.optional(),
  COMPANY_PHONE: text('must be a telephone number', (value) => /^\+?[\d ()-]{5,30}$/.test(value)).optional(),
  COMPANY_EMAIL: address.optional(),
  COMPANY_PRIVACY_OFFICER: line.optional(),
  COMPANY_HOSTING_PROVIDER: line.optional(),
  LEGAL_REVIEWED_BY: line.optional(),
  LEGAL_REVIEWED_ON: day.optional(),
  TOSS_CLIENT_KEY: anything.optional(),
  TOSS_SECRET_KEY: anything.optional(),
  TOSS_API_BASE: web.optional(),
  KAKAO_CLIENT_ID: anything.optional(),
  KAKAO_CLIENT_SECRET: anything.optional(),
  KAKAO_ISSUER: web.default('https://kauth.kakao.com'),
  KAKAO_AUTHORIZE_URL: web.optional(),
  KAKAO_TOKEN_URL: web.optional(),
  KAKAO_PROFILE_URL: web.optional(),
  NAVER_CLIENT_ID: anything.optional(),
  NAVER_CLIENT_SECRET: anything.optional(),
  NAVER_ISSUER: web.default('https://nid.naver.com'),
  NAVER_AUTHORIZE_URL: web.optional(),
  NAVER_TOKEN_URL: web.optional(),
  NAVER_PROFILE_URL: web.optional(),
  POSTCODE_ENABLED: onOrOff.default(false),
  POSTCODE_SCRIPT_URL: web.default(KAKAO_POSTCODE),
  INSTALLER_URL_PRODUCTION: installers.optional(),
  INSTALLER_URL_TEST: installers.optional(),
  PRODUCTION_HOSTS: hosts.default([]),
  BACKUP_DAILY: onOrOff.optional(),
  BACKUP_DIR: anything.optional(),
  BACKUP_KEEP: text(
    'must be a whole number from 1 to 365',
    (value) => /^[1-9]\d{0,2}$/.test(value) && Number(value) <= BACKUPS_MAX,
  )
    .transform(Number)
    .default(7),
  REDIS_URL: url('redis', 'rediss').optional(),
  JWT_SECRET: text(
    `must have at least ${JWT_SECRET_MIN_BYTES} bytes`,
    (value) => Buffer.byteLength(value) >= JWT_SECRET_MIN_BYTES,
  ).optional(),
  LOG_LEVEL: oneOf(LOG_LEVELS).optional(),
  TRUST_PROXY: trustProxy.default(false),
  METRICS: onOrOff.default(false),
  METRICS_TOKEN: text(
    `must have at least ${METRICS_TOKEN_MIN_CHARACTERS} characters, without spaces`,
    (value) => /^[\x21-\x7e]+$/.test(value) && value.length >= METRICS_TOKEN_MIN_CHARACTERS,
  ).optional(),
  PANDOK_DEMO: onOrOff.optional(),
  PANDOK_CLOCK_SHIFT_SECONDS: text('must be a whole number of seconds', (value) => /^-?\d{1,10}$/.test(value))
    .transform(Number)
    .default(0),
  PANDOK_LIMIT_SCALE: scale.default(1),
})

export type Environment = z.output<typeof environment>
