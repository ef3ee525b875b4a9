import { BLANK_KINDS, BLANK_LABEL_MAX_CHARACTERS, type Blank, type BlankKind, wordsIn } from '@pandok/domain'
import { Checkbox, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { pathName } from '#shared/fields/focusPath.ts'
import type { FormulaNames } from '../logic/FormulaNames.ts'
import { BlankConditions } from './BlankConditions.tsx'
import { BlankLimits } from './BlankLimits.tsx'
import { hasDecimals, isBounded } from './blankKinds.ts'
import { CardHead } from './CardHead.tsx'
import type { ChangeBlank } from './ChangeBlank.ts'
import { OptionList } from './OptionList.tsx'
import { useFaultText } from './useFaultText.ts'
import { WordsFields } from './WordsFields.tsx'

interface BlankCardProps {
  blank: Blank
  /** The names that its conditions may use, including its own. */
  known: FormulaNames
  path: readonly (string | number)[]
  onChange: ChangeBlank
  onRemove: () => void
}

const UNITS: Partial<Record<BlankKind, readonly string[]>> = {
  size: ['cm', 'mm'],
  measure: ['mm', 'cm', 'mL', '[HU]', 'deg', 'cm2'],
}

const hasOptions = (kind: BlankKind): boolean => kind === 'choice' || kind === 'multi'

/** Converts the blank to another kind, dropping settings that the kind doesn't have. */
function ofKind(before: Blank, kind: BlankKind): Blank {
  const {
    options,
    unit,
    range,
    min,
    max,
    decimals,
    units: spelled,
    join,
    nouns,
    isListed,
    default: _,
    ...blank
  } = before
  const units = UNITS[kind]
  return {
    ...blank,
    kind,
    ...(isBounded(kind) && { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }),
    ...(hasDecimals(kind) && decimals !== undefined && { decimals }),
    ...((units || kind === 'number') && spelled && { units: spelled }),
    ...(kind === 'multi' && {
      ...(join && { join }),
      ...(nouns && { nouns }),
      ...(isListed && { isListed }),
    }),
    ...(hasOptions(kind) && { options: options ?? [] }),
    ...(units && { unit: unit !== undefined && units.includes(unit) ? unit : (units[0] ?? 'mm') }),
    ...(kind === 'number' && unit !== undefined && { unit }),
    ...(kind === 'level' && range && { range }),
  }
}

export function BlankCard({ blank, known, path, onChange, onRemove }: BlankCardProps) {
  const text = useText()
  const fault = useFaultText(path)
  const name = wordsIn(blank.label, text.locale) || blank.id
  const units = UNITS[blank.kind]
  return (
    <fieldset
      aria-label={name}
      data-path={pathName(path)}
      className="grid min-w-0 gap-3 rounded-lg border border-line bg-raised p-3"
    >
      <CardHead removeLabel={text('plateExam.blank.remove', { name })} onRemove={onRemove}>
        <WordsFields
          label={text('plateExam.blank.label')}
          words={blank.label}
          max={BLANK_LABEL_MAX_CHARACTERS}
          onChange={(label = {}, locale) => onChange((now) => ({ ...now, label }), `label/${locale}`)}
          error={fault('label')}
          path={pathName([...path, 'label'])}
        />
      </CardHead>
      <div className="grid gap-3 @md:grid-cols-2">
        <Select
          label={text('plateExam.blank.kind')}
          value={blank.kind}
          data-path={pathName([...path, 'kind'])}
          onChange={({ target }) => onChange((now) => ofKind(now, target.value), `kind/${target.value}`)}
        >
          {BLANK_KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {text(`plateExam.kind.${kind}`)}
            </option>
          ))}
        </Select>
        {units ? <UnitSelect unit={blank.unit} units={units} onChange={onChange} /> : null}
      </div>
      {hasOptions(blank.kind) ? <OptionList blank={blank} path={path} onChange={onChange} /> : null}
      <Checkbox
        label={text('plateExam.blank.mayBeEmpty')}
        checked={blank.isOptional ?? false}
        onChange={({ target }) =>
          onChange((now) => put(now, 'isOptional', target.checked || undefined), 'isOptional')
        }
      />
      <BlankConditions blank={blank} known={known} path={path} onChange={onChange} />
      <Disclosure label={text('plateExam.blank.advanced')}>
        <BlankLimits blank={blank} path={path} onChange={onChange} />
        <p className="text-sm text-muted">
          {text('ui.labelled', { label: text('plateExam.blank.id'), value: '' })}
          <code>{blank.id}</code>
        </p>
      </Disclosure>
    </fieldset>
  )
}

interface UnitSelectProps {
  unit: string | undefined
  units: readonly string[]
  onChange: ChangeBlank
}

/** The usual units of the kind, plus the present one. */
function UnitSelect({ unit: chosen, units, onChange }: UnitSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('plateExam.blank.unit')}
      value={chosen ?? units[0]}
      onChange={({ target }) => onChange((now) => ({ ...now, unit: target.value }), `unit/${target.value}`)}
    >
      {[...new Set([...units, ...(chosen ? [chosen] : [])])].map((unit) => (
        <option key={unit} value={unit}>
          {unit.replace(/[[\]]/gu, '')}
        </option>
      ))}
    </Select>
  )
}
