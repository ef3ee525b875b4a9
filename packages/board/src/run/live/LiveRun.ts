import type { Locale } from '@pandok/domain'
import {
  type Entered,
  type OptionFollowUp,
  type OutputAbout,
  openSession,
  type TextRange,
  textOf,
  unconfirmedRanges,
} from '@pandok/module-engine'
import type { DocumentRun } from '../document/RunDocument.ts'
import { capitalized, capitalizedSentences } from '../phrase/capitalized.ts'
import type { CellPlan, SentencePlan, SentenceRole } from '../plan/CellPlan.ts'
import { normalRole } from '../plan/planSentences.ts'
import { languageOf, type ReportLanguages } from '../ReportLanguages.ts'
import type { Filling } from '../Run.ts'

export interface LiveSentence {
  /** The id of the report entry. */
  id: string
  section: CellPlan['sentences'][number]['section']
  /** The text, or null if nothing is written now. */
  text: string | null
  role: SentenceRole | undefined
  /** The regions that the sentence is a finding of, as its module says. */
  finds: readonly string[]
  /** The module whose sentence it is. */
  moduleId: string | undefined
  unless: readonly string[] | undefined
  /** The ranges that depend on unconfirmed values. */
  unconfirmed: readonly TextRange[]
  continues: boolean
  /** What the sentence recommends, as data. */
  followUps: readonly OptionFollowUp[]
}

const NONE: readonly TextRange[] = []
const NOTHING: readonly OptionFollowUp[] = []

/** A sentence that no cell or module wrote. */
export const PLAIN_SENTENCE = {
  role: undefined,
  finds: [],
  moduleId: undefined,
  unless: undefined,
  unconfirmed: NONE,
  continues: false,
  followUps: NOTHING,
} as const

interface Parts {
  plan: CellPlan
  today: string
  onChange: (run: LiveRun) => void
}

/** The open sessions of one run. */
export class LiveRun {
  readonly id: string
  readonly plan: CellPlan
  readonly fillings: readonly Filling[]
  isWritten: boolean
  /** True if nothing was ever entered or filled in. */
  isFresh: boolean
  private readonly today: string
  private entered: DocumentRun['entered']
  private isTouched: boolean
  private sentences: { languages: ReportLanguages; list: readonly LiveSentence[] } | undefined
  private readonly derived = new Map<(run: LiveRun) => unknown, unknown>()
  private readonly stops: readonly (() => void)[]

  constructor({ id, isWritten, entered }: DocumentRun, { plan, today, onChange }: Parts) {
    this.id = id
    this.plan = plan
    this.isWritten = isWritten
    this.today = today
    this.entered = entered
    this.isFresh = plan.fillings.some(({ id: filling }) => !Object.hasOwn(entered, filling))
    this.isTouched = this.isFresh
    this.fillings = plan.fillings.map(({ id: filling, kind, name, definition, shared, compiled, first }) => ({
      id: filling,
      kind,
      name,
      definition,
      shared,
      session: openSession(compiled(), { today, entered: entered[filling] ?? first }),
    }))
    this.stops = this.fillings.map(({ session }) =>
      session.subscribe(() => {
        this.isTouched = true
        this.sentences = undefined
        this.derived.clear()
        onChange(this)
      }),
    )
  }

  /** Returns a run with the same answers, whose sessions are its own. */
  copy(): LiveRun {
    const { id, plan, isWritten, today } = this
    const entered = this.read()
    return new LiveRun({ id, cellId: plan.cell.id, isWritten, entered }, { plan, today, onChange: () => {} })
  }

  close(): void {
    for (const stop of this.stops) stop()
  }

  /** Returns whether the sessions contain exactly this state. */
  shows({ entered }: DocumentRun): boolean {
    return !this.isTouched && this.entered === entered
  }

  /** Returns the same object as long as nothing was entered. */
  read(): DocumentRun['entered'] {
    if (!this.isTouched) return this.entered
    this.isTouched = false
    const now = Object.fromEntries(this.fillings.map(({ id, session }) => [id, session.entered()]))
    if (JSON.stringify(now) !== JSON.stringify(this.entered)) this.entered = now
    return this.entered
  }

