import { beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { type Browser, failure, fakeBrowser, ok, type Request, type Server } from './testkit/fakeLine.ts'

beforeAll(async () => void (await textStore.show('en')))

/** Rotates tokens as the real server does, which refuses a used refresh token. */
function rotatingServer(): Server {
  let generation = 1
  return async ({ path, bearer }: Request) => {
    // Both tabs must be able to send their request before either is answered.
    await new Promise((resolve) => setTimeout(resolve, 2))
    if (path === '/api/token/refresh') {
      if (bearer !== `refresh-${generation}`) return failure('REFRESH_INVALID')
      generation += 1
      return ok({ authToken: `auth-${generation}`, refreshToken: `refresh-${generation}` })
    }
    const isCurrent = generation > 1 && bearer === `auth-${generation}`
    if (path === '/api/token/validate') {
      return isCurrent ? ok({ isValid: true, role: 'user' }) : failure('TOKEN_EXPIRED')
    }
    return isCurrent ? ok({ data: { for: bearer } }) : failure('TOKEN_EXPIRED')
  }
}

function signedInTab(browser: Browser) {
  const tab = browser.openTab()
  tab.store.write({ authToken: 'auth-1', refreshToken: 'refresh-1', user_name: 'Kim' })
  return tab
}

describe('an expired token', () => {
  it('is refreshed and the call repeated, without a message', async () => {
    const browser = fakeBrowser(rotatingServer())
    const { rpc, store, ends } = signedInTab(browser)
    await expect(rpc.call('user-info', {})).resolves.toEqual({ for: 'auth-2' })
    expect(store.read()).toMatchObject({ authToken: 'auth-2', refreshToken: 'refresh-2' })
    expect(ends).toEqual([])
  })

  it('is refreshed once for many simultaneous calls', async () => {
    const browser = fakeBrowser(rotatingServer())
    const { rpc } = signedInTab(browser)
    await Promise.all([rpc.call('a-b', {}), rpc.call('a-c', {}), rpc.validate()])
    expect(browser.count('/api/token/refresh')).toBe(1)
  })

  it('is refreshed by one of two tabs, and the other uses the new token', async () => {
    const browser = fakeBrowser(rotatingServer())
    const left = signedInTab(browser)
    const right = browser.openTab()
    const answers = await Promise.all([left.rpc.call('a-b', {}), right.rpc.call('a-b', {})])
    expect(answers).toEqual([{ for: 'auth-2' }, { for: 'auth-2' }])
    expect(browser.count('/api/token/refresh')).toBe(1)
    expect(right.store.read().refreshToken).toBe('refresh-2')
    expect([...left.ends, ...right.ends]).toEqual([])
  })

  it('is refreshed while a page is being opened, too', async () => {
    const browser = fakeBrowser(rotatingServer())
    await expect(signedInTab(browser).rpc.validate()).resolves.toBe('member')
  })

  it('is not refreshed twice for one call', async () => {
    const browser = fakeBrowser(({ path }) =>
      path === '/api/token/refresh'
        ? ok({ authToken: 'auth-2', refreshToken: 'refresh-2' })
        : failure('TOKEN_EXPIRED'),
    )
    const { rpc, store, ends } = signedInTab(browser)
    await expect(rpc.call('a-b', {})).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' })
    expect(browser.count('/api/token/refresh')).toBe(1)
    expect(store.read().authToken).toBeNull()
    expect(ends).toHaveLength(1)
  })
})

describe('a refresh that fails', () => {
  const refusing = (answer: () => Response | 'no network'): Server => {
    return ({ path }) => (path === '/api/token/refresh' ? answer() : failure('TOKEN_EXPIRED'))
  }

  it('because the token is refused clears the tokens and leads to the log-in, with a message in the page’s language', async () => {
    const browser = fakeBrowser(refusing(() => failure('REFRESH_INVALID')))
    const { rpc, store, ends } = signedInTab(browser)
    await expect(rpc.call('a-b', {})).rejects.toMatchObject({
      message: 'Your session has ended. Please log in again.',
    })
    expect(browser.count('/api/token/refresh')).toBe(1)
    expect(store.read()).toMatchObject({ authToken: null, refreshToken: null, user_name: null })
    expect(ends).toHaveLength(1)
  })

  it.each([
    ['is silent', 'UNREACHABLE', () => 'no network' as const],
    ['has no database', 'UNAVAILABLE', () => failure('UNAVAILABLE')],
    ['has no room left', 'STORAGE_FULL', () => failure('STORAGE_FULL')],
    ['is behind somebody else’s page', 'BAD_ANSWER', () => new Response('<html>', { status: 200 })],
  ])('because the server %s is tried three times, and logs nobody out', async (_, code, answer) => {
    const browser = fakeBrowser(refusing(answer))
    const { rpc, store, pauses, ends } = signedInTab(browser)
    await expect(rpc.call('a-b', {})).rejects.toMatchObject({ code })
    await expect(rpc.validate()).rejects.toMatchObject({ code })
    expect(browser.count('/api/token/refresh')).toBe(6)
    expect(pauses).toEqual([400, 1200, 400, 1200])
    expect(store.read()).toMatchObject({ authToken: 'auth-1', refreshToken: 'refresh-1' })
    expect(ends).toEqual([])
  })

  it('three times with an error of the server ends the session', async () => {
    const browser = fakeBrowser(refusing(() => failure('INTERNAL')))
    const { rpc, store, pauses } = signedInTab(browser)
    await expect(rpc.call('a-b', {})).rejects.toThrow()
    expect(browser.count('/api/token/refresh')).toBe(3)
    expect(pauses).toEqual([400, 1200])
    expect(store.read().authToken).toBeNull()
  })

  it('once and then succeeds is not reported', async () => {
    let failures = 1
    const rotating = rotatingServer()
    const browser = fakeBrowser((request) =>
      request.path === '/api/token/refresh' && failures-- > 0 ? failure('INTERNAL') : rotating(request),
    )
    await expect(signedInTab(browser).rpc.call('a-b', {})).resolves.toEqual({ for: 'auth-2' })
  })

  it('because the device is offline logs nobody out', async () => {
    const browser = fakeBrowser(refusing(() => 'no network'))
    const { rpc, store, ends } = signedInTab(browser)
    browser.network.isOnline = false
    await expect(rpc.call('a-b', {})).rejects.toMatchObject({ code: 'OFFLINE' })
    expect(store.read()).toMatchObject({ authToken: 'auth-1', refreshToken: 'refresh-1' })
    expect(ends).toEqual([])
  })
})

describe('a session that the server has ended', () => {
  it.each(['UNAUTHORIZED', 'SESSION_REVOKED'] as const)(
    'by %s is cleared without a refresh, and leads to the log-in',
    async (code) => {
      const browser = fakeBrowser(() => failure(code))
      const { rpc, store, ends } = signedInTab(browser)
      await expect(rpc.call('a-b', {})).rejects.toMatchObject({ code })
      expect(browser.count('/api/token/refresh')).toBe(0)
      expect(store.read().authToken).toBeNull()
      expect(ends.map((reason) => reason.code)).toEqual([code])
    },
  )

  it('by the member, while a call was running, redirects nobody to the log-in', async () => {
    for (const code of ['UNAUTHORIZED', 'SESSION_REVOKED', 'TOKEN_EXPIRED'] as const) {
      const browser = fakeBrowser(() => {
        tab.store.clear()
        return failure(code)
      })
      const tab = signedInTab(browser)
      await expect(tab.rpc.call('a-b', {})).rejects.toMatchObject({ code })
      expect(browser.count('/api/token/refresh')).toBe(0)
      expect(tab.ends).toEqual([])
    }
  })

  it('is not assumed after a visitor’s refused log-in, whose form shows the reason', async () => {
    const browser = fakeBrowser(() => failure('SESSION_REVOKED'))
    const { rpc, ends } = browser.openTab()
    await expect(rpc.call('user-login', {})).rejects.toMatchObject({ code: 'SESSION_REVOKED' })
    expect(ends).toEqual([])
  })

  it('is detected by the guard, which gets «visitor» without a redirect', async () => {
    const browser = fakeBrowser(() => failure('SESSION_REVOKED'))
    const { rpc, store, ends } = signedInTab(browser)
    await expect(rpc.validate()).resolves.toBe('visitor')
    expect(store.read().authToken).toBeNull()
    expect(ends).toEqual([])
  })

  it('with an invalid token is cleared if the token can’t be refreshed', async () => {
    const browser = fakeBrowser(({ path }) =>
      path === '/api/token/validate' ? ok({ isValid: false, role: null }) : failure('REFRESH_INVALID'),
    )
    const { rpc, store } = signedInTab(browser)
    await expect(rpc.validate()).resolves.toBe('visitor')
    expect(store.read().authToken).toBeNull()
  })
})

describe('validating the session', () => {
  it('calls nobody without a token', async () => {
    const browser = fakeBrowser(() => failure('INTERNAL'))
    await expect(browser.openTab().rpc.validate()).resolves.toBe('visitor')
    expect(browser.requests).toEqual([])
  })

  it('distinguishes a member from an administrator', async () => {
    const role = { now: 'user' }
    const browser = fakeBrowser(() => ok({ isValid: true, role: role.now }))
    const { rpc } = signedInTab(browser)
    await expect(rpc.validate()).resolves.toBe('member')
    role.now = 'admin'
    await expect(rpc.validate()).resolves.toBe('admin')
  })
})
