import type { Locale } from '@pandok/domain'
import type { Option } from '@pandok/module-engine'
import type { FormCheck } from '../form/Form.ts'
import type { LossList } from '../form/LossList.ts'
import type { Place } from '../model/Place.ts'
import type { Element } from './dom.ts'

type Code = NonNullable<Option['codes']>[number]

/** What is known while the body of a template is gone through. */
export interface MrrtReading {
  file: string
  locale: Locale
  losses: LossList
  checks: FormCheck[]
  /** Labels by the id that they are for, in the document's order. */
  labels: ReadonlyMap<string, readonly Element[]>
  /** Labels, and other words, that name a field or a section. */
  used: Set<object>
  /** Codes of the attributes block, by the id of what they code. */
  codes: ReadonlyMap<string, readonly Code[]>
  /** The label that a field lies in. */
  wraps: ReadonlyMap<Element, Element>
  /** Buttons that have become part of a question. */
  done: Set<Element>
  keys: Set<string>
  radios: Map<string, Element[]>
  /** Words that stand as a label somewhere: a value among them is no code. */
  words: ReadonlySet<string>
  /** Words that have named nothing yet. */
  leftWords: { words: string; node: object; label: Element | undefined }[]
  /** Sections whose heading has been read. */
  headed: Set<object>
  fields: number
  placeOf: (element: Element) => Place
}

export type { Code }
