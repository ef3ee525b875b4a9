import { describe, expect, it } from 'vitest'
import { memoryStorage } from '../storage/browserStorage.ts'
import { localeInAddress, rememberedLocale, rememberLocale, renewLocaleCookie } from './localeMemory.ts'

describe('the remembered language', () => {
  it('is the document’s at first, and Korean if that is not supported', () => {
    expect(rememberedLocale('public', memoryStorage(), '', 'zh-Hans')).toBe('zh')
    expect(rememberedLocale('program', memoryStorage(), '', 'de')).toBe('de')
    expect(rememberedLocale('public', memoryStorage(), '', 'fr')).toBe('ko')
    expect(rememberedLocale('program', memoryStorage(), '')).toBe('ko')
    expect(rememberedLocale('public', memoryStorage(), 'language=ja', 'de')).toBe('ja')
  })

  it('is stored as `language` on the site and as `program_language` in the program', () => {
    const storage = memoryStorage()
    rememberLocale('public', 'de', storage, { cookie: '' })
    rememberLocale('program', 'ja', storage, { cookie: '' })
    expect(storage.getItem('language')).toBe('de')
    expect(storage.getItem('program_language')).toBe('ja')
    expect(rememberedLocale('public', storage, '')).toBe('de')
    expect(rememberedLocale('admin', storage, '')).toBe('de')
    expect(rememberedLocale('program', storage, '')).toBe('ja')
  })

  it('is stored in a cookie for 365 days, which is used if storage is empty', () => {
    const page = { cookie: '' }
    rememberLocale('public', 'zh', memoryStorage(), page)
    expect(page.cookie).toBe('language=zh; Max-Age=31536000; Path=/; SameSite=Lax')
    expect(rememberedLocale('program', memoryStorage(), 'a=b; language=zh')).toBe('zh')
  })

  it('of the program is written to the cookie only while the site has none of its own', () => {
    const page = { cookie: '' }
    const storage = memoryStorage()
    rememberLocale('program', 'ja', storage, page)
    expect(page.cookie).toContain('language=ja;')
    rememberLocale('public', 'de', storage, page)
    rememberLocale('program', 'en', storage, page)
    expect(page.cookie).toContain('language=de;')
  })

  it('is written to the cookie again only if the cookie is missing', () => {
    const storage = memoryStorage()
    const page = { cookie: '' }
    renewLocaleCookie(storage, page)
    expect(page.cookie).toBe('')
    storage.setItem('language', 'zh')
    renewLocaleCookie(storage, page)
    expect(page.cookie).toMatch(/^language=zh; Max-Age=31536000;/u)
    const kept = { cookie: 'a=b; language=zh' }
    renewLocaleCookie(storage, kept)
    expect(kept.cookie).toBe('a=b; language=zh')
  })

  it('may be given in the address', () => {
    expect(localeInAddress('?activeTab=1&lang=de')).toBe('de')
    expect(localeInAddress('?lang=fr')).toBeNull()
    expect(localeInAddress('')).toBeNull()
  })

  it('is the site’s until the program has its own', () => {
    const storage = memoryStorage()
    rememberLocale('public', 'en', storage, { cookie: '' })
    expect(rememberedLocale('program', storage, '')).toBe('en')
  })

  it('is never an unsupported language', () => {
    const storage = memoryStorage()
    storage.setItem('language', 'fr')
    expect(rememberedLocale('public', storage, 'language=xx')).toBe('ko')
  })
})
