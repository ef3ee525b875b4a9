import { afterEach, expect, it } from 'vitest'
import { NEWS_EDITION } from './newsEdition.ts'
import { newsStore } from './newsStore.ts'

afterEach(() => {
  window.localStorage.clear()
  newsStore.reread()
})

it('has nothing new for whoever comes for the first time', () => {
  window.localStorage.clear()
  newsStore.reread()
  expect(newsStore.read().isUnread).toBe(false)
  newsStore.reread()
  expect(newsStore.read().isUnread).toBe(false)
})

it('has something new after an update, until it was read', () => {
  window.localStorage.setItem('news_edition_read', `before ${NEWS_EDITION}`)
  newsStore.reread()
  expect(newsStore.read().isUnread).toBe(true)
  newsStore.markRead()
  expect(newsStore.read().isUnread).toBe(false)
})
