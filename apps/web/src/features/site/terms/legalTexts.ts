import type { Locale } from '@pandok/domain'
import { type LegalDocument, type LegalName, loadLegal } from '@pandok/i18n'

const DOCUMENTS: readonly LegalName[] = ['privacy', 'terms', 'refund']

/** `/terms?activeTab=0|1|2`; anything else is the first. */
export const legalNameIn = (search: URLSearchParams): LegalName =>
  DOCUMENTS[Number(search.get('activeTab') ?? 0)] ?? 'privacy'

const loaded = new Map<string, LegalDocument>()

/** Long texts have files of their own, so that only who reads one loads it: before the page is shown. */
export async function prepareLegal(locale: Locale, name: LegalName): Promise<void> {
  const key = `${locale} ${name}`
  if (!loaded.has(key)) loaded.set(key, await loadLegal(locale, name))
}

/** Undefined for a tab or a language that was chosen a moment ago. */
export const legalIn = (locale: Locale, name: LegalName): LegalDocument | undefined =>
  loaded.get(`${locale} ${name}`)
