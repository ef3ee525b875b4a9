import { afterEach, expect, it } from 'vitest'
import { NEWS_ENTRY } from './newsEntry.ts'
import { whatsNewStore } from './whatsNewStore.ts'

afterEach(() => {
  window.localStorage.clear()
  whatsNewStore.reread()
})

it('has nothing new for a new user', () => {
  window.localStorage.clear()
  whatsNewStore.reread()
  expect(whatsNewStore.read().isUnread).toBe(false)
  whatsNewStore.reread()
  expect(whatsNewStore.read().isUnread).toBe(false)
})

it('has something new after an update, until it was read', () => {
  window.localStorage.setItem('news_edition_read', `before ${NEWS_ENTRY}`)
  whatsNewStore.reread()
  expect(whatsNewStore.read().isUnread).toBe(true)
  whatsNewStore.markRead()
  expect(whatsNewStore.read().isUnread).toBe(false)
})

it('has something new after a second update in the same month', () => {
  const [month] = NEWS_ENTRY.split(': ')
  window.localStorage.setItem('news_edition_read', `${month}: Another entry.`)
  whatsNewStore.reread()
  expect(whatsNewStore.read().isUnread).toBe(true)
})
