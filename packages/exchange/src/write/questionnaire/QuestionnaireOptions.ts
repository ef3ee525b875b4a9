import type { Locale } from '@pandok/domain'

export interface QuestionnaireOptions {
  title: string
  /** The language of its texts; others stand beside them as translations, where FHIR has a place for them. */
  locale: Locale
  file?: string
}
