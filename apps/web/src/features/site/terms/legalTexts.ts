import type { Locale } from '@pandok/domain'
import { type LegalDocument, type LegalName, loadLegal } from '@pandok/i18n'
import { loadChunk } from '#platform/navigation/loadChunk.ts'

/** By the value of `activeTab` in the address. */
export const LEGAL_TABS: Readonly<Record<string, LegalName>> = { 0: 'privacy', 1: 'terms', 2: 'refund' }

/** `/terms?activeTab=0|1|2`; anything else is the first. */
export function legalTabIn(search: URLSearchParams): string {
  const asked = search.get('activeTab') ?? ''
  return Object.hasOwn(LEGAL_TABS, asked) ? asked : '0'
}

export const legalNameIn = (search: URLSearchParams): LegalName => LEGAL_TABS[legalTabIn(search)] ?? 'privacy'

type Asked = Promise<LegalDocument> & { status?: 'fulfilled'; value?: LegalDocument }

const asked = new Map<string, Asked>()

/**
 * Long texts have files of their own, so that only who reads one loads it. What has come is marked as React marks it, so
 * that `use` takes it without waiting: a page that is drawn ahead is drawn in one go.
 */
export function legalText(locale: Locale, name: LegalName): Promise<LegalDocument> {
  const key = `${locale} ${name}`
  const kept = asked.get(key)
  if (kept) return kept
  const loading: Asked = loadChunk(() => loadLegal(locale, name))
  asked.set(key, loading)
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    // Whoever asks again tries again.
    () => asked.delete(key),
  )
  return loading
}

/** Has the text at hand before the page is shown. */
export const prepareLegal = async (locale: Locale, name: LegalName): Promise<void> =>
  void (await legalText(locale, name))
