import type { Locale, ReportSection } from '@pandok/domain'
import { latinKeys } from '../text/latinKeys.ts'
import { localeOf } from '../text/localeOf.ts'
import { sectionsOf } from '../text/sectionsOf.ts'
import type { Imported, ImportedModule, ImportedPhrase } from './Imported.ts'
import type { Loss, LossCode } from './Loss.ts'
import {
  ENTRIES_MAX,
  EXCERPT_MAX_CHARACTERS,
  LOSSES_MAX,
  PHRASE_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
  TRIGGER_MAX_CHARACTERS,
} from './limits.ts'
import type { Place } from './Place.ts'

interface FoundPhrase {
  place: Omit<Place, 'file'>
  trigger?: string | undefined
  title?: string | undefined
  group?: string | undefined
  /** Either the text with the headings of its sections, or one text for each section. */
  text: string | readonly { section: ReportSection; text: string }[]
}

/** Collects what a reader has found, within the limits. What exceeds them is counted and reported once. */
export class Collection {
  private readonly entries: (ImportedPhrase | ImportedModule)[] = []
  private readonly losses: Loss[] = []
  private readonly format: string
  private readonly file: string
  private readonly locale: Locale
  private left = 0
  private unnamed = 0

  constructor(format: string, file: string, locale: Locale) {
    this.format = format
    this.file = file
    this.locale = locale
  }

  get isFull(): boolean {
    return this.entries.length >= ENTRIES_MAX
  }

  phrase({ place, trigger, title, group, text }: FoundPhrase): void {
    if (this.isFull) {
      this.left += 1
      return
    }
    const given = typeof text === 'string' ? text : text.map((part) => part.text).join('\n')
    if (storable(given).trim() === '') return
    const texts = typeof text === 'string' ? this.split(text, place) : this.cutAll(text, place)
    const typed = clean(trigger ?? '', TRIGGER_MAX_CHARACTERS)
    const keys = latinKeys(typed)
    const name = clean(title ?? '', TITLE_MAX_CHARACTERS)
    const folder = clean(group ?? '', TITLE_MAX_CHARACTERS)
    this.entries.push({
      kind: 'phrase',
      place: { file: this.file, ...place },
      ...(keys !== '' && { trigger: keys }),
      ...(keys !== typed && { typed }),
      ...(name !== '' && { title: name }),
      ...(folder !== '' && { group: folder }),
      locale: localeOf(given, this.locale),
      texts,
    })
  }

  lose(code: LossCode, place: Omit<Place, 'file'>, excerpt: string, params?: Loss['params']): void {
    if (this.losses.length >= LOSSES_MAX) {
      this.unnamed += 1
      return
    }
    const cut = clean(excerpt.slice(0, 4 * EXCERPT_MAX_CHARACTERS), EXCERPT_MAX_CHARACTERS)
    this.losses.push({ code, place: { file: this.file, ...place }, excerpt: cut, ...(params && { params }) })
  }

  imported(): Imported {
    if (this.left > 0) this.over('entries', ENTRIES_MAX, this.left)
    if (this.unnamed > 0) this.over('losses', LOSSES_MAX, this.unnamed)
    return { format: this.format, entries: this.entries, losses: this.losses }
  }

  private over(what: string, max: number, left: number): void {
    this.losses.push({ code: 'limit', place: { file: this.file }, excerpt: '', params: { what, max, left } })
  }

  /** A heading that no text follows is itself the text. */
  private split(text: string, place: Omit<Place, 'file'>): ImportedPhrase['texts'] {
    const cut = this.cut(text, place)
    const sections = sectionsOf(cut)
    return sections.length > 0 ? sections : [{ section: 'findings', text: cut }]
  }

  private cutAll(
    texts: readonly { section: ReportSection; text: string }[],
    place: Omit<Place, 'file'>,
  ): { section: ReportSection; text: string }[] {
    return texts
      .filter(({ text }) => storable(text).trim() !== '')
      .map(({ section, text }) => ({ section, text: this.cut(text, place) }))
  }

  private cut(text: string, place: Omit<Place, 'file'>): string {
    const kept = storable(text)
    if (kept.length <= PHRASE_MAX_CHARACTERS) return kept
    const rest = kept.slice(PHRASE_MAX_CHARACTERS)
    this.lose('limit', place, rest, { what: 'characters', max: PHRASE_MAX_CHARACTERS })
    return kept.slice(0, PHRASE_MAX_CHARACTERS).replace(/\p{Surrogate}$/u, '')
  }
}

/** Removes control characters and unpaired surrogates, which can't be stored in a report. */
const storable = (text: string): string =>
  text.replace(/\r\n?/gu, '\n').replace(/(?![\n\t])[\p{Cc}\p{Surrogate}]/gu, '')

/** Returns one line with a limited number of characters. */
const clean = (text: string, max: number): string =>
  [
    ...text
      .slice(0, 8 * max)
      .replace(/[\0\p{Surrogate}]/gu, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  ]
    .slice(0, max)
    .join('')
