import { MEASUREMENT_KINDS, type MeasurementKind, SUPPLIED_MEASUREMENTS } from '@pandok/domain'
import type { Fill, Input, InputKind, Path } from '@pandok/module-engine'
import { Button, IconButton, Notice, PlusIcon, Select, TextField, XIcon } from '@pandok/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { insertItem, put, removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { AttributeField } from '#shared/fill/AttributeField.tsx'
import { suitedAttribute, suitsKind } from '#shared/fill/suitsKind.ts'
import { ExpressionField } from '../shell/ExpressionField.tsx'
import type { SetInput } from './useInput.ts'

const SOURCES = ['dicom', 'measurement', 'cell', 'prior', 'clipboard', 'today', 'const', 'expr'] as const
const FILLS_MAX = 8

interface FillListProps {
  index: number
  input: Input
  set: SetInput
}

/** Sources that prefill the answer; the first one with a value is used. A new one is stored once its kind is chosen. */
export function FillList({ index, input, set }: FillListProps) {
  const text = useText()
  const [isAdding, setIsAdding] = useState(false)
  const fills = input.fill ?? []
  const path = ['inputs', index, 'fill']
  const write = (next: Fill[], at: number | string = 'list') =>
    set(put(input, 'fill', next.length === 0 ? undefined : next), `fill/${at}`)

  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{text('moduleEditor.field.fill')}</legend>
      {fills.map((fill, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sources have no id
        <Row key={at} place={at + 1} onRemove={() => write(removeItem(fills, at))}>
          <FillFields
            fill={fill}
            place={at + 1}
            input={input}
            path={[...path, at]}
            onChange={(next) => write(replaceItem(fills, at, next), at)}
          />
        </Row>
      ))}
      {isAdding ? (
        <Row place={fills.length + 1} onRemove={() => setIsAdding(false)}>
          <SourceSelect
            place={fills.length + 1}
            from=""
            kind={input.kind}
            path={[...path, fills.length]}
            onChange={(from) => {
              write(insertItem(fills, fills.length, newFill(from, input)))
              setIsAdding(false)
              focusPath([...path, fills.length])
            }}
          />
        </Row>
      ) : null}
      {fills.length < FILLS_MAX && !isAdding ? (
        <Button
          size="sm"
          variant="quiet"
          className="justify-self-start"
          icon={<PlusIcon />}
          onClick={() => {
            setIsAdding(true)
            focusPath([...path, fills.length])
          }}
        >
          {text('moduleEditor.fill.add')}
        </Button>
      ) : null}
    </fieldset>
  )
}

interface RowProps {
  place: number
  onRemove: () => void
  children: ReactNode
}

function Row({ place, onRemove, children }: RowProps) {
  const text = useText()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      {children}
      <IconButton label={text('moduleEditor.fill.remove', { place })} icon={<XIcon />} onClick={onRemove} />
    </div>
  )
}

interface FillFieldsProps {
  fill: Fill
  place: number
  input: Input
  path: Path
  onChange: (fill: Fill) => void
}

function FillFields({ fill, place, input, path, onChange }: FillFieldsProps) {
  const text = useText()
  return (
    <div className="grid gap-2 @md:grid-cols-2">
      <SourceSelect
        place={place}
        from={fill.from}
        kind={input.kind}
        path={path}
        onChange={(from) => onChange(newFill(from, input))}
      />
      <FillDetail fill={fill} path={path} group={input.group} onChange={onChange} />
      {isSupplied(fill) ? null : (
        <Notice tone="warning" className="!px-3 !py-2 @md:col-span-2">
          {text('plateFill.trouble.noSupply')}
        </Notice>
      )}
    </div>
  )
}

interface SourceSelectProps {
  place: number
  /** Empty before a kind is chosen. */
  from: Fill['from'] | ''
  kind: InputKind
  path: Path
  onChange: (from: Fill['from']) => void
}

function SourceSelect({ place, from, kind, path, onChange }: SourceSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('moduleEditor.fill.source', { place })}
      hideLabel
      value={from}
      data-path={pathName(path)}
      onChange={({ target }) => target.value !== '' && onChange(target.value)}
    >
      {from === '' ? <option value="">{text('moduleEditor.fill.choose')}</option> : null}
      {SOURCES.filter((each) => each === from || suitsKind(each, kind)).map((each) => (
        <option key={each} value={each}>
          {text(`moduleEditor.fill.${each}`)}
        </option>
      ))}
    </Select>
  )
}

const isSupplied = (fill: Fill): boolean =>
  fill.from !== 'measurement' || SUPPLIED_MEASUREMENTS.includes(fill.what)

function newFill(from: Fill['from'], { id, kind }: Input): Fill {
  switch (from) {
    case 'dicom':
      return { from, attribute: suitedAttribute(kind) }
    case 'measurement':
      return { from, what: 'length' }
    // If no name is given, the value of the input with the same name is used.
    case 'cell':
    case 'prior':
      return { from, input: id }
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
        <AttributeField value={fill.attribute} onChange={(attribute) => onChange({ ...fill, attribute })} />
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

/** Only measurements that the viewer supplies can be chosen; others that are stored already are kept. */
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
