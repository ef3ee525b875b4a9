import { describe, expect, it } from 'vitest'
import { memoryStorage } from './keptStorage.ts'
import { rememberedLocale, rememberLocale } from './localeMemory.ts'

describe('the remembered language', () => {
  it('is Korean to begin with, whatever the browser speaks', () => {
    expect(rememberedLocale('public', memoryStorage(), '')).toBe('ko')
    expect(rememberedLocale('program', memoryStorage(), '')).toBe('ko')
  })

  it('is kept as `language` on the site and as `program_language` in the program', () => {
    const storage = memoryStorage()
    rememberLocale('public', 'de', storage, { cookie: '' })
    rememberLocale('program', 'ja', storage, { cookie: '' })
    expect(storage.getItem('language')).toBe('de')
    expect(storage.getItem('program_language')).toBe('ja')
    expect(rememberedLocale('public', storage, '')).toBe('de')
    expect(rememberedLocale('admin', storage, '')).toBe('de')
    expect(rememberedLocale('program', storage, '')).toBe('ja')
  })

  it('goes into a cookie for 365 days, which holds where storage is empty', () => {
    const page = { cookie: '' }
    rememberLocale('public', 'zh', memoryStorage(), page)
    expect(page.cookie).toBe('language=zh; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(rememberedLocale('program', memoryStorage(), 'a=b; language=zh')).toBe('zh')
  })

  it('is the one of the site until the program has its own', () => {
    const storage = memoryStorage()
    rememberLocale('public', 'en', storage, { cookie: '' })
    expect(rememberedLocale('program', storage, '')).toBe('en')
  })

  it('is never a language that we do not speak', () => {
    const storage = memoryStorage()
    storage.setItem('language', 'fr')
    expect(rememberedLocale('public', storage, 'language=xx')).toBe('ko')
  })
})
