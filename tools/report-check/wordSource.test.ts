import { pathToFileURL } from 'node:url'
import { LOCALES } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { reviewedWords, wordModule } from './wordSource.ts'

describe('the words that the check reads with', () => {
  it.each(LOCALES)('are those of the reviewed list: %s', async (locale) => {
    const written = (await import(pathToFileURL(wordModule(locale)).href)) as Record<string, unknown>
    expect(written[locale]).toEqual(reviewedWords(locale))
  })
})
