import type { Locale } from '@pandok/domain'
import type { OptionFollowUp } from '../document/followUp.ts'
import { PARTIAL_DEPTH_MAX } from '../document/limits.ts'
import { compareExact } from '../expression/compareExact.ts'
import { Exact } from '../expression/Exact.ts'
import { particleFor } from '../korean/particleFor.ts'
import type { Address, Piece, Reason } from '../run/session.ts'
import type { Printable } from './Printable.ts'
import { pluralForm } from './pluralForm.ts'
import type { PhraseFormula, PhrasePlace, PreparedToken } from './preparePhrase.ts'
import { printNumber, printValue } from './printValue.ts'
import { TextWriter } from './TextWriter.ts'
import { WORDS } from './words.ts'

/** A value in a phrase; without `value` it is unknown. */
export interface NamedValue {
  value?: Printable
  reasons: readonly Reason[]
  /** The same input is always the same object. */
  waits: readonly Address[]
}

/** The source of names in a phrase. `P` is the host's notion of a place: the module, a row, or an answer. */
export interface PhraseHost<P> {
  valueOf(name: string, place: P): NamedValue
  test(
    source: string,
    formula: PhraseFormula,
    place: P,
  ): { result: boolean | undefined; reasons: readonly Reason[] }
  /** The places of an `each`: rows of a group, or answers of a multi. */
  itemsOf(each: PhrasePlace, place: P): readonly P[]
  /** Returns a key that identifies the value of a name at a place. */
  keyOf(name: string, place: P): string
  /** Returns the number of a name at a place; undefined if it is unknown. */
  numberOf(name: string, place: P): Exact | undefined
  /** Returns a place that represents all rows with the same value of a name. */
  sharing(place: P, name: string): P
}

export interface RenderedPhrase {
  status: 'written' | 'waiting' | 'tooLong'
  pieces: readonly Piece[]
  waits: readonly Address[]
  /** The reasons, also of parts that wrote nothing: an absent sentence has reasons as well. */
  reasons: readonly Reason[]
  /** What the printed answers recommend. */
  followUps: readonly OptionFollowUp[]
}

/**
 * The steps of one output, tokens and formulas together. The limit ends hostile nesting before it freezes the
 * screen.
 */
const STEPS_MAX = 200_000
const NONE: readonly Reason[] = []

export function renderPhrase<P>(
  tokens: readonly PreparedToken[],
  host: PhraseHost<P>,
  place: P,
  options: { locale: Locale; unknown: 'omit' | 'say' },
): RenderedPhrase {
  return new Renderer(host, options).render(tokens, place)
}

class Renderer<P> {
  private readonly host: PhraseHost<P>
  private readonly locale: Locale
  private readonly unknown: 'omit' | 'say'
  private writer = new TextWriter()
  private readonly waits = new Set<Address>()
  private readonly reasons = new Set<Reason>()
  private readonly followUps = new Set<OptionFollowUp>()
  private readonly joins = new Map<readonly Reason[], Map<readonly Reason[], readonly Reason[]>>()
  private isWaiting = false
  private steps = 0

  constructor(host: PhraseHost<P>, { locale, unknown }: { locale: Locale; unknown: 'omit' | 'say' }) {
    this.host = host
    this.locale = locale
    this.unknown = unknown
  }

  render(tokens: readonly PreparedToken[], place: P): RenderedPhrase {
    this.writeAll(tokens, place, NONE, 0)
    const isTooLong = this.writer.isTooLong || this.steps > STEPS_MAX
    const status = isTooLong ? 'tooLong' : this.isWaiting ? 'waiting' : 'written'
    return {
      status,
      pieces: status === 'written' ? this.writer.pieces : [],
      waits: [...this.waits],
      reasons: [...this.reasons],
      followUps: status === 'written' ? [...this.followUps] : [],
    }
  }

  /** `because` are the conditions under which this part is written. */
  private writeAll(
    tokens: readonly PreparedToken[],
    place: P,
    because: readonly Reason[],
    depth: number,
  ): void {
    for (const token of tokens) {
      if (++this.steps > STEPS_MAX || this.writer.isTooLong) return
      this.write(token, place, because, depth)
    }
  }

