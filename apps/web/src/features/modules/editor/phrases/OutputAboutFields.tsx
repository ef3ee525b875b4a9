import { REGION_NAME_MAX_CHARACTERS } from '@pandok/domain'
import {
  ABOUT_MAX,
  aboutOf,
  OUTPUT_MEANINGS,
  type Output,
  type OutputAbout,
  type Path,
} from '@pandok/module-engine'
import { Button, PlusIcon, Select } from '@pandok/ui'
import { type ComponentProps, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { ConditionBuilder } from '#shared/conditions/ConditionBuilder.tsx'
import { put, replaceItem } from '#shared/fields/arrays.ts'
import { LocalTextField } from '../shell/LocalTextField.tsx'

type Conditions = Pick<ComponentProps<typeof ConditionBuilder>, 'fields' | 'scope'>

interface OutputAboutFieldsProps extends Conditions {
  output: Output
  path: Path
  onChange: (about: Output['about']) => void
}

/** The regions of an exam that the sentence is about. */
export function OutputAboutFields({ output, path, onChange, ...conditions }: OutputAboutFieldsProps) {
  const text = useText()
  const regions = aboutOf(output)
  const [isAdding, setAdding] = useState(false)
  const isList = Array.isArray(output.about)
  // One region without a condition is stored in the same form as before there were several.
  const change = (next: readonly OutputAbout[]) => {
    setAdding(false)
    onChange(next.length === 0 ? undefined : next.length === 1 && !isList ? next[0] : [...next])
  }
  const hasEmpty = regions.length === 0 || isAdding
  const rows = hasEmpty ? [...regions, undefined] : regions
  return (
    <>
      {rows.map((about, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a region has no name of its own until it is named
        <div key={index} className="grid gap-3">
          <MeaningSelect
            value={about?.as ?? ''}
            onChange={(as) =>
              change([
                ...regions.slice(0, index),
                ...(as ? [{ region: {}, ...about, as }] : []),
                ...regions.slice(index + 1),
              ])
            }
          />
          {about ? (
            <AboutRegion
              about={about}
              path={isList ? [...path, 'about', index] : [...path, 'about']}
              onChange={(next) => change(replaceItem(regions, index, next))}
              {...conditions}
            />
          ) : null}
        </div>
      ))}
      {hasEmpty || regions.length >= ABOUT_MAX ? null : (
        <Button icon={<PlusIcon />} onClick={() => setAdding(true)}>
          {text('moduleLogic.output.about.add')}
        </Button>
      )}
    </>
  )
}

interface AboutRegionProps extends Conditions {
  about: OutputAbout
  path: Path
  onChange: (next: OutputAbout) => void
}

function AboutRegion({ about, path, onChange, fields, scope }: AboutRegionProps) {
  const text = useText()
  return (
    <>
      <LocalTextField
        label={text('moduleLogic.output.about.region')}
        hint={text('moduleLogic.output.about.region.hint')}
        value={about.region}
        maxLength={REGION_NAME_MAX_CHARACTERS}
        onChange={(region = {}) => onChange({ ...about, region })}
        path={[...path, 'region']}
      />
      <ConditionBuilder
        label={text('moduleLogic.output.about.when')}
        value={about.when ?? ''}
        onChange={(when) => onChange(put(about, 'when', when === '' ? undefined : when))}
        fields={fields}
        scope={scope}
        path={[...path, 'when']}
      />
    </>
  )
}

interface MeaningSelectProps {
  value: OutputAbout['as'] | ''
  onChange: (as: OutputAbout['as'] | undefined) => void
}

function MeaningSelect({ value, onChange }: MeaningSelectProps) {
  const text = useText()
  return (
    <Select
      label={text('moduleLogic.output.about')}
      value={value}
      onChange={({ target }) => onChange(OUTPUT_MEANINGS.find((one) => one === target.value))}
    >
      <option value="">{text('moduleLogic.output.about.none')}</option>
      {OUTPUT_MEANINGS.map((meaning) => (
        <option key={meaning} value={meaning}>
          {text(`moduleLogic.output.about.${meaning}`)}
        </option>
      ))}
    </Select>
  )
}
