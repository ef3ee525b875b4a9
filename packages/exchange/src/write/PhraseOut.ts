import type { Locale, ReportSection } from '@pandok/domain'
import type { Loss, LossCode } from '../model/Loss.ts'

/** A phrase to export: an `ImportedPhrase` without its file. */
export interface PhraseOut {
  trigger?: string
  title?: string
  group?: string
  locale: Locale
  texts: readonly { section: ReportSection; text: string }[]
}

/** A file for another program, with what the file can't hold. */
export interface Written {
  text: string
  losses: readonly Loss[]
}

/** The losses of a file that is being written. Their place is the zero-based index of the phrase. */
export class WritingLosses {
  readonly losses: Loss[] = []
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  lose(code: LossCode, index: number, excerpt: string, params: NonNullable<Loss['params']>): void {
    const cut = [...excerpt.replace(/\s+/gu, ' ').trim()].slice(0, 120).join('')
    this.losses.push({ code, place: { file: this.file, path: `phrases[${index}]` }, excerpt: cut, params })
  }
}
