import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { type ConfigReading, readConfig } from './readConfig.ts'

const SECRET = 'a secret that is long enough: 0123456789'

function configOf(env: Record<string, string>) {
  const reading = readConfig(env)
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.config
}

const problemsOf = (env: Record<string, string>): string[] => {
  const reading: ConfigReading = readConfig(env)
  return reading.ok ? [] : reading.problems
}

describe('an empty environment', () => {
  it('is a demo on this computer with the embedded database, and demands encryption', () => {
    expect(configOf({})).toMatchObject({
      mode: 'production',
      isPlainAllowed: false,
      isDemo: true,
      isExposedDemo: false,
      port: 3000,
      host: '127.0.0.1',
      dataDir: path.resolve('data'),
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:3000',
      siteAccess: 'public',
      toss: null,
      kakao: null,
      naver: null,
      postcode: null,
      jwtSecret: null,
      logLevel: 'warn',
      clockShiftMs: 0,
      trustProxy: false,
      hasMetrics: false,
      metricsToken: null,
    })
  })

  it('is the same as one full of empty strings and spaces', () => {
    expect(configOf({ PORT: '', NODE_ENV: ' ', DATABASE_URL: '', PANDOK_DEMO: '' })).toEqual(configOf({}))
  })
})

describe('a wrong value', () => {
  it.each([
    ['PORT', '70000', 'from 0 to 65535'],
    ['PORT', '3000a', 'from 0 to 65535'],
    ['PORT', '-1', 'from 0 to 65535'],
    ['HOST', 'two words', 'host name'],
    ['NODE_ENV', 'staging', 'development, production, test'],
    ['SITE_ACCESS', 'private', 'public, members'],
    ['DATABASE_URL', 'mysql://db/pandok', 'postgres://'],
    ['DATABASE_URL', 'pandok', 'postgres://'],
    ['PUBLIC_URL', 'pandok.example', 'https://'],
    ['PUBLIC_URL', 'javascript:alert(1)', 'https://'],
    ['SMTP_URL', 'http://mail', 'smtp://'],
    ['MAIL_FROM', 'nobody', 'address'],
    ['SUPPORT_EMAIL', 'nobody', 'address'],
    ['COMPANY_NAME', 'two\nlines', 'one line'],
    ['COMPANY_BUSINESS_NUMBER', '1234567890', '123-45-67890'],
    ['COMPANY_PHONE', 'call us', 'telephone'],
    ['COMPANY_EMAIL', 'nobody', 'address'],
    ['MAIL_FROM', 'a@b.c\r\nBcc: d@e.f', 'address'],
    ['KAKAO_ISSUER', 'kauth', 'https://'],
    ['POSTCODE_ENABLED', 'maybe', 'on or off'],
    ['POSTCODE_SCRIPT_URL', '//cdn', 'https://'],
    ['INSTALLER_URL_TEST', 'ftp://x/y', 'https://'],
    ['INSTALLER_URL_TEST', 'http://files.example/pandok', 'https://'],
    ['INSTALLER_URL_PRODUCTION', 'files.example/pandok', 'a folder'],
    ['INSTALLER_URL_PRODUCTION', 'https://files.example/pandok?x=1', 'https://'],
    ['LEGAL_REVIEWED_ON', '1 December 2026', '2026-12-01'],
    ['LEGAL_REVIEWED_ON', '2026-13-01', '2026-12-01'],
    ['PRODUCTION_HOSTS', 'a b', 'host names'],
    ['REDIS_URL', 'localhost', 'redis://'],
    ['JWT_SECRET', 'short', 'at least 32 bytes'],
    ['LOG_LEVEL', 'loud', 'silent'],
    ['TRUST_PROXY', '11', 'number of proxies'],
    ['TRUST_PROXY', '10.0.0.0/33', 'number of proxies'],
    ['TRUST_PROXY', 'everyone', 'number of proxies'],
    ['METRICS', 'sometimes', 'on or off'],
    ['METRICS_TOKEN', 'short', 'at least 16'],
    ['METRICS_TOKEN', 'a token with spaces in it', 'without spaces'],
    ['PANDOK_DEMO', '2', 'on or off'],
    ['PANDOK_LIMIT_SCALE', '0', 'from 1 to'],
  ])('%s=%s gives one line that says what is allowed', (name, value, allowed) => {
    const problems = problemsOf({ [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} must `))
    expect(problems[0]).toContain(allowed)
    expect(problems[0]).not.toContain('\n')
  })

  it('is never repeated in the line, since it may be a secret', () => {
    expect(problemsOf({ JWT_SECRET: 'hunter2' }).join()).not.toContain('hunter2')
    expect(problemsOf({ DATABASE_URL: 'mysql://user:hunter2@db/x' }).join()).not.toContain('hunter2')
  })

  it('does not hide the next one', () => {
    expect(problemsOf({ PORT: 'x', HOST: 'y z', LOG_LEVEL: 'w' })).toHaveLength(3)
  })
})

describe('settings that belong together', () => {
  it.each([
    [{ TOSS_CLIENT_KEY: 'ck' }, 'TOSS_SECRET_KEY'],
    [{ TOSS_SECRET_KEY: 'sk' }, 'TOSS_CLIENT_KEY'],
    [{ TOSS_API_BASE: 'https://toss.example' }, 'TOSS_SECRET_KEY'],
    [{ KAKAO_CLIENT_ID: 'id', PUBLIC_URL: 'https://pandok.example' }, 'KAKAO_CLIENT_SECRET'],
    [{ NAVER_CLIENT_SECRET: 'x', PUBLIC_URL: 'https://pandok.example' }, 'NAVER_CLIENT_ID'],
    [{ DATABASE_URL: 'postgres://db/pandok' }, 'JWT_SECRET'],
    [{ KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'x' }, 'PUBLIC_URL'],
  ])('%j asks for %s', (env, missing) => {
    const problems = problemsOf(env as Record<string, string>)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${missing} must be set`))
  })
})

