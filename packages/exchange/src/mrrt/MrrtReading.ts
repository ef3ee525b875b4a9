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
  /** The labels by the id of their field, in document order. */
  labels: ReadonlyMap<string, readonly Element[]>
  /** Labels and other words that already name a field or a section. */
  used: Set<object>
  /** Codes of the attributes block, by the id of the coded element. */
  codes: ReadonlyMap<string, readonly Code[]>
  /** The label that contains each field. */
  wraps: ReadonlyMap<Element, Element>
  /** Buttons that already belong to a question. */
  done: Set<Element>
  /** Headings that already name a field. */
  spoken: Set<string>
  keys: Set<string>
  /** Lists of suggestions, by id. */
  lists: ReadonlyMap<string, Element>
  radios: Map<string, Element[]>
  /** Words of labels; a value that equals one of them isn't a code. */
  words: ReadonlySet<string>
  /** Words that don't name anything so far. */
  leftWords: { words: string; node: object; label: Element | undefined }[]
  /** Sections whose heading has been read. */
  headed: Set<object>
  fields: number
  placeOf: (element: Element) => Place
}

export type { Code }
