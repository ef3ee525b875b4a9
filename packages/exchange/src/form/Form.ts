import type { Locale, ReportSection } from '@pandok/domain'
import type {
  Input,
  LocalText,
  ModuleDefinition,
  Option,
  PhraseToken,
  ResultKind,
} from '@pandok/module-engine'
import type { Place } from '../model/Place.ts'

/**
 * A CEL source with names of the foreign file: strings are literal, and `key` is replaced by the name of that
 * field in the module.
 */
export type Formula = readonly (string | { key: string })[]

/** The properties that all fields have before they are named in the module. */
interface FieldBase {
  /** The name in the file. It is unique within the form. */
  key: string
  /** The name in the module if the file gives one; otherwise it is derived from the label. */
  id?: string
  label: LocalText
  place: Place
  visible?: Formula | undefined
}

type Distributed<T> = T extends unknown ? Omit<T, 'id' | 'label' | 'group' | 'visible' | 'required'> : never

/** A question: all properties of an input except its name and its conditions. */
export interface FormField extends FieldBase {
  kind: 'field'
  input: Distributed<Input>
  required?: boolean | Formula | undefined
}

export interface FormValue extends FieldBase {
  kind: 'value'
  result: ResultKind
  unit?: string | undefined
  decimals?: number | undefined
  options?: Option[] | undefined
  codes?: Option['codes']
  /** Whether a person may override it. */
  override?: boolean | undefined
  made:
    | { by: 'formula'; formula: Formula }
    | { by: 'points'; of: readonly string[]; agg: 'sum' | 'max' | 'count' }
  /** True for an intermediate value that isn't written into the report. */
  isInner?: boolean
}

/** A part of a form, with or without a heading. */
export interface FormSection {
  kind: 'section'
  key?: string
  /** The name of the repeat group in the module, if the file gives one. */
  id?: string
  label: LocalText
  place: Place
  report?: ReportSection | undefined
  repeats?: { min?: number | undefined; max?: number | undefined } | undefined
  items: FormItem[]
}

export type FormItem = FormField | FormValue | FormSection

export interface FormCheck {
  /** The name in the module, if the file gives one. */
  id?: string
  level: 'block' | 'warn' | 'info'
  when: Formula
  message: LocalText
  at?: string | undefined
  place: Place
}

/** A parsed form, independent of the format of its file. */
export interface Form {
  title: string
  locale: Locale
  place: Place
  items: FormItem[]
  checks: FormCheck[]
  citations: ModuleDefinition['citations']
  /** The sentences of the form. Without them, each answer is written after its label. */
  outputs?: readonly {
    report: ReportSection
    label: LocalText
    body: Partial<Record<Locale, PhraseToken[]>>
  }[]
  /** The values that are sentences of the report, with their names in the module. */
  sentences?: readonly { key: string; id: string }[]
  inputsMax?: number
}
