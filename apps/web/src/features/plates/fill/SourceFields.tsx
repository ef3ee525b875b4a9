import { type FillSource, MEASUREMENT_KINDS, SUPPLIED_MEASUREMENTS } from '@pandok/domain'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { AttributeField } from '#shared/fill/AttributeField.tsx'
import { suitsKind } from '#shared/fill/suitsKind.ts'
import { CellChoice } from '../logic/CellChoice.tsx'
import { AnswerField } from './AnswerField.tsx'
import { useFillWork } from './FillContext.ts'
import type { Fillable } from './fillPlaces.ts'
import { newSource, SOURCES, type SourceKind } from './newRule.ts'
import { PlaceFields } from './PlaceFields.tsx'
import { isCompatible, isLikely } from './ruleTrouble.ts'

interface SourceFieldsProps {
  source: FillSource
  target: Fillable
  onChange: (source: FillSource) => void
}

export function SourceFields({ source, target, onChange }: SourceFieldsProps) {
  const text = useText()
  const { places } = useFillWork()
  return (
    <>
      <Select
        label={text('plateFill.source')}
        value={source.from}
        onChange={(event) => onChange(newSource(event.target.value, target, places))}
      >
        {SOURCES.filter((from) => from === source.from || canFill(from, target, places)).map((from) => (
          <option key={from} value={from}>
            {text(`plateFill.from.${from}`)}
          </option>
        ))}
      </Select>
      <SourceDetail source={source} target={target} onChange={onChange} />
    </>
  )
}

function SourceDetail({ source, target, onChange }: SourceFieldsProps) {
  const text = useText()
  switch (source.from) {
    case 'cell':
      return (
        <PlaceFields
          legend={text('plateFill.takeFrom')}
          place={source}
          except={target}
          onChange={(place) => onChange({ from: 'cell', ...place })}
        />
      )
    case 'dicom':
      return (
        <AttributeField
          value={source.attribute}
          onChange={(attribute) => onChange({ from: 'dicom', attribute })}
        />
      )
    case 'measurement':
      return <MeasurementFields source={source} onChange={onChange} />
    case 'default':
      return (
        <>
          <AnswerField
            target={target}
            value={source.value}
            onChange={(value) => onChange({ ...source, value })}
          />
          <CellChoice
            label={text('plateFill.with')}
            hint={text('plateFill.with.hint')}
            chosen={source.with ?? []}
            except={target.cell}
            onChange={(ids) => onChange(put(source, 'with', ids.length > 0 ? ids : undefined))}
            path={['source', 'with']}
          />
        </>
      )
    case 'today':
    case 'clipboard':
      return null
  }
}

interface MeasurementFieldsProps {
  source: Extract<FillSource, { from: 'measurement' }>
  onChange: (source: FillSource) => void
}

/** The kind of measurement, and whether the latest or the selected one is used. */
function MeasurementFields({ source, onChange }: MeasurementFieldsProps) {
  const text = useText()
  return (
    <div className="grid gap-2 @md:grid-cols-2">
      <Select
        label={text('plateFill.what')}
        value={source.what}
        onChange={(event) => onChange({ ...source, what: event.target.value })}
      >
        {MEASUREMENT_KINDS.filter(
          // The stored choice stays in the list; otherwise the field would show another one.
          (what) => SUPPLIED_MEASUREMENTS.includes(what) || what === source.what,
        ).map((what) => (
          <option key={what} value={what}>
            {text(`moduleEditor.what.${what}`)}
          </option>
        ))}
      </Select>
      <Select
        label={text('plateFill.pick')}
        value={source.pick ?? 'latest'}
        onChange={(event) =>
          onChange(put(source, 'pick', event.target.value === 'chosen' ? 'chosen' : undefined))
        }
      >
        <option value="latest">{text('plateFill.pick.latest')}</option>
        <option value="chosen">{text('plateFill.pick.chosen')}</option>
      </Select>
    </div>
  )
}

/** Whether a source of this kind can have a value for the input; otherwise it isn't offered. */
function canFill(from: SourceKind, target: Fillable, places: readonly Fillable[]): boolean {
  if (from === 'cell') return places.some((place) => place !== target && isCompatible(place, target))
  if (from === 'dicom') return suitsKind(from, target.kind)
  return isLikely(newSource(from, target, places), target)
}
