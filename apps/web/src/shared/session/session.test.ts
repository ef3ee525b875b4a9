import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { setNavigation } from '#platform/navigation/navigation.ts'
import { sessionStore } from '#platform/session/sessionStore.ts'
import { textStore } from '#platform/text/textStore.ts'
import { signIn, signOut } from './session.ts'

const user = { name: '김지우', email: 'kim@example.com' }
const tokens = { authToken: 'auth', refreshToken: 'refresh' }
const realFetch = window.fetch

let went: string[] = []
let asked: string[] = []

beforeEach(async () => {
  await textStore.show('en')
  went = []
  asked = []
  setNavigation({
    go: async (path) => void went.push(path),
    recheck: async () => void went.push('recheck'),
  })
  window.fetch = async (path) => {
    asked.push(String(path))
    throw new TypeError('Failed to fetch')
  }
})

afterEach(() => {
  window.fetch = realFetch
  sessionStore.write({ useMemory: false })
  sessionStore.clear()
})

describe('logging in', () => {
  it('stores the session and lets the guard decide where to go', async () => {
    await signIn({ ...tokens, user }, { remember: true })
    expect(sessionStore.read()).toMatchObject({
      ...tokens,
      user_name: '김지우',
      user_mail: 'kim@example.com',
      useMemory: true,
    })
    expect(went).toEqual(['recheck'])
  })

  it('keeps nothing of the previous member', async () => {
    sessionStore.write({ panList: [{ id: 'p1', name: 'theirs' }], orderId: 'theirs' })
    await signIn({ ...tokens, user }, { remember: false })
    expect(sessionStore.read()).toMatchObject({ panList: [], orderId: null })
  })
})

describe('logging out', () => {
  it.each([
    ['public', '/login'],
    ['program', '/program'],
    ['admin', '/admin'],
  ] as const)('of the %s area leads to %s', async (area, door) => {
    await signIn({ ...tokens, user }, { remember: false })
    await signOut(area)
    expect(went.at(-1)).toBe(door)
    expect(sessionStore.read()).toMatchObject({ authToken: null, refreshToken: null, user_name: null })
  })

  it('forgets the e-mail unless the member chose to be remembered', async () => {
    await signIn({ ...tokens, user }, { remember: false })
    await signOut('public')
    expect(sessionStore.read().user_mail).toBeNull()
    await signIn({ ...tokens, user }, { remember: true })
    await signOut('public')
    expect(sessionStore.read().user_mail).toBe('kim@example.com')
  })

  it('notifies the server without waiting for its answer', async () => {
    await signIn({ ...tokens, user }, { remember: false })
    await signOut('public')
    expect(asked).toContain('/api/public-key')
  })

  it('without a session calls nothing', async () => {
    await signOut('public')
    expect(asked).toEqual([])
  })
})