  private write(token: PreparedToken, place: P, because: readonly Reason[], depth: number): void {
    switch (token.kind) {
      case 'text':
        this.writer.write(withStopOnce(token.text, this.writer.before), because)
        break
      case 'value':
        this.writeValue(token, place, because)
        break
      case 'josa': {
        const { before, reading } = this.writer
        const particle = particleFor(before, token.particle, reading === undefined ? {} : { reading })
        this.writer.write(particle, because)
        break
      }
      case 'article':
        this.writer.writeArticle(token.isCapital, because)
        break
      case 'when': {
        const { result, reasons } = this.test(token.source, token.formula, place)
        const branch = result === undefined ? [] : result ? token.yes : token.no
        this.writeAll(branch, place, this.joined(because, reasons), depth)
        break
      }
      case 'each':
        this.writeEach(token, place, because, depth)
        break
      case 'plural':
        this.writePlural(token, place, because, depth)
        break
      case 'lines':
        this.writeLines(token, place, because, depth)
        break
      case 'answers':
        this.writeAnswers(token, place, because, depth)
        break
      case 'use':
        if (depth < PARTIAL_DEPTH_MAX) this.writeAll(token.body, place, because, depth + 1)
    }
  }

  private writeValue(
    token: Extract<PreparedToken, { kind: 'value' }>,
    place: P,
    because: readonly Reason[],
  ): void {
    const named = this.named(token.name, place)
    const reasons = this.joined(because, named.reasons)
    if (!named.value) {
      this.writer.write(this.unknown === 'say' ? WORDS[this.locale].unknown : '', reasons)
      return
    }
    this.recommend(named.value)
    const { text, reading } = printValue(named.value, token.format, this.locale, this.writer.before)
    this.writer.write(text, reasons, reading)
  }

  private recommend(value: Printable): void {
    if (value.kind !== 'answers') return
    for (const { id, followUp } of value.options)
      if (followUp && value.ids.includes(id)) this.followUps.add(followUp)
  }

  private writeEach(
    token: Extract<PreparedToken, { kind: 'each' }>,
    place: P,
    because: readonly Reason[],
    depth: number,
  ): void {
    const kept = this.itemsOf(token, place)
    const comma: readonly PreparedToken[] = [{ kind: 'text', text: WORDS[this.locale].comma }]
    for (const [index, { item, reasons }] of kept.entries()) {
      const sep = index === kept.length - 1 ? (token.last ?? token.sep) : token.sep
      if (index > 0) this.writeAll(sep ?? comma, place, because, depth)
      this.writeAll(token.body, item, this.joined(because, reasons), depth)
      if (this.steps > STEPS_MAX || this.writer.isTooLong) return
    }
  }

  /** Returns the items that fulfill `where`; of rows with the same value of `by`, the first. */
  private itemsOf(
    token: Extract<PreparedToken, { kind: 'each' }>,
    place: P,
  ): { item: P; reasons: readonly Reason[] }[] {
    const { where, source, by, order } = token
    const kept: { item: P; reasons: readonly Reason[] }[] = []
    const seen = new Set<string>()
    const items = this.host.itemsOf(token.place, place)
    for (const item of order === undefined ? items : this.inOrder(items, order)) {
      if (this.steps > STEPS_MAX) return kept
      const tested = where === undefined ? undefined : this.test(source, where, item)
      if (tested && tested.result !== true) continue
      const reasons = tested?.reasons ?? NONE
      if (by === undefined) kept.push({ item, reasons })
      else {
        const shared = this.host.keyOf(by, item)
        if (seen.has(shared)) continue
        seen.add(shared)
        kept.push({ item: this.host.sharing(item, by), reasons })
      }
    }
    return kept
  }

  /**
   * Sorting is stable, so equal rows stay in the order in which they were entered. Rows with an unknown
   * number come last.
   */
  private inOrder(items: readonly P[], name: string): readonly P[] {
    this.steps += items.length
    return items
      .map((item) => ({ item, number: this.host.numberOf(name, item) }))
      .sort((a, b) =>
        a.number && b.number ? compareExact(a.number, b.number) : Number(!a.number) - Number(!b.number),
      )
      .map(({ item }) => item)
  }

