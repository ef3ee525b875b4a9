import { findingText } from '@pandok/i18n'
import type { Finding } from '@pandok/module-engine'
import { useCallback } from 'react'
import { useText } from '#app/text.ts'

/** The sentence of a finding in the language of the page. */
export function useFindingText(): (finding: Finding) => string {
  const text = useText()
  return useCallback((finding) => findingText(finding, text), [text])
}
