import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EMPTY_SESSION } from '#platform/session/sessionState.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { guardLoader } from './guardLoader.ts'

const SITE = 'http://localhost:3000'

beforeEach(() => {
  vi.spyOn(window, 'fetch').mockImplementation(async (path) => {
    if (path !== '/api/token/validate') throw new Error(`Nothing answers ${path}.`)
    return Response.json({ isValid: true, role: 'user' })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  sessionStore.write(EMPTY_SESSION)
})

/** Resolves with the address that a visit is redirected to, or null if it isn't. */
async function visit(address: string): Promise<string | null> {
  const request = new Request(SITE + address)
  try {
    await guardLoader({ request, url: new URL(request.url), params: {}, context: {} } as Parameters<
      typeof guardLoader
    >[0])
    return 'stays'
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer
    return answer.headers.get('Location')
  }
}

const logIn = () => sessionStore.write({ ...sessionStore.read(), authToken: 'auth', refreshToken: 'refresh' })

it.each(['/program/plate', '/program/plate?plate=7', '/program/module/7?tab=test', '/program/viewer'])(
  'redirects a visitor of %s to the log-in, and back to the same page afterwards',
  async (wanted) => {
    const login = await visit(wanted)
    expect(login).toBe(`/login?${new URLSearchParams({ return: wanted })}`)
    expect(await visit(String(login))).toBe('stays')
    logIn()
    expect(await visit(String(login))).toBe(wanted)
    expect(await visit(wanted)).toBe('stays')
  },
)

it('redirects from the log-in of the program into it', async () => {
  expect(await visit('/program')).toBe('stays')
  logIn()
  expect(await visit('/program')).toBe('/program/plate')
})