  /** Each line is rendered separately first, because only then the number of non-empty lines is known. */
  private writeLines(
    token: Extract<PreparedToken, { kind: 'lines' }>,
    place: P,
    because: readonly Reason[],
    depth: number,
  ): void {
    const { writer } = this
    const lines: (readonly Piece[])[] = []
    const writeLine = (body: readonly PreparedToken[], at: P, reasons: readonly Reason[]) => {
      this.writer = new TextWriter()
      this.writeAll(body, at, reasons, depth)
      if (this.writer.isTooLong) writer.isTooLong = true
      if (this.writer.pieces.some(({ text }) => text.trim() !== '')) lines.push(this.writer.pieces)
    }
    for (const line of token.lines) {
      const [only, ...others] = line
      if (only?.kind === 'each' && others.length === 0)
        for (const { item, reasons } of this.itemsOf(only, place))
          writeLine(only.body, item, this.joined(because, reasons))
      else writeLine(line, place, because)
      if (this.steps > STEPS_MAX || writer.isTooLong) break
    }
    this.writer = writer
    for (const [index, pieces] of lines.entries()) {
      const first = pieces[0]?.reasons ?? because
      if (index > 0) writer.write('\n', because)
      this.writeAll(token.start, place, because, depth)
      if (token.isNumbered && lines.length > 1) writer.write(`${index + 1}. `, first)
      for (const { text, reasons } of pieces) writer.write(text, reasons)
    }
  }

  /** Without an answer there is nothing to write, so the output doesn't wait. */
  private writeAnswers(
    token: Extract<PreparedToken, { kind: 'answers' }>,
    place: P,
    because: readonly Reason[],
    depth: number,
  ): void {
    const { value, reasons } = this.host.valueOf(token.name, place)
    for (const reason of reasons) this.reasons.add(reason)
    if (value?.kind !== 'answers') return
    const all = this.joined(because, reasons)
    const comma: readonly PreparedToken[] = [{ kind: 'text', text: WORDS[this.locale].comma }]
    let isFirst = true
    for (const id of value.ids) {
      const said = token.say.get(id)
      if (!said) continue
      const { writer } = this
      this.writer = new TextWriter()
      this.writeAll(said, place, all, depth)
      const { pieces, isTooLong } = this.writer
      this.writer = writer
      if (isTooLong) writer.isTooLong = true
      if (pieces.length === 0) continue
      if (!isFirst) this.writeAll(token.sep ?? comma, place, because, depth)
      for (const { text, reasons: own } of pieces) writer.write(text, own)
      isFirst = false
    }
  }

  private writePlural(
    token: Extract<PreparedToken, { kind: 'plural' }>,
    place: P,
    because: readonly Reason[],
    depth: number,
  ): void {
    const named = this.named(token.name, place)
    const { value } = named
    const forms = new Set(token.forms.keys())
    const isNumber = value?.kind === 'number'
    if (!value && this.unknown === 'omit') return
    const printed = isNumber
      ? printNumber({ kind: 'number', value: value.value, ...writing(value) }, {}, 'en')
      : ''
    const form = pluralForm(printed, this.locale, forms)
    const phrase = form && token.forms.get(form)
    if (phrase) this.writeAll(phrase, place, this.joined(because, named.reasons), depth)
  }

  private named(name: string, place: P): NamedValue {
    const named = this.host.valueOf(name, place)
    this.steps += (named.reasons.length + named.waits.length) >> 2
    for (const reason of named.reasons) this.reasons.add(reason)
    if (named.value) return named
    if (this.unknown === 'omit') this.isWaiting = true
    for (const address of named.waits) this.waits.add(address)
    return named
  }

  /** The same part under the same conditions has the same list of reasons, so lists are joined once and cached. */
  private joined(because: readonly Reason[], more: readonly Reason[]): readonly Reason[] {
    if (more.length === 0) return because
    if (because.length === 0) return more
    const known = this.joins.get(because)?.get(more)
    if (known) return known
    this.steps += (because.length + more.length) >> 2
    const all = [...new Set([...because, ...more])]
    const joins = this.joins.get(because) ?? new Map<readonly Reason[], readonly Reason[]>()
    this.joins.set(because, joins.set(more, all))
    return all
  }

  private test(source: string, formula: PhraseFormula, place: P) {
    this.steps += formula === 'broken' ? 1 : formula.cost
    const tested = this.host.test(source, formula, place)
    this.steps += tested.reasons.length >> 2
    for (const reason of tested.reasons) this.reasons.add(reason)
    return tested
  }
}

/** An answer that ends with an abbreviation («a.p.») already has the full stop of its sentence. */
const withStopOnce = (text: string, before: string): string =>
  /(?<!\.)\.$/u.test(before) && /^\.(?!\.)/u.test(text) ? text.slice(1) : text

const writing = ({ written, decimals }: Extract<Printable, { kind: 'number' }>) => ({
  ...(written !== undefined && { written }),
  ...(decimals !== undefined && { decimals }),
})

export const countOf = (count: number): Printable => ({ kind: 'number', value: new Exact(count) })
