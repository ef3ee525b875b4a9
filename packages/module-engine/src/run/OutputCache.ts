import type { Locale } from '@pandok/domain'
import { aboutOf, type Output, type OutputAbout } from '../document/phrase.ts'
import { bodyIn } from '../render/bodyIn.ts'
import { type PhraseFormula, type PreparedToken, preparePhrase } from '../render/preparePhrase.ts'
import { renderPhrase } from '../render/renderPhrase.ts'
import type { CompiledModule } from './compileModule.ts'
import { isSameList } from './isSameValue.ts'
import type { Sheet } from './Sheet.ts'
import { compileAt, SheetPhrases } from './SheetPhrases.ts'
import type { Address, Reason, RenderedOutput } from './session.ts'
import type { Template } from './Template.ts'

/** An output in one language, ready to be rendered in any session. */
interface PreparedOutput {
  output: Output
  locale: Locale
  when: PhraseFormula | undefined
  about: readonly { about: OutputAbout; when: PhraseFormula | undefined }[]
  tokens: readonly PreparedToken[]
  /** The ranks of everything that it depends on. */
  closure: readonly number[]
}

/** Renders outputs in the requested languages, and again only when something that they depend on has changed. */
export class OutputCache {
  private readonly sheet: Sheet
  private readonly phrases: SheetPhrases
  private readonly rendered = new Map<PreparedOutput, { serial: number; output: RenderedOutput }>()
  private readonly lists = new Map<Locale, { serial: number; outputs: readonly RenderedOutput[] }>()

  constructor(sheet: Sheet) {
    this.sheet = sheet
    this.phrases = new SheetPhrases(sheet)
  }

  all(locale: Locale): readonly RenderedOutput[] {
    const known = this.lists.get(locale)
    if (known?.serial === this.sheet.serial) return known.outputs
    const now = preparedIn(this.sheet.compiled, locale).map((prepared) => this.current(prepared))
    const outputs = known && isSameList(known.outputs, now) ? known.outputs : now
    this.lists.set(locale, { serial: this.sheet.serial, outputs })
    return outputs
  }

  one(id: string, locale: Locale): RenderedOutput | undefined {
    const prepared = preparedIn(this.sheet.compiled, locale).find(({ output }) => output.id === id)
    return prepared && this.current(prepared)
  }

  private current(prepared: PreparedOutput): RenderedOutput {
    const known = this.rendered.get(prepared)
    const { serial, touched } = this.sheet
    if (known && prepared.closure.every((rank) => (touched[rank] ?? 0) <= known.serial)) return known.output
    const now = this.render(prepared)
    const output = known && isSameOutput(known.output, now) ? known.output : now
    this.rendered.set(prepared, { serial, output })
    return output
  }

  private render(prepared: PreparedOutput): RenderedOutput {
    const { output, locale, when, tokens } = prepared
    const { id, section, unknown = 'omit' } = output
    const absent = (
      state: Pick<RenderedOutput, 'status' | 'isDue'>,
      waitsFor: readonly Address[],
      reasons: readonly Reason[],
    ) => Object.freeze({ id, section, text: null, ...state, waitsFor, pieces: [], reasons, followUps: [] })
    let because: readonly Reason[] = []
    if (when !== undefined) {
      const { result, reasons, reads } = this.phrases.test(output.when ?? '', when, this.phrases.root)
      because = reasons
      if (result === undefined) return absent({ status: 'waiting', isDue: false }, waitsIn(reads), reasons)
      if (!result) return absent({ status: 'off', isDue: false }, [], reasons)
    }
    const {
      status,
      pieces,
      waits,
      reasons: inside,
      followUps,
    } = renderPhrase(tokens, this.phrases, this.phrases.root, { locale, unknown })
    const reasons = [...new Set([...because, ...inside])]
    if (status !== 'written') return absent({ status, isDue: true }, waits, reasons)
    const text = pieces.map((piece) => piece.text).join('')
    const about = prepared.about.length > 0 && { about: this.aboutNow(prepared) }
    const state = { status, isDue: true }
    return Object.freeze({
      id,
      section,
      text,
      ...state,
      waitsFor: waits,
      pieces,
      reasons,
      followUps,
      ...about,
    })
  }

  /** A condition that is undecided doesn't hold. */
  private aboutNow({ about }: PreparedOutput): readonly OutputAbout[] {
    return about.flatMap(({ about: one, when }) => {
      const holds =
        when === undefined || this.phrases.test(one.when ?? '', when, this.phrases.root).result === true
      return holds ? [one] : []
    })
  }
}

function waitsIn(reads: readonly Sheet['module']['slots'][number][]): readonly Address[] {
  const found = new Set<Address>()
  for (const slot of reads) {
    if (slot.kind === 'input' && slot.core === undefined && slot.visible) found.add(slot.address)
    if (slot.core === undefined) for (const { address } of slot.waits) found.add(address)
  }
  return [...found]
}

function preparedIn(module: CompiledModule, locale: Locale): readonly PreparedOutput[] {
  const known = module.prepared.get(locale)
  if (known) return known as readonly PreparedOutput[]
  const prepared = module.definition.outputs.map((output) => prepareOutput(module, output, locale))
  module.prepared.set(locale, prepared)
  return prepared
}

function prepareOutput(module: CompiledModule, output: Output, asked: Locale): PreparedOutput {
  const { body, locale } = bodyIn(output.body, asked) ?? { body: [], locale: asked }
  const compile = compileAt(module)
  const { tokens, reads } = preparePhrase(body, module.definition, locale, compile)
  const when = output.when === undefined ? undefined : compile(output.when, undefined)
  const about = aboutOf(output).map((one) => ({
    about: one,
    when: one.when === undefined ? undefined : compile(one.when, undefined),
  }))
  const conditions = [when, ...about.map((one) => one.when)]
  const names = new Set([
    ...reads,
    ...conditions.flatMap((one) => (one === undefined || typeof one === 'string' ? [] : [...one.reads])),
  ])
  const isRead = (template: Template) =>
    names.has(template.id) &&
    template.kind !== 'table' &&
    template.kind !== 'check' &&
    template.kind !== 'required'
  const closure = new Set(module.templates.filter(isRead).flatMap((template) => template.closure))
  return { output, locale, when, about, tokens, closure: [...closure] }
}

function isSameOutput(a: RenderedOutput, b: RenderedOutput): boolean {
  return (
    a.text === b.text &&
    a.status === b.status &&
    a.isDue === b.isDue &&
    a.pieces.length === b.pieces.length &&
    a.pieces.every((piece, index) => {
      const other = b.pieces[index]
      return other !== undefined && piece.text === other.text && isSameReasons(piece.reasons, other.reasons)
    }) &&
    isSameReasons(a.reasons, b.reasons) &&
    isSameList(a.followUps, b.followUps) &&
    isSameList(a.about ?? [], b.about ?? []) &&
    isSameList(a.waitsFor, b.waitsFor)
  )
}

/** Reasons of slots keep their identity until something changes; those of conditions are new objects each time. */
const isSameReasons = (a: readonly Reason[], b: readonly Reason[]): boolean =>
  a.length === b.length &&
  a.every((reason, index) => {
    const other = b[index]
    if (reason === other) return true
    return (
      reason.kind === 'condition' &&
      other?.kind === 'condition' &&
      reason.expr === other.expr &&
      reason.result === other.result
    )
  })
