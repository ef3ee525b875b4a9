import type { Locale } from '@pandok/domain'
import { type Catalogue, type Extent, loadCatalogue } from '@pandok/i18n'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTextStore } from './textStore.ts'

afterEach(() => vi.restoreAllMocks())

const broken = (locale: Locale) => new Error(`no ${locale}`)

describe('the words of the page', () => {
  it('exist in each of the five languages', async () => {
    const store = createTextStore(loadCatalogue)
    const seen = new Set<string>()
    for (const locale of ['ko', 'en', 'zh', 'ja', 'de'] as const) {
      await store.show(locale)
      seen.add(store.read()('ui.notFound.title'))
    }
    expect(seen.size).toBe(5)
    expect(seen).toContain('This page could not be found')
  })

  it('fall back to Korean when a language file is missing, and the console names it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const store = createTextStore((locale) =>
      locale === 'de' ? Promise.reject(broken(locale)) : loadCatalogue(locale),
    )
    await expect(store.show('de')).resolves.toBe('ko')
    expect(store.read().locale).toBe('ko')
    expect(store.read()('ui.close')).toBe('닫기')
    expect(log).toHaveBeenCalledOnce()
    expect(log.mock.calls[0]?.[0]).toContain('"de"')
  })

  it('are those of the last choice when two loads overtake each other', async () => {
    let finishSlow = (_: Catalogue) => {}
    const slow = new Promise<Catalogue>((resolve) => {
      finishSlow = resolve
    })
    const store = createTextStore((locale) => (locale === 'en' ? slow : loadCatalogue(locale)))
    const first = store.show('en')
    await store.show('de')
    finishSlow(await loadCatalogue('en'))
    await first
    expect(store.read().locale).toBe('de')
  })

  it('of the program area are loaded on demand, and stay when a public page is shown next', async () => {
    const asked: Extent[] = []
    const store = createTextStore((locale, extent) => {
      asked.push(extent)
      return loadCatalogue(locale, extent)
    })
    await store.show('en', 'public')
    await store.show('en', 'program')
    expect(store.read()('modules.title')).toBe('Modules')
    await store.show('en', 'public')
    expect(store.read()('modules.title')).toBe('Modules')
    expect(asked).toEqual(['public', 'program'])
  })

  it('have a sentence for every error code, including literal ones', async () => {
    const store = createTextStore(loadCatalogue)
    await store.show('en')
    expect(store.read().error('TOKEN_EXPIRED')).toBe('Your session has ended. Please log in again.')
    expect(store.read().error('COPY_EXISTS')).toBe('A copy already exists.')
  })
})
