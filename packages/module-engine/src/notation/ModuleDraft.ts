import type { Locale } from '@pandok/domain'
import type { Input } from '../document/input.ts'
import { INPUTS_MAX, LABEL_MAX_CHARACTERS } from '../document/limits.ts'
import type { PhraseToken } from '../document/phrase.ts'
import { whenToken } from '../document/whenToken.ts'
import type { AnswerDetail, Field } from './Field.ts'
import { NOTES_MAX } from './limits.ts'
import { freeName, slugOf } from './names.ts'
import type { Note, NoteCode } from './Proposal.ts'
import { DATE_LABELS, TOPIC_LABELS, type Topic } from './topics.ts'
import { withSharedEnd } from './withSharedEnd.ts'

const SIDE_LABELS: Readonly<Record<Locale, string>> = {
  ko: '좌우',
  en: 'Side',
  zh: '侧别',
  ja: '左右',
  de: 'Seite',
}

/** The topics that label questions without any words of their own, by their kind. */
const NAMELESS: Readonly<Record<string, Topic>> = {
  choice: 'variety',
  text: 'details',
  number: 'value',
  integer: 'value',
  measure: 'value',
  size: 'size',
}

/** A long text is offered three lines to be changed in. */
const textDefaults = (text: string | undefined) => ({
  ...(text !== undefined && { default: text }),
  ...(text !== undefined && text.length > 60 && { lines: 3 }),
})

/** A module under construction while a pasted text is read. */
export class ModuleDraft {
  readonly inputs: Input[] = []
  readonly notes: Note[] = []
  /** Whether words in braces are a blank of that name rather than a remark. */
  readonly hasNamedBraces: boolean
  private readonly locale: Locale
  private readonly taken = new Set<string>()

  constructor(locale: Locale, hasNamedBraces = false) {
    this.locale = locale
    this.hasNamedBraces = hasNamedBraces
  }

  note(code: NoteCode, line: number, params: Note['params'] = {}): void {
    if (!this.hasAllNotes) this.notes.push({ code, params, line })
  }

  /** The number of notes is limited, because nobody reads more. */
  get hasAllNotes(): boolean {
    return this.notes.length >= NOTES_MAX
  }

  get isFull(): boolean {
    return this.inputs.length >= INPUTS_MAX
  }

  /** Adds the field as an input of the module and returns its token for the phrase. */
  add(field: Field, label: string, line: number): PhraseToken {
    const words = this.ownWords(field) || label
    const id = freeName(slugOf(words) || field.kind, this.taken)
    this.taken.add(id)
    const fallback = this.fallbackLabel(field, id)
    const shown = [...(words || fallback)].slice(0, LABEL_MAX_CHARACTERS).join('')
    if (words === '' && field.kind !== 'date') this.note('notation.nameless', line, { name: shown })
    this.inputs.push(this.inputOf(field, id, shown))
    // biome-ignore lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
    if (field.kind === 'tick') return { when: id, then: [field.text] }
    const isHidden = (field.kind === 'number' || field.kind === 'measure') && field.hideUnit
    return { v: id, ...(isHidden && { fmt: { unit: 'hide' } }) }
  }

  /** A field that is asked, and printed, only with one answer of another. */
  addDetail(
    { of, opening, field, closing }: AnswerDetail,
    asked: Extract<Input, { kind: 'choice' }>,
    label: string,
    line: number,
  ): PhraseToken | undefined {
    const answer = asked.options[of]
    if (!answer || this.isFull) return undefined
    const condition = `${asked.id} == "${answer.id}"`
    const token = this.add(field, label, line)
    const input = this.inputs.at(-1)
    if (input) input.visible = condition
    return whenToken(
      condition,
      [opening, token, closing].filter((part) => part !== ''),
    )
  }

  /** Adds to the help of the last input. */
  explain(text: string): string | undefined {
    const input = this.inputs.at(-1)
    if (!input) return undefined
    const help = [input.help?.[this.locale], text].filter(Boolean).join('\n')
    input.help = { [this.locale]: help.slice(0, 500) }
    return input.id
  }

