import { MEASUREMENT_KINDS, type MeasurementKind, SUPPLIED_MEASUREMENTS } from '@pandok/domain'
import type { Fill, Input, Path } from '@pandok/module-engine'
import { Button, IconButton, Notice, PlusIcon, Select, TextField, XIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { insertItem, put, removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { ExpressionField } from '../shell/ExpressionField.tsx'
import type { SetInput } from './useInput.ts'

const SOURCES = ['dicom', 'measurement', 'cell', 'prior', 'clipboard', 'today', 'const', 'expr'] as const
const FILLS_MAX = 8

interface FillListProps {
  index: number
  input: Input
  set: SetInput
}

/** Sources that prefill the answer; the first one with a value is used. */
export function FillList({ index, input, set }: FillListProps) {
  const text = useText()
  const fills = input.fill ?? []
  const path = ['inputs', index, 'fill']
  const write = (next: Fill[], at: number | string = 'list') =>
    set(put(input, 'fill', next.length === 0 ? undefined : next), `fill/${at}`)

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{text('moduleEditor.field.fill')}</legend>
      {fills.map((fill, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sources have no id
        <div key={at} className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
          <div className="grid gap-2 @md:grid-cols-2">
            <SourceSelect
              place={at + 1}
              from={fill.from}
              path={[...path, at]}
              onChange={(from) => write(replaceItem(fills, at, newFill(from, input.id)), at)}
            />
            <FillDetail
              fill={fill}
              path={[...path, at]}
              group={input.group}
              onChange={(next) => write(replaceItem(fills, at, next), at)}
            />
            {isSupplied(fill) ? null : (
              <Notice tone="warning" className="!px-3 !py-2 @md:col-span-2">
                {text('plateFill.trouble.noSupply')}
              </Notice>
            )}
          </div>
          <IconButton
            label={text('moduleEditor.fill.remove', { place: at + 1 })}
            icon={<XIcon />}
            onClick={() => write(removeItem(fills, at))}
          />
        </div>
      ))}
      {fills.length < FILLS_MAX ? (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          icon={<PlusIcon />}
          onClick={() => {
            write(insertItem(fills, fills.length, newFill('measurement', input.id)))
            focusPath([...path, fills.length])
          }}
        >
          {text('moduleEditor.fill.add')}
        </Button>
      ) : null}
    </fieldset>
  )
}

interface SourceSelectProps {
  place: number
  from: Fill['from']
  path: Path
  onChange: (from: Fill['from']) => void
}

function SourceSelect({ place, from, path, onChange }: SourceSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('moduleEditor.fill.source', { place })}
      hideLabel
      value={from}
      data-path={pathName(path)}
      onChange={({ target }) => onChange(target.value)}
    >
      {SOURCES.map((each) => (
        <option key={each} value={each}>
          {text(`moduleEditor.fill.${each}`)}
        </option>
      ))}
    </Select>
  )
}

const isSupplied = (fill: Fill): boolean =>
  fill.from !== 'measurement' || SUPPLIED_MEASUREMENTS.includes(fill.what)

function newFill(from: Fill['from'], own: string): Fill {
  switch (from) {
    case 'dicom':
      return { from, attribute: 'PatientSex' }
    case 'measurement':
      return { from, what: 'length' }
    case 'cell':
      return { from, input: 'size' }
    // The previous value of the same input, unless another one is named.
    case 'prior':
      return { from, input: own }
    case 'const':
      return { from, value: '' }
    case 'expr':
      return { from, expr: 'true' }
    case 'clipboard':
    case 'today':
      return { from }
  }
}

interface FillDetailProps {
  fill: Fill
  path: Path
  group: string | undefined
  onChange: (fill: Fill) => void
}

function FillDetail({ fill, path, group, onChange }: FillDetailProps) {
  const text = useText()
  switch (fill.from) {
    case 'dicom':
      return (
        <TextField
          label={text('moduleEditor.fill.attribute')}
          hideLabel
          placeholder="PatientAge"
          value={fill.attribute}
          maxLength={64}
          onChange={(event) => onChange({ ...fill, attribute: event.target.value })}
        />
      )
    case 'measurement':
      return <MeasurementSelect what={fill.what} onChange={(what) => onChange({ ...fill, what })} />
    case 'cell':
    case 'prior':
      return (
        <TextField
          label={text('moduleEditor.fill.input')}
          hideLabel
          value={fill.input}
          maxLength={32}
          inputClassName="font-mono"
          onChange={(event) => onChange({ ...fill, input: event.target.value.toLowerCase() })}
        />
      )
    case 'const':
      return (
        <TextField
          label={text('moduleEditor.fill.value')}
          hideLabel
          value={Array.isArray(fill.value) ? fill.value.join(', ') : String(fill.value)}
          onChange={(event) => onChange({ ...fill, value: event.target.value })}
        />
      )
    case 'expr':
      return (
        <ExpressionField
          label={text('moduleEditor.fill.expr')}
          value={fill.expr}
          path={[...path, 'expr']}
          group={group}
          onChange={(expr) => onChange({ ...fill, expr })}
        />
      )
    case 'clipboard':
    case 'today':
      return null
  }
}

interface MeasurementSelectProps {
  what: MeasurementKind
  onChange: (what: MeasurementKind) => void
}

/** Only measurements that the viewer supplies can be chosen; others can only be kept. */
function MeasurementSelect({ what, onChange }: MeasurementSelectProps) {
  const text = useText()
  const kinds = MEASUREMENT_KINDS.filter((each) => SUPPLIED_MEASUREMENTS.includes(each) || each === what)
  return (
    <Select
      label={text('moduleEditor.field.what')}
      hideLabel
      value={what}
      onChange={({ target }) => onChange(target.value)}
    >
      {kinds.map((each) => (
        <option key={each} value={each}>
          {text(`moduleEditor.what.${each}`)}
        </option>
      ))}
    </Select>
  )
}
