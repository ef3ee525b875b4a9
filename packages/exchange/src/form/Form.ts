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
 * A CEL source whose names are still those of the foreign file: texts stand as they are, `key` becomes the name that the
 * field of that key gets in the module.
 */
export type Formula = readonly (string | { key: string })[]

/** What a field of any form has, before it has a name of its own. */
interface FieldBase {
  /** The name that the file uses for it; unique within the form. */
  key: string
  /** The module's name for it where the file says so; otherwise it is made of the label. */
  id?: string
  label: LocalText
  place: Place
  visible?: Formula | undefined
}

type Distributed<T> = T extends unknown ? Omit<T, 'id' | 'label' | 'group' | 'visible' | 'required'> : never

/** A question: everything that an input holds beside its name and its conditions. */
export interface FormField extends FieldBase {
  kind: 'field'
  input: Distributed<Input>
  required?: boolean | Formula | undefined
}

/** A value that the form works out by itself. */
export interface FormValue extends FieldBase {
  kind: 'value'
  result: ResultKind
  unit?: string | undefined
  decimals?: number | undefined
  options?: Option[] | undefined
  codes?: Option['codes']
  /** A person may overrule it. */
  override?: boolean | undefined
  made:
    | { by: 'formula'; formula: Formula }
    | { by: 'points'; of: readonly string[]; agg: 'sum' | 'max' | 'count' }
  /** A step on the way to another value: it isn't written into the report. */
  isInner?: boolean
}

/** A part of a form, with a heading or without one. */
export interface FormSection {
  kind: 'section'
  key?: string
  /** The module's name for the repeat group where the file says so. */
  id?: string
  label: LocalText
  place: Place
  report?: ReportSection | undefined
  repeats?: { min?: number | undefined; max?: number | undefined } | undefined
  items: FormItem[]
}

export type FormItem = FormField | FormValue | FormSection

export interface FormCheck {
  level: 'block' | 'warn' | 'info'
  when: Formula
  message: LocalText
  at?: string | undefined
  place: Place
}

/** A form as it was understood, whatever file it came from. */
export interface Form {
  title: string
  locale: Locale
  place: Place
  items: FormItem[]
  checks: FormCheck[]
  citations: ModuleDefinition['citations']
  /** Sentences of the form's own; where there are none, each answer is written behind its label. */
  outputs?: readonly {
    report: ReportSection
    label: LocalText
    body: Partial<Record<Locale, PhraseToken[]>>
  }[]
  /** The most inputs that one module of it has. */
  inputsMax?: number
}
