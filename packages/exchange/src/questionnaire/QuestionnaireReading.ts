import type { Locale } from '@pandok/domain'
import type { LocalText } from '@pandok/module-engine'
import type { FormCheck, FormItem } from '../form/Form.ts'
import type { LossList } from '../form/LossList.ts'
import type { Place } from '../model/Place.ts'
import type { Target } from './fhirpath/Target.ts'
import type { JsonObject } from './json.ts'

/** The state while the items of a Questionnaire are read. */
export interface QuestionnaireReading {
  file: string
  locale: Locale
  losses: LossList
  contained: ReadonlyMap<string, JsonObject>
  targets: Map<string, Target>
  /** The linkIds that were read so far. */
  keys: Set<string>
  /**
   * For each question, `owners` has the part of the form that contains it, and `points` the value with its
   * points.
   */
  owners: Map<string, FormItem[]>
  points: Map<string, string>
  /** The values that represent variables, by the element that declares the variable. */
  made: Map<Variables, Map<string, string>>
  madeCount: number
  /** True for a file of this program, whose linkIds are names of a module. */
  isOwn: boolean
  checks: FormCheck[]
  /** The keys of sentences in a file of this program, with their names in the module. */
  sentences: { key: string; id: string }[]
  /** Conditions and formulas, which can only be converted once every question is known. */
  later: (() => void)[]
  items: number
  placeAt: (path: string) => Place
}

/** The context of an item: the sections around it, the visible variables, the inherited conditions. */
export interface ItemScope {
  into: FormItem[]
  rows: string | undefined
  heading: LocalText | undefined
  variables: readonly Variables[]
  conditions: readonly { item: unknown; path: string }[]
  depth: number
}

export interface Variables {
  /**
   * The part of the form that receives the values of the variables: that of the element that declares them.
   */
  into?: FormItem[]
  readonly found: ReadonlyMap<string, { source: string; language: string | undefined }>
}
