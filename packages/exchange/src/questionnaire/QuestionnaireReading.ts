import type { Locale } from '@pandok/domain'
import type { LocalText } from '@pandok/module-engine'
import type { FormCheck, FormItem } from '../form/Form.ts'
import type { LossList } from '../form/LossList.ts'
import type { Place } from '../model/Place.ts'
import type { Target } from './fhirpath/Target.ts'
import type { JsonObject } from './json.ts'

/** What is known while the items of a Questionnaire are gone through. */
export interface QuestionnaireReading {
  file: string
  locale: Locale
  losses: LossList
  contained: ReadonlyMap<string, JsonObject>
  targets: Map<string, Target>
  /** linkIds that have been met. */
  keys: Set<string>
  /** The part of the form that a question stands in, and the value that holds its points. */
  owners: Map<string, FormItem[]>
  points: Map<string, string>
  /** Values that stand for variables, by the element that names the variable. */
  made: Map<Variables, Map<string, string>>
  madeCount: number
  /** Written by this program: its linkIds are names of a module. */
  isOwn: boolean
  checks: FormCheck[]
  /** What has to wait until every question is known: conditions and formulas. */
  later: (() => void)[]
  items: number
  placeAt: (path: string) => Place
}

/** Where an item stands: the sections around it, the variables that it sees, the conditions that it inherits. */
export interface ItemScope {
  into: FormItem[]
  rows: string | undefined
  /** What the section around is called. */
  heading: LocalText | undefined
  variables: readonly Variables[]
  conditions: readonly { item: unknown; path: string }[]
  depth: number
}

export interface Variables {
  /** Where values that stand for them go: the part of the form of the element that names them. */
  into?: FormItem[]
  readonly found: ReadonlyMap<string, { source: string; language: string | undefined }>
}
