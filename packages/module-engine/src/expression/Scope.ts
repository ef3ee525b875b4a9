import type { LocalText } from '../document/fields.ts'
import type { ValueType } from './rowOf.ts'

export interface NamedOption {
  readonly id: string
  readonly label?: LocalText
}

export interface NameInfo {
  readonly type: ValueType
  readonly origin: 'input' | 'computed' | 'group' | 'rowNumber' | 'prior'
  readonly label?: LocalText
  readonly unit?: string
  /** What a choice, a side or each item of a multi can be; comparing with anything else is a mistake. */
  readonly options?: readonly NamedOption[]
  /** Whether the text is a day. */
  readonly isDay?: boolean
  /** For a group: what each of its rows has. */
  readonly row?: ReadonlyMap<string, NameInfo>
  /** The group whose row carries it. */
  readonly group?: string
}

export interface Scope {
  readonly names: ReadonlyMap<string, NameInfo>
  readonly group?: string
  /** Names that exist, but only in the rows of the group that they lead to. */
  readonly elsewhere?: ReadonlyMap<string, string>
}

/** The n of «lesion n», counted from 1; only in a row. */
export const ROW_NUMBER = 'row_number'
