import type { Locale } from '@pandok/domain'
import { type LegalDocument, type LegalName, loadLegal } from '@pandok/i18n'
import { loadChunk } from '#platform/navigation/loadChunk.ts'

/** Keys are the values of `activeTab` in the address. */
export const LEGAL_TABS: Readonly<Record<string, LegalName>> = { 0: 'privacy', 1: 'terms', 2: 'refund' }

/** `/terms?activeTab=0|1|2`; any other value is the first tab. */
export function legalTabIn(search: URLSearchParams): string {
  const tab = search.get('activeTab') ?? ''
  return Object.hasOwn(LEGAL_TABS, tab) ? tab : '0'
}

export const legalNameIn = (search: URLSearchParams): LegalName => LEGAL_TABS[legalTabIn(search)] ?? 'privacy'

type LegalPromise = Promise<LegalDocument> & { status?: 'fulfilled'; value?: LegalDocument }

const loaded = new Map<string, LegalPromise>()

/**
 * Long texts have files of their own, so that only their readers load them. A loaded promise carries React's
 * status fields, so that `use` returns at once and a page can be prerendered in one pass.
 */
export function legalText(locale: Locale, name: LegalName): Promise<LegalDocument> {
  const key = `${locale} ${name}`
  const kept = loaded.get(key)
  if (kept) return kept
  const loading: LegalPromise = loadChunk(() => loadLegal(locale, name))
  loaded.set(key, loading)
  loading.then(
    (value) => Object.assign(loading, { status: 'fulfilled', value }),
    // A failed load is forgotten, so that the next call tries again.
    () => loaded.delete(key),
  )
  return loading
}

/** Loads the text before the page is shown. */
export const prepareLegal = async (locale: Locale, name: LegalName): Promise<void> =>
  void (await legalText(locale, name))
