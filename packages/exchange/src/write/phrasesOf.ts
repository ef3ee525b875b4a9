import { cellDefinition, hasTypedPhrases, phraseDefinition } from '@pandok/board'
import type { Cell, Locale, ModuleOutput, PhraseOutput, PlateContent } from '@pandok/domain'
import type { ModuleDefinition, Output } from '@pandok/module-engine'
import type { Loss } from '../model/Loss.ts'
import { latinKeys } from '../text/latinKeys.ts'
import { notationOf } from './notationOf.ts'
import type { PhraseOut } from './PhraseOut.ts'

/** Plates and modules as in a file of this program. */
export interface OwnDocuments {
  plates: readonly Pick<PlateContent, 'name' | 'cells' | 'exam'>[]
  modules: readonly { id: string; name: string; definition: ModuleDefinition }[]
}

export interface PhrasesOut {
  phrases: readonly PhraseOut[]
  losses: readonly Loss[]
}

type OwnPlate = OwnDocuments['plates'][number]
type OwnModule = OwnDocuments['modules'][number]
type SectionText = PhraseOut['texts'][number]

/**
 * Converts the sentences of plates, and those of modules that are on none of them, into phrases for another
 * program.
 */
export function phrasesOf(documents: OwnDocuments, locale: Locale): PhrasesOut {
  const writer = new PhraseWriter(documents, locale)
  return { phrases: writer.phrases, losses: writer.losses }
}

class PhraseWriter {
  readonly phrases: PhraseOut[] = []
  readonly #losses = new Map<string, Loss>()
  readonly #triggers = new Set<string>()
  readonly #modules: ReadonlyMap<string, OwnModule>
  readonly #used = new Set<string>()
  readonly #locale: Locale

  constructor({ plates, modules }: OwnDocuments, locale: Locale) {
    this.#modules = new Map(modules.map((module) => [module.id, module]))
    this.#locale = locale
    for (const plate of plates)
      for (const cell of plate.cells)
        this.#add(cell.name, cell.title, this.#textsOfCell(cell, plate), plate.name)
    for (const { id, name } of modules)
      if (!this.#used.has(id)) this.#add(name, name, this.#textsOfModule(id, {}))
  }

  get losses(): readonly Loss[] {
    return [...this.#losses.values()]
  }

  /** Lists a loss once, however many cells write the same module. */
  #lose(file: string, path: string, what: string, excerpt: string): void {
    const loss = {
      code: 'unsupported',
      place: { file, path },
      excerpt: excerpt.slice(0, 120),
      params: { what },
    }
    this.#losses.set(JSON.stringify(loss), loss as Loss)
  }

  #add(name: string, title: string, texts: readonly SectionText[], group?: string): void {
    if (texts.length === 0) return
    const joined = joinedBySection(texts)
    const base = { trigger: triggerOf(name, this.#triggers), title, locale: this.#locale, texts: joined }
    this.phrases.push(group === undefined ? base : { ...base, group })
  }

  #textsOfModule(id: string, chosen: Partial<ModuleOutput>): SectionText[] {
    const module = this.#modules.get(id)
    this.#used.add(id)
    if (!module) return []
    const { moduleOutput, skip = [], section = 'auto' } = chosen
    for (const { id: check, when } of module.definition.checks)
      this.#lose(module.name, `checks.${check}`, 'check', when)
    return module.definition.outputs
      .filter((output) => (moduleOutput ?? output.id) === output.id && !skip.includes(output.id))
      .flatMap((output) => this.#textOf(output, module.definition, [module.name, output.id], chosen))
      .map((written) => (section === 'auto' ? written : { ...written, section }))
  }

  #textsOfCell(cell: Cell, plate: OwnPlate): SectionText[] {
    const place = [plate.name, cell.name] as const
    this.#loseMeaning(cell, plate)
    const phrases = cell.outputs.filter((output): output is PhraseOutput => output.kind === 'phrase')
    const whole = hasTypedPhrases(cell)
      ? cellDefinition(cell, {
          exam: plate.exam,
          moduleOf: (id) => this.#modules.get(id)?.definition,
        }).definition
      : undefined
    for (const { when } of whole?.checks ?? []) this.#lose(...place, 'check', when)
    return cell.outputs.flatMap((output) => {
      if (output.kind === 'module') return this.#textsOfModule(output.moduleId, output)
      const definition = whole ?? phraseDefinition(output)
      const written = definition.outputs[whole ? phrases.indexOf(output) : 0]
      // A cell without blanks has no names that a condition could use, but it may have a condition.
      const when = output.when === undefined ? {} : { when: output.when }
      return written ? this.#textOf({ ...written, ...when }, definition, place, {}) : []
    })
  }

  /** Lists the effects of a cell on the rest of a report, which other programs don't have. */
  #loseMeaning({ outputs, finding, excludes, normal, asks = [], ...cell }: Cell, plate: OwnPlate): void {
    const lose = (what: string, excerpt: string) => this.#lose(plate.name, cell.name, what, excerpt)
    const nameOf = (id: string) => plate.cells.find((other) => other.id === id)?.name ?? id
    for (const output of outputs) {
      if (output.kind === 'module') continue
      if (output.unless) lose('unless', output.unless.map(nameOf).join(', '))
      if (output.normal) lose('normal', output.normal.join(', '))
      if (output.followUp) lose('followUp', JSON.stringify(output.followUp))
    }
    if (finding) lose('finding', finding.region)
    if (excludes) lose('excludes', (excludes.cells ?? excludes.answers ?? []).map(nameOf).join(', '))
    if (normal !== undefined) lose('normal', normal === 'all' ? 'all' : normal.join(', '))
    if (asks.length > 0) lose('asks', asks.join(', '))
  }

  #textOf(
    output: Output,
    definition: ModuleDefinition,
    [file, path]: readonly [file: string, path: string],
    { preset }: Partial<ModuleOutput>,
  ): SectionText[] {
    const { text, lost } = notationOf(bodyIn(output.body, this.#locale), definition, this.#locale, preset)
    if (text.trim() === '') return []
    if (output.when !== undefined) this.#lose(file, path, 'when', `${output.when} → ${text}`)
    for (const { what, excerpt } of lost) this.#lose(file, path, what, excerpt)
    return [{ section: output.section, text }]
  }
}

const bodyIn = <T>(body: Readonly<Partial<Record<Locale, T[]>>>, locale: Locale): T[] =>
  body[locale] ?? Object.values(body)[0] ?? []

/** Joins the sentences of a section, because programs without sections write one heading for each. */
function joinedBySection(texts: readonly SectionText[]): SectionText[] {
  const joined = new Map<SectionText['section'], string>()
  for (const { section, text } of texts) {
    const before = joined.get(section)
    joined.set(section, before === undefined ? text : `${before}\n${text}`)
  }
  return [...joined].map(([section, text]) => ({ section, text }))
}

/**
 * A name of one word is its own trigger; for any other name, letters are typed after a character that doesn't
 * occur in sentences.
 */
function triggerOf(name: string, taken: Set<string>): string {
  const isTyped = /^[!-~]{1,39}$/u.test(name) && !/[:`]/u.test(name)
  const letters = latinKeys(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '')
    .slice(0, 30)
  const stem = isTyped ? name : `;${letters || 'p'}`
  let trigger = stem
  for (let number = 2; taken.has(trigger); number += 1) trigger = `${stem}${number}`
  taken.add(trigger)
  return trigger
}
