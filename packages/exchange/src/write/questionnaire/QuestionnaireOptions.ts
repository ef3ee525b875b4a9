import type { Locale } from '@pandok/domain'

export interface QuestionnaireOptions {
  title: string
  /** The language of its texts. Others are added as translations where FHIR allows it. */
  locale: Locale
  file?: string
}