  /** Gives a number the unit of the next one. */
  shareUnit(id: string, unit: string): boolean {
    const input = this.inputs.find((candidate) => candidate.id === id)
    if (input?.kind !== 'number' || input.unit !== undefined) return false
    input.unit = unit
    return true
  }

  /** A question without words is one of kind; a number in its name tells it from another. */
  private fallbackLabel(field: Field, id: string): string {
    if (field.kind === 'date') return DATE_LABELS[this.locale]
    if (field.kind === 'number' && field.unit) return field.unit
    if (field.kind === 'multi') return TOPIC_LABELS.normality[this.locale]
    const [, kind = '', number = ''] = /^([a-z]+)(?:_(\d+))?$/u.exec(id) ?? []
    const topic = NAMELESS[kind]
    return topic === undefined
      ? id.replaceAll('_', ' ')
      : `${TOPIC_LABELS[topic][this.locale]} ${number}`.trim()
  }

  private ownWords(field: Field): string {
    if (field.name !== undefined) return field.name
    if (field.kind === 'side' || (field.kind === 'choice' && field.isSide)) return SIDE_LABELS[this.locale]
    return field.kind === 'tick' ? field.text : ''
  }

  private inputOf(field: Field, id: string, words: string): Input {
    const base = {
      id,
      label: { [this.locale]: words },
      ...(field.help && { help: { [this.locale]: field.help } }),
    }
    switch (field.kind) {
      case 'number': {
        const { unit, decimals, default: value } = field
        return {
          ...base,
          kind: 'number',
          ...(unit && { unit }),
          ...(decimals && { decimals }),
          ...(value !== undefined && { default: value }),
        }
      }
      case 'integer':
        return { ...base, kind: 'integer', ...(field.default !== undefined && { default: field.default }) }
      case 'measure': {
        const { what, unit, default: value } = field
        const altUnits = unit === 'cm' ? ['mm'] : unit === 'mm' ? ['cm'] : undefined
        return {
          ...base,
          kind: 'measure',
          what,
          unit,
          ...(altUnits && { altUnits }),
          ...(value !== undefined && { default: value }),
        }
      }
      case 'size': {
        const { unit, default: value } = field
        const altUnits = [unit === 'cm' ? 'mm' : 'cm']
        return { ...base, kind: 'size', unit, altUnits, ...(value !== undefined && { default: value }) }
      }
      case 'text':
        return { ...base, kind: 'text', ...textDefaults(field.default) }
      case 'side':
        return {
          ...base,
          kind: 'side',
          sides: [...field.sides],
          ...(field.default && { default: field.default }),
        }
      case 'tick':
        return { ...base, kind: 'bool', default: field.isTicked }
      case 'choice':
      case 'multi':
        return this.choiceOf(field, base)
      default:
        return { ...base, kind: field.kind }
    }
  }

  private choiceOf(
    { kind, options, defaults, texts }: Extract<Field, { options: readonly string[] }>,
    base: { id: string; label: Partial<Record<Locale, string>> },
  ): Input {
    const ids = new Set<string>()
    const made = withSharedEnd(options).map((words, index) => {
      const id = freeName(slugOf(words) || `o${index + 1}`, ids)
      ids.add(id)
      const label = { [this.locale]: [...words].slice(0, LABEL_MAX_CHARACTERS).join('') }
      const text = texts?.[index]
      return { id, label, ...(text !== undefined && { text: { [this.locale]: text.slice(0, 2000) } }) }
    })
    const chosen = defaults.flatMap((index) => made[index]?.id ?? [])
    if (kind === 'multi')
      return { ...base, kind, options: made, ...(chosen.length > 0 && { default: chosen }) }
    return { ...base, kind, options: made, ...(chosen[0] !== undefined && { default: chosen[0] }) }
  }
}
