import { describe, expect, it } from 'vitest'
import type { SiteAccess } from '#platform/site/siteConfig.ts'
import type { Standing } from '#rpc/createRpc.ts'
import { type GuardVerdict, guard } from './guard.ts'

const LOGIN = 'login first'
type Expected = 'open' | 'not-found' | typeof LOGIN | `→ ${string}`

interface Row {
  paths: readonly string[]
  /**
   * The verdicts for a visitor of a public site, a visitor of a members' site, a member and an administrator; the
   * latter two see no difference.
   */
  verdicts: readonly [Expected, Expected, Expected, Expected]
}

const table: Record<string, Row> = {
  'the public pages': {
    paths: ['/', '/download', '/price', '/price/'],
    verdicts: ['open', LOGIN, 'open', 'open'],
  },
  'the pages that lead in': {
    paths: ['/join', '/id', '/pw', '/terms', '/guide', '/guide/plates', '/JOIN'],
    verdicts: ['open', 'open', 'open', 'open'],
  },
  'the log-in': {
    paths: ['/login', '/login/', '/login/kakao', '/Login'],
    verdicts: ['open', 'open', '→ /', '→ /'],
  },
  'the door of the program': {
    paths: ['/program', '/program/'],
    verdicts: ['open', 'open', '→ /program/plate', '→ /program/plate'],
  },
  'the door of the back office': {
    paths: ['/admin', '/admin/', '/ADMIN'],
    verdicts: ['open', 'open', '→ /', '→ /admin/user'],
  },
  "members' pages outside the program": {
    paths: ['/mypage', '/price/success', '/price/failled'],
    verdicts: [LOGIN, LOGIN, 'open', 'open'],
  },
  'the program': {
    paths: [
      '/program/plate',
      '/program/plate/share',
      '/program/module',
      '/program/module/42',
      '/program/payment',
      '/program/preview',
      '/program/share',
      '/program/delete',
      '/program/library',
      '/program/viewer',
      '/PROGRAM/Plate',
      '/program/%70late',
    ],
    verdicts: [LOGIN, LOGIN, 'open', 'open'],
  },
  'the back office': {
    paths: [
      '/admin/user',
      '/admin/user/detail',
      '/admin/plate',
      '/admin/module',
      '/admin/payment',
      '/admin/banner',
      '/admin/banner/detail',
      '/Admin/User',
      '/%61dmin/user',
      '/admin/user/',
    ],
    verdicts: [LOGIN, LOGIN, '→ /', 'open'],
  },
  'unknown paths': {
    paths: ['/nowhere', '/login/kakao/again', '/programme'],
    verdicts: ['not-found', LOGIN, 'not-found', 'not-found'],
  },
  'unknown paths inside the program': {
    paths: ['/program/nowhere', '/program/plate/share/more'],
    verdicts: [LOGIN, LOGIN, 'not-found', 'not-found'],
  },
  'unknown paths inside the back office': {
    paths: ['/admin/nowhere'],
    verdicts: [LOGIN, LOGIN, '→ /', 'not-found'],
  },
  'the local mailbox': {
    paths: ['/dev/mailbox'],
    verdicts: ['open', 'open', 'open', 'open'],
  },
}

const people: readonly { session: Standing; siteAccess: SiteAccess; column: 0 | 1 | 2 | 3 }[] = [
  { session: 'visitor', siteAccess: 'public', column: 0 },
  { session: 'visitor', siteAccess: 'members', column: 1 },
  { session: 'member', siteAccess: 'public', column: 2 },
  { session: 'member', siteAccess: 'members', column: 2 },
  { session: 'admin', siteAccess: 'public', column: 3 },
  { session: 'admin', siteAccess: 'members', column: 3 },
]

const said = (verdict: GuardVerdict): Expected => {
  if (typeof verdict === 'string') return verdict
  return 'go' in verdict ? `→ ${verdict.go}` : LOGIN
}

describe.each(Object.entries(table))('%s', (_, { paths, verdicts }) => {
  const cases = paths.flatMap((path) => people.map((person) => ({ path, ...person })))

  it.each(cases)('$path for a $session of a $siteAccess site', ({ path, session, siteAccess, column }) => {
    expect(said(guard({ path, session, siteAccess }))).toBe(verdicts[column])
  })
})

describe('the Windows program', () => {
  const inProgram = (path: string, session: Standing, hasServer = true) =>
    said(guard({ path, session, siteAccess: 'public', program: { hasServer } }))

  it('has a page of its own, also before the log-in and without a server', () => {
    for (const session of ['visitor', 'member', 'admin'] as const) {
      expect(inProgram('/program/desktop', session)).toBe('open')
    }
    expect(inProgram('/Program/Desktop/', 'visitor', false)).toBe('open')
  })

  it('has pages that a browser doesn’t know', () => {
    const elsewhere = (session: Standing) =>
      said(guard({ path: '/program/desktop', session, siteAccess: 'public' }))
    expect(elsewhere('visitor')).toBe(LOGIN)
    expect(elsewhere('member')).toBe('not-found')
    expect(elsewhere('admin')).toBe('not-found')
  })

  it('starts at the log-in of the program instead of the site', () => {
    expect(inProgram('/', 'visitor')).toBe('→ /program')
    expect(inProgram('/', 'member')).toBe('→ /program')
    expect(inProgram('/program', 'member')).toBe('→ /program/plate')
    expect(
      guard({ path: '/', session: 'visitor', siteAccess: 'members', program: { hasServer: true } }),
    ).toEqual({
      go: '/program',
    })
  })

  it.each(['/price', '/price/success', '/download', '/terms', '/login/kakao'])(
    'opens %s on the site for everybody',
    (path) => {
      expect(inProgram(path, 'visitor')).toBe('open')
      expect(inProgram(path, 'member')).toBe('open')
    },
  )

  it('asks for its server before anything else', () => {
    for (const path of ['/', '/login', '/join', '/program/plate', '/admin', '/nowhere']) {
      expect(inProgram(path, 'visitor', false)).toBe('→ /program')
    }
    expect(inProgram('/program', 'visitor', false)).toBe('open')
  })
})

describe('the return path after a log-in', () => {
  it('is the requested page, with its query', () => {
    const verdict = guard({
      path: '/program/module/7',
      search: '?tab=test',
      session: 'visitor',
      siteAccess: 'public',
    })
    expect(verdict).toEqual({ loginFirst: '/program/module/7?tab=test' })
  })

  it('is read from the address of the log-in page', () => {
    const verdict = guard({
      path: '/login',
      search: '?return=%2Fprogram%2Fpayment%3Fpage%3D2',
      session: 'member',
      siteAccess: 'public',
    })
    expect(verdict).toEqual({ go: '/program/payment?page=2' })
  })

  it('never leads to another site', () => {
    const verdict = guard({
      path: '/login',
      search: `?return=${encodeURIComponent('//evil.example')}`,
      session: 'member',
      siteAccess: 'public',
    })
    expect(verdict).toEqual({ go: '/' })
  })
})
