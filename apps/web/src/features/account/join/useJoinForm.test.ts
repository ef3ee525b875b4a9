import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { useJoinForm } from './useJoinForm.ts'

afterEach(cleanup)

it.each([
  ['ko', 'KR'],
  ['zh', 'CN'],
  ['ja', 'JP'],
  ['de', 'DE'],
  ['en', ''],
] as const)('begins for readers of %s with the nationality «%s»', async (locale, country) => {
  await textStore.show(locale)
  const { result } = renderHook(() => useJoinForm(''))
  expect(result.current.read('nationality')).toBe(country)
})
