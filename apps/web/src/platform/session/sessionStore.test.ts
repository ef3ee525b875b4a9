import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/browserStorage.ts'
import { STORED_NAMES } from './sessionState.ts'
import { createSessionStore } from './sessionStore.ts'

const signedIn = {
  authToken: 'auth',
  refreshToken: 'refresh',
  user_name: '김지우',
  user_mail: 'kim@example.com',
  panList: [{ id: 'p1', name: '흉부' }],
  orderId: 'order-1',
}

describe('the session', () => {
  it('is stored under the names of the specification', () => {
    const storage = memoryStorage()
    createSessionStore(storage).write({ ...signedIn, useMemory: true })
    expect(Object.fromEntries(STORED_NAMES.map((name) => [name, storage.getItem(name)]))).toEqual({
      authToken: 'auth',
      refreshToken: 'refresh',
      user_name: '김지우',
      user_mail: 'kim@example.com',
      panList: '[{"id":"p1","name":"흉부"}]',
      orderId: 'order-1',
      useMemory: 'true',
    })
  })

  it('survives a reload', () => {
    const storage = memoryStorage()
    createSessionStore(storage).write({ ...signedIn, useMemory: true })
    expect(createSessionStore(storage).read()).toEqual({
      ...signedIn,
      useMemory: true,
      currentLocale: 'ko',
    })
  })

  it('is cleared by a log-out, including the e-mail', () => {
    const storage = memoryStorage()
    const store = createSessionStore(storage)
    store.write({ ...signedIn, useMemory: false })
    store.clear()
    expect(STORED_NAMES.map((name) => storage.getItem(name)).every((value) => value === null)).toBe(true)
  })

  it('keeps the e-mail of a member who asked to be remembered, and nothing else', () => {
    const storage = memoryStorage()
    const store = createSessionStore(storage)
    store.write({ ...signedIn, useMemory: true })
    store.clear()
    expect(store.read()).toMatchObject({
      authToken: null,
      refreshToken: null,
      user_name: null,
      panList: [],
      orderId: null,
      user_mail: 'kim@example.com',
      useMemory: true,
    })
    expect(storage.getItem('user_mail')).toBe('kim@example.com')
  })

  it('sees what another tab has written, and notifies its listeners once', () => {
    const storage = memoryStorage()
    const here = createSessionStore(storage)
    const there = createSessionStore(storage)
    let changes = 0
    here.subscribe(() => {
      changes += 1
    })
    there.write({ ...signedIn })
    expect(here.reread().authToken).toBe('auth')
    expect(here.reread()).toBe(here.read())
    expect(changes).toBe(1)
  })

  it('ignores invalid values in storage', () => {
    const storage = memoryStorage()
    storage.setItem('panList', '{"not":"a list"}')
    storage.setItem('useMemory', 'yes')
    storage.setItem('authToken', '')
    expect(createSessionStore(storage).read()).toMatchObject({
      panList: [],
      useMemory: false,
      authToken: null,
    })
  })
})
