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
  /**
   * The possible values of a choice, of a side or of each item of a multi. Comparing with anything else is a
   * mistake.
   */
  readonly options?: readonly NamedOption[]
  /** Whether the text is a day. */
  readonly isDay?: boolean
  /** The names in each row of a group. */
  readonly row?: ReadonlyMap<string, NameInfo>
  /** The group whose rows have this name. */
  readonly group?: string
}

export interface Scope {
  readonly names: ReadonlyMap<string, NameInfo>
  readonly group?: string
  /** Names that only exist in the rows of a group, mapped to that group. */
  readonly elsewhere?: ReadonlyMap<string, string>
}

/** The n of «lesion n», counted from 1; it only exists in a row. */
export const ROW_NUMBER = 'row_number'