describe('demo mode', () => {
  const real = { DATABASE_URL: 'postgres://db/pandok', JWT_SECRET: SECRET }

  it.each([
    [{}, true],
    [real, false],
    [{ SMTP_URL: 'smtp://mail' }, false],
    [{ TOSS_CLIENT_KEY: 'ck', TOSS_SECRET_KEY: 'sk' }, false],
    [{ PANDOK_DEMO: '0' }, false],
    [{ ...real, PANDOK_DEMO: '1' }, true],
  ])('with %j is %s', (env, isDemo) => {
    expect(configOf(env as Record<string, string>).isDemo).toBe(isDemo)
  })

  it('names a contact of its own, unless another is set; a real installation names its own or none', () => {
    expect(configOf({}).supportEmail).toBe('support@pandok.local')
    expect(configOf({ SUPPORT_EMAIL: 'help@example.com' }).supportEmail).toBe('help@example.com')
    expect(configOf({ PANDOK_DEMO: '0' }).supportEmail).toBeNull()
  })

  it.each([
    [{ HOST: '127.0.0.1' }, true],
    [{ HOST: 'localhost', PUBLIC_URL: 'http://localhost:8080' }, true],
    [{ HOST: '::1', PUBLIC_URL: 'https://127.0.0.1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.0.2' }, false],
    [{ PUBLIC_URL: 'https://pandok.example' }, false],
    [{ PUBLIC_URL: 'http://127.0.0.1.evil.example' }, false],
    [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' }, false],
  ])('is for this computer: with %j it is %s', (env, isDemo) => {
    expect(configOf(env as Record<string, string>)).toMatchObject({ isDemo, isExposedDemo: false })
  })

  it.each(['1', 'on', 'true', 'yes'])(
    'for others has to be said: PANDOK_DEMO=%s, and is warned of',
    (said) => {
      for (const outside of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://pandok.example' }]) {
        const reading = readConfig({ ...outside, PANDOK_DEMO: said })
        expect(reading).toMatchObject({ ok: true, config: { isDemo: true, isExposedDemo: true } })
        expect(reading.warnings).toEqual([expect.stringContaining(`${Object.keys(outside)[0]} lets others`)])
      }
    },
  )

  it('that an address has ended leaves lines that say what to set', () => {
    const { warnings } = readConfig({ PUBLIC_URL: 'https://pandok.example' })
    for (const named of [
      'PUBLIC_URL',
      'PANDOK_DEMO=1',
      'DATABASE_URL',
      'SMTP_URL',
      'TOSS_SECRET_KEY',
      'admin:create',
    ])
      expect(warnings.join('\n')).toContain(named)
    for (const quiet of [{}, { HOST: '0.0.0.0', PANDOK_DEMO: 'off' }, { ...real, HOST: '0.0.0.0' }])
      expect(readConfig(quiet).warnings).toEqual([])
  })

  it('beside real settings is warned of', () => {
    expect(readConfig({ ...real, PANDOK_DEMO: 'on' }).warnings).toEqual([
      expect.stringContaining('PANDOK_DEMO'),
    ])
  })
})

describe('the sandbox gateway', () => {
  const sandbox = {
    TOSS_API_BASE: 'http://127.0.0.1:4242/',
    TOSS_CLIENT_KEY: 'test_ck_local1',
    TOSS_SECRET_KEY: 'test_sk_local1',
  }

  it('may be shared in demo mode', () => {
    expect(configOf({ ...sandbox, PANDOK_DEMO: '1' }).toss).toEqual({
      clientKey: 'test_ck_local1',
      secretKey: 'test_sk_local1',
      apiBase: 'http://127.0.0.1:4242',
    })
  })

  it.each([['http://127.0.0.1:4242'], ['https://localhost:4242'], ['https://[::1]'], ['http://pay.example']])(
    'is refused in production, at %s',
    (TOSS_API_BASE) => {
      const keys = { TOSS_CLIENT_KEY: 'live_ck_1', TOSS_SECRET_KEY: 'live_sk_1' }
      expect(problemsOf({ ...keys, TOSS_API_BASE })).toEqual([expect.stringMatching(/^TOSS_API_BASE must /)])
    },
  )

  it('is refused in production by its keys, too', () => {
    const { TOSS_API_BASE: _, ...keys } = sandbox
    expect(problemsOf(keys)).toEqual([expect.stringMatching(/^TOSS_SECRET_KEY must not /)])
  })
})

describe('the keys of Toss Payments', () => {
  it.each([
    ['test_ck_1', 'live_sk_1'],
    ['live_ck_1', 'test_sk_1'],
    ['live_gck_1', 'live_sk_1'],
  ])('%s and %s are no pair', (TOSS_CLIENT_KEY, TOSS_SECRET_KEY) => {
    expect(problemsOf({ TOSS_CLIENT_KEY, TOSS_SECRET_KEY })).toEqual([
      expect.stringMatching(/^TOSS_CLIENT_KEY must be of the same pair/),
    ])
  })

  it('go to the real gateway; with test keys that is said', () => {
    expect(readConfig({ TOSS_CLIENT_KEY: 'test_ck_1', TOSS_SECRET_KEY: 'test_sk_1' })).toMatchObject({
      config: { isDemo: false, toss: { apiBase: 'https://api.tosspayments.com' } },
      warnings: [expect.stringContaining('test key')],
    })
  })
})

describe('what is understood', () => {
  it('allows plain calls in development only', () => {
    expect(configOf({ NODE_ENV: 'development' }).isPlainAllowed).toBe(true)
    expect(configOf({ NODE_ENV: 'test' }).isPlainAllowed).toBe(false)
  })

  it.each([
    ['off', false],
    ['0', false],
    ['1', 1],
    ['true', 1],
    ['3', 3],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
    ['loopback', ['loopback']],
  ])('TRUST_PROXY=%s', (value, meaning) => {
    expect(configOf({ TRUST_PROXY: value }).trustProxy).toEqual(meaning)
  })

  it('knows a provider once it has id and secret, with the usual issuer', () => {
    const config = configOf({
      PUBLIC_URL: 'https://pandok.example/',
      KAKAO_CLIENT_ID: 'id',
      KAKAO_CLIENT_SECRET: 'secret',
      NAVER_CLIENT_ID: 'id',
      NAVER_CLIENT_SECRET: 'secret',
      NAVER_TOKEN_URL: 'http://127.0.0.1:9/token',
    })
    expect(config.kakao).toMatchObject({ clientId: 'id', issuer: 'https://kauth.kakao.com' })
    expect(config.naver?.endpoints).toEqual({
      authorize: null,
      token: 'http://127.0.0.1:9/token',
      profile: null,
    })
    expect(config.publicUrl).toBe('https://pandok.example')
  })

  it('turns the postcode page on with its usual script', () => {
    expect(configOf({ POSTCODE_ENABLED: 'on' }).postcode?.scriptUrl).toMatch(/^https:\/\/t1\.kakaocdn\.net\//)
  })

  it('backs the embedded database up by itself, and an own one only when asked', () => {
    const own = { DATABASE_URL: 'postgres://db/pandok', JWT_SECRET: 'x'.repeat(32) }
    const usual = { folder: path.resolve('data', 'backups'), keep: 7 }
    expect(configOf({}).dailyBackup).toEqual(usual)
    expect(configOf({ BACKUP_DAILY: 'off' }).dailyBackup).toBeNull()
    expect(configOf(own).dailyBackup).toBeNull()
    expect(configOf({ ...own, BACKUP_DAILY: 'on' }).dailyBackup).toEqual(usual)
    expect(configOf({ BACKUP_DIR: '/mnt/safe', BACKUP_KEEP: '30' }).dailyBackup).toEqual({
      folder: path.resolve('/mnt/safe'),
      keep: 30,
    })
    for (const BACKUP_KEEP of ['0', '366', 'all']) {
      expect(problemsOf({ BACKUP_KEEP })).toEqual(['BACKUP_KEEP must be a whole number from 1 to 365.'])
    }
  })

  it('lists the production hosts', () => {
    expect(configOf({ PRODUCTION_HOSTS: 'pandok.example, www.pandok.example' }).installers).toEqual({
      production: null,
      test: null,
      productionHosts: ['pandok.example', 'www.pandok.example'],
    })
  })

  it('takes installers from a folder or over TLS, and over plain http from this computer only', () => {
    const { installers } = configOf({
      INSTALLER_URL_PRODUCTION: 'https://files.example/pandok',
      INSTALLER_URL_TEST: './installer',
    })
    expect(installers.production).toEqual({ kind: 'web', base: new URL('https://files.example/pandok/') })
    expect(installers.test).toEqual({ kind: 'folder', path: path.resolve('installer') })
    expect(configOf({ INSTALLER_URL_TEST: 'http://127.0.0.1:8080/x/' }).installers.test).toEqual({
      kind: 'web',
      base: new URL('http://127.0.0.1:8080/x/'),
    })
  })

  it('knows who approved the legal texts once it is told when', () => {
    const LEGAL_REVIEWED_BY = '법무법인 예시'
    expect(configOf({}).legalReview).toBeNull()
    expect(problemsOf({ LEGAL_REVIEWED_BY })).toEqual([
      expect.stringMatching(/^LEGAL_REVIEWED_ON must be set/),
    ])
    expect(configOf({ LEGAL_REVIEWED_BY, LEGAL_REVIEWED_ON: '2026-12-01' }).legalReview).toEqual({
      by: LEGAL_REVIEWED_BY,
      on: '2026-12-01',
    })
  })

  it('names a local address that works when it listens everywhere', () => {
    expect(configOf({ HOST: '0.0.0.0', PORT: '8080' }).publicUrl).toBe('http://localhost:8080')
    expect(configOf({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
  })
})

describe('warnings', () => {
  it('say that Redis is not used', () => {
    expect(readConfig({ REDIS_URL: 'redis://cache' })).toMatchObject({
      ok: true,
      warnings: [expect.stringContaining('PostgreSQL')],
    })
  })

  it('name variables that look like ours but are not', () => {
    expect(readConfig({ KAKAO_CLIENTID: 'x', PATH: '/bin' }).warnings).toEqual([
      'KAKAO_CLIENTID is not a setting of Pandok and is ignored.',
    ])
  })
})

describe('the company that sells', () => {
  const COMPANY = {
    COMPANY_NAME: '주식회사 판독',
    COMPANY_REPRESENTATIVE: '김판독',
    COMPANY_BUSINESS_NUMBER: '123-45-67890',
    COMPANY_MAIL_ORDER_NUMBER: '제2026-서울중구-0001호',
    COMPANY_MAIL_ORDER_AUTHORITY: '서울특별시 중구청',
    COMPANY_ADDRESS: '서울특별시 중구 세종대로 1',
    COMPANY_PHONE: '02-123-4567',
    COMPANY_EMAIL: 'help@pandok.example',
    COMPANY_PRIVACY_OFFICER: '이보호 (privacy@pandok.example)',
    COMPANY_HOSTING_PROVIDER: '예시호스팅',
  }
  const warningsOf = (env: Record<string, string>) => readConfig(env).warnings.join('\n')
  const SOLD = { TOSS_CLIENT_KEY: 'live_ck_x', TOSS_SECRET_KEY: 'live_sk_x' }

  it('is taken as a whole, and nobody without it', () => {
    expect(configOf({}).company).toBeNull()
    expect(configOf(COMPANY).company).toEqual({
      name: '주식회사 판독',
      representative: '김판독',
      businessNumber: '123-45-67890',
      mailOrderNumber: '제2026-서울중구-0001호',
      mailOrderAuthority: '서울특별시 중구청',
      address: '서울특별시 중구 세종대로 1',
      phone: '02-123-4567',
      email: 'help@pandok.example',
      privacyOfficer: '이보호 (privacy@pandok.example)',
      hostingProvider: '예시호스팅',
    })
  })

  it.each(Object.keys(COMPANY))('is not named without %s', (name) => {
    const problems = problemsOf({ ...COMPANY, [name]: '' })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(new RegExp(`^${name} must be set too`))
  })

  it('is missed where things are sold in earnest, and only there', () => {
    expect(warningsOf(SOLD)).toContain('COMPANY_NAME')
    expect(warningsOf({ ...SOLD, ...COMPANY })).not.toContain('COMPANY')
    expect(warningsOf({})).not.toContain('COMPANY')
  })

  it('is not misspelt without a word', () => {
    expect(warningsOf({ COMPANY_FAX: '1' })).toContain('COMPANY_FAX')
  })
})
