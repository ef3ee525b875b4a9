import type { Locale } from '@pandok/domain'
import type { Option } from '@pandok/module-engine'
import type { FormCheck } from '../form/Form.ts'
import type { LossList } from '../form/LossList.ts'
import type { Place } from '../model/Place.ts'
import type { Element } from './dom.ts'

type Code = NonNullable<Option['codes']>[number]

/** The state while the body of a template is read. */
export interface MrrtReading {
  file: string
  locale: Locale
  losses: LossList
  checks: FormCheck[]
  /** Labels by the id that they are for, in document order. */
  labels: ReadonlyMap<string, readonly Element[]>
  /** Labels and other words that already name a field or a section. */
  used: Set<object>
  /** Codes of the attributes block, by the id of the coded element. */
  codes: ReadonlyMap<string, readonly Code[]>
  /** Maps a field to the label that contains it. */
  wraps: ReadonlyMap<Element, Element>
  /** Buttons that are already part of a question. */
  done: Set<Element>
  /** Headings that a field was called by. */
  spoken: Set<string>
  keys: Set<string>
  /** Lists of suggestions by their id. */
  lists: ReadonlyMap<string, Element>
  radios: Map<string, Element[]>
  /** Words of labels: a value among them is no code. */
  words: ReadonlySet<string>
  /** Words that don't name anything yet. */
  leftWords: { words: string; node: object; label: Element | undefined }[]
  /** Sections whose heading was read. */
  headed: Set<object>
  fields: number
  placeOf: (element: Element) => Place
}

export type { Code }