  /**
   * Caches a value that depends on the sessions only, until one of them changes. A board reads all its runs
   * at every press.
   */
  derive<T>(by: (run: LiveRun) => T): T {
    if (!this.derived.has(by)) this.derived.set(by, by(this))
    return this.derived.get(by) as T
  }

  sentencesIn(languages: ReportLanguages): readonly LiveSentence[] {
    if (this.sentences?.languages !== languages) {
      const list = this.plan.sentences.map((sentence) => ({
        id: `${this.id} ${sentence.key}`,
        section: sentence.section,
        ...this.meaningOf(sentence, languageOf(languages, sentence.section)),
        moduleId: this.moduleOf(sentence),
        unless: sentence.unless,
        continues: sentence.continues ?? false,
        text: this.textIn(sentence, languageOf(languages, sentence.section)),
        unconfirmed: this.unconfirmedIn(sentence, languageOf(languages, sentence.section)),
        followUps: this.followUpsIn(sentence, languageOf(languages, sentence.section)),
      }))
      this.sentences = { languages, list }
    }
    return this.sentences.list
  }

  private meaningOf(
    { from, role, about, section }: SentencePlan,
    locale: Locale,
  ): Pick<LiveSentence, 'role' | 'finds'> {
    if (!about || 'text' in from) return { role, finds: [] }
    // Words that somebody made of a sentence keep its meaning while the module doesn't write it.
    const always = [...about.keys()].filter(({ when }) => when === undefined)
    const now = this.output(from, locale)?.about ?? always
    const regionsAs = (meaning: OutputAbout['as']) =>
      now.flatMap((one) => (one.as === meaning ? (about.get(one) ?? []) : []))
    const normals = regionsAs('normal')
    return {
      role: normals.length > 0 ? normalRole(section, normals) : role,
      finds: regionsAs('finding'),
    }
  }

  private moduleOf({ from }: SentencePlan): string | undefined {
    const filling = 'text' in from ? undefined : this.fillings.find(({ id }) => id === from.filling)
    return filling?.kind === 'module' ? filling.id : undefined
  }

  /** Returns one of the sentences in a language. */
  textIn({ from, isCapital }: Pick<SentencePlan, 'from' | 'isCapital'>, locale: Locale): string | null {
    if ('text' in from) {
      const text = textOf(from.text, locale) ?? null
      return text !== null && isCapital ? capitalized(text, locale) : text
    }
    const output = this.output(from, locale)
    if (!output || output.text === null) return null
    return isCapital ? capitalizedSentences(output, locale) : output.text
  }

  private unconfirmedIn({ from }: SentencePlan, locale: Locale): readonly TextRange[] {
    const rendered = 'text' in from ? undefined : this.output(from, locale)
    return rendered ? unconfirmedRanges(rendered) : NONE
  }

  private followUpsIn(sentence: SentencePlan, locale: Locale): readonly OptionFollowUp[] {
    const { from, followUp } = sentence
    if (followUp) return this.textIn(sentence, locale) === null ? NOTHING : [followUp]
    return ('text' in from ? undefined : this.output(from, locale)?.followUps) ?? NOTHING
  }

  private output({ filling, output }: { filling: string; output: string }, locale: Locale) {
    return this.fillings.find(({ id }) => id === filling)?.session.output(output, locale)
  }
}

/** Returns whether nobody entered anything. Presets and filled values don't count. */
export const isUntouched = (entered: Readonly<Record<string, Entered>>): boolean =>
  Object.values(entered).every(
    ({ values, confirmed = [], overruled = [] }) =>
      confirmed.length + overruled.length === 0 &&
      Object.values(values).every(
        (value) =>
          Array.isArray(value) &&
          value.length > 0 &&
          value.every((row) => typeof row === 'object' && Object.keys(row).length === 0),
      ),
  )
