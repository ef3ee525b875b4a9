import { listNames } from '@pandok/domain'
import type { Input, InputFault, ValueSource } from '@pandok/module-engine'
import { dimensionsOf } from '@pandok/module-engine'
import type { FormWords } from '@pandok/module-form'
import type { Text } from './text.ts'

const made = new WeakMap<Text, FormWords>()

/**
 * The texts of a module's form in the present language. The same object is returned for the same language.
 */
export function formWords(text: Text): FormWords {
  const known = made.get(text)
  if (known) return known
  const words = makeWords(text)
  made.set(text, words)
  return words
}

function makeWords(text: Text): FormWords {
  return {
    required: text('moduleRun.form.required'),
    yes: text('moduleRun.form.yes'),
    no: text('moduleRun.form.no'),
    right: text('moduleRun.form.right'),
    left: text('moduleRun.form.left'),
    both: text('moduleRun.form.both'),
    keys: {
      yes: text('moduleRun.form.key.yes'),
      no: text('moduleRun.form.key.no'),
      right: text('moduleRun.form.key.right'),
      left: text('moduleRun.form.key.left'),
      both: text('moduleRun.form.key.both'),
    },
    choose: text('moduleRun.form.choose'),
    fault: (fault, input) => faultText(text, fault, input),
    source: (source) => sourceText(text, source),
    unconfirmed: text('moduleRun.form.unconfirmed'),
    confirm: text('moduleRun.form.confirm'),
    unconfirmedCount: (count) => text('moduleRun.form.unconfirmedCount', { count }),
    confirmAll: text('moduleRun.form.confirmAll'),
    confirmAllKey: text('moduleRun.form.key.confirmAll'),
    alternativeUnits: (units) => text('moduleRun.form.alternativeUnits', { units }),
    sizeExample: text('moduleRun.form.sizeExample'),
    waitsFor: (names) => text('moduleRun.form.waitsFor', { names }),
    unknown: text('moduleRun.form.unknown'),
    failed: (failure) => failureText(text, failure),
    overrule: text('moduleRun.form.overrule'),
    overruled: text('moduleRun.form.overruled'),
    overruleValue: (name) => text('moduleRun.form.overruleValue', { name }),
    takeBack: text('moduleRun.form.takeBack'),
    leave: text('moduleRun.form.leave'),
    computedTitle: text('moduleRun.form.computed'),
    row: (group, number) => text('moduleRun.form.row', { group, number }),
    addRow: (group) => text('moduleRun.form.addRow', { group }),
    noRows: (group) => text('moduleRun.form.noRows', { group }),
    rowActions: (row) => text('moduleRun.form.rowActions', { row }),
    removeRow: text('moduleRun.form.removeRow'),
    sameAsAbove: text('moduleRun.form.sameAsAbove'),
    moveUp: text('moduleRun.form.moveUp'),
    moveDown: text('moduleRun.form.moveDown'),
    sortRows: text('moduleRun.form.sortRows'),
    levels: {
      block: text('moduleRun.form.level.block'),
      warn: text('moduleRun.form.level.warn'),
      info: text('moduleRun.form.level.info'),
    },
    noInputs: text('moduleRun.form.noInputs'),
  }
}

const FAILURES = [
  'divisionByZero',
  'overflow',
  'domain',
  'tooCostly',
  'type',
  'overlap',
  'broken',
  'cycle',
] as const

function failureText(text: Text, failure: string | undefined): string {
  const known = FAILURES.find((name) => name === failure)
  return text(known ? `moduleRun.failure.${known}` : 'moduleRun.failure.other')
}

export function faultText(text: Text, fault: InputFault, input: Input): string {
  switch (fault) {
    case 'outOfRange':
      return text('moduleRun.fault.outOfRange', { range: rangeText(text, input) })
    case 'tooManyDecimals':
      return text('moduleRun.fault.tooManyDecimals', { count: ('decimals' in input && input.decimals) || 0 })
    case 'tooFew':
      if (input.kind === 'size')
        return text('moduleRun.fault.tooFewDimensions', { count: dimensionsOf(input).least })
      return text('moduleRun.fault.tooFew', { count: input.kind === 'multi' ? (input.min ?? 1) : 1 })
    case 'tooMany':
      if (input.kind === 'size')
        return text('moduleRun.fault.tooManyDimensions', { count: dimensionsOf(input).most })
      return text('moduleRun.fault.tooMany', { count: input.kind === 'multi' ? (input.max ?? 1) : 1 })
    case 'tooLong':
      return text('moduleRun.fault.tooLong', { count: input.kind === 'text' ? (input.max ?? 2000) : 2000 })
    case 'unitUnknown':
      return text('moduleRun.fault.unitUnknown', { units: listNames(unitsOf(input), text.locale) })
    default:
      return text(`moduleRun.fault.${fault}`)
  }
}

const unitsOf = (input: Input): string[] => [
  ...('unit' in input && input.unit ? [input.unit] : []),
  ...('altUnits' in input ? (input.altUnits ?? []) : []),
]

/** «at least 0.1 and at most 15 cm», in the word order of the language. */
function rangeText(text: Text, input: Input): string {
  const day = (limit: string) => (limit === 'today' ? text('moduleRun.range.today') : limit)
  const { min, max, above, below } = limitsOf(input)
  const low =
    min !== undefined
      ? text('moduleRun.range.from', { min: day(min) })
      : above !== undefined
        ? text('moduleRun.range.above', { min: above })
        : undefined
  const high =
    max !== undefined
      ? text('moduleRun.range.to', { max: day(max) })
      : below !== undefined
        ? text('moduleRun.range.below', { max: below })
        : undefined
  return low && high ? text('moduleRun.range.both', { low, high }) : (low ?? high ?? '')
}

interface Limits {
  min?: string | undefined
  max?: string | undefined
  above?: string | undefined
  below?: string | undefined
}

function limitsOf(input: Input): Limits {
  switch (input.kind) {
    case 'number':
    case 'integer':
    case 'measure':
    case 'size':
    case 'date':
      return input
    default:
      return {}
  }
}

function sourceText(text: Text, source: ValueSource): string {
  switch (source.from) {
    case 'typed':
      return ''
    case 'dicom':
      return text('moduleRun.source.dicom', { attribute: source.attribute })
    case 'prior':
      return source.date
        ? text('moduleRun.source.priorOn', { date: source.date })
        : text('moduleRun.source.prior')
    default:
      return text(`moduleRun.source.${source.from}`)
  }
}
