import {
  BLANK_LABEL_MAX_CHARACTERS,
  type CellValue,
  PHRASE_MAX_CHARACTERS,
  VALUE_KINDS,
  wordsIn,
} from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { ConditionField } from '../logic/ConditionField.tsx'
import type { FormulaNames } from '../logic/FormulaNames.ts'
import { CardHead } from './CardHead.tsx'
import type { ChangeValue } from './ChangeValue.ts'
import { useFaultText } from './useFaultText.ts'
import { ChoiceValue, FormulaValue } from './ValueFields.tsx'
import { WordsFields } from './WordsFields.tsx'

interface ValueCardProps {
  value: CellValue
  known: FormulaNames
  path: Path
  onChange: ChangeValue
  onRemove: () => void
}

/** Converts the value to another kind, dropping settings that the kind doesn't have. Conditions are kept. */
function ofKind(
  { formula, text, options, unit, decimals, ...value }: CellValue,
  kind: CellValue['kind'],
): CellValue {
  const isCondition = (one: CellValue['kind']) => one === 'bool' || one === 'words'
  return {
    ...value,
    kind,
    ...(isCondition(value.kind) && isCondition(kind) && formula !== undefined && { formula }),
    ...(kind === 'bool' && !(isCondition(value.kind) && formula !== undefined) && { formula: 'false' }),
    ...(kind === 'number' && { formula: '0' }),
    ...(kind === 'text' && { formula: '""' }),
    ...(kind === 'choice' && { formula: '""', options: options ?? [] }),
    ...(kind === 'words' && { text: text ?? {} }),
    ...(kind === 'number' && {
      ...(unit !== undefined && { unit }),
      ...(decimals !== undefined && { decimals }),
    }),
  }
}

export function ValueCard({ value, known, path, onChange, onRemove }: ValueCardProps) {
  const text = useText()
  const fault = useFaultText(path)
  const { id, kind, label, formula } = value
  const name = wordsIn(label ?? {}, text.locale) || id
  const others = { ...known, fields: known.fields.filter((field) => field.id !== id) }
  const isCondition = kind === 'bool' || kind === 'words'
  return (
    <fieldset
      aria-label={name}
      data-path={pathName(path)}
      className="grid min-w-0 gap-3 rounded-lg border border-line bg-raised p-3"
    >
      <CardHead removeLabel={text('plateExam.value.remove', { name })} onRemove={onRemove}>
        <WordsFields
          label={text('plateExam.value.label')}
          hint={text('plateExam.value.code', { code: `{${id}}` })}
          words={label}
          max={BLANK_LABEL_MAX_CHARACTERS}
          onChange={(words, locale) => onChange((now) => put(now, 'label', words), `label/${locale}`)}
          error={fault('id')}
          path={pathName([...path, 'label'])}
        />
      </CardHead>
      <KindSelect kind={kind} onChange={onChange} />
      {kind === 'words' ? (
        <WordsFields
          isLong
          label={text('plateExam.value.words')}
          words={value.text}
          max={PHRASE_MAX_CHARACTERS}
          onChange={(words = {}, locale) => onChange((now) => ({ ...now, text: words }), `text/${locale}`)}
        />
      ) : null}
      {isCondition ? (
        <ConditionField
          label={text(kind === 'words' ? 'plateExam.value.said' : 'plateExam.value.holds')}
          none={kind === 'bool' ? '…' : undefined}
          value={kind === 'bool' && formula === 'false' ? undefined : formula}
          onChange={(next) =>
            onChange((now) => put(now, 'formula', next ?? (kind === 'bool' ? 'false' : undefined)), 'formula')
          }
          known={others}
          path={[...path, 'formula']}
          error={fault('formula')}
        />
      ) : null}
      {kind === 'choice' ? (
        <ChoiceValue value={value} known={others} path={path} error={fault('formula')} onChange={onChange} />
      ) : null}
      {kind === 'number' || kind === 'text' ? (
        <FormulaValue value={value} known={others} path={path} onChange={onChange} />
      ) : null}
    </fieldset>
  )
}

function KindSelect({ kind, onChange }: { kind: CellValue['kind']; onChange: ChangeValue }) {
  const text = useText()
  return (
    <Select
      label={text('plateExam.value.kind')}
      value={kind}
      onChange={({ target }) => onChange((now) => ofKind(now, target.value), `kind/${target.value}`)}
    >
      {VALUE_KINDS.map((each) => (
        <option key={each} value={each}>
          {text(`plateExam.value.kind.${each}`)}
        </option>
      ))}
    </Select>
  )
}
