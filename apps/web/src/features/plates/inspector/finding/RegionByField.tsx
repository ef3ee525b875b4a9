import type { ExamRegion, Finding } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useFaultText } from '#features/plates/exam/useFaultText.ts'
import type { FormulaNames } from '#features/plates/logic/FormulaNames.ts'
import { useText } from '#platform/text/text.ts'
import { answerLabel } from '#shared/conditions/answerLabel.ts'
import { nameAmong } from '#shared/conditions/namedFields.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import type { ChangeFinding } from './ChangeFinding.ts'
import { RegionOptions } from './RegionOptions.tsx'

interface RegionByFieldProps {
  finding: Finding
  regions: readonly ExamRegion[]
  known: FormulaNames
  path: Path
  onChange: ChangeFinding
}

/** The region chosen by an answer: «right → right ovary, left → left ovary». */
export function RegionByField({ finding, regions, known, path, onChange }: RegionByFieldProps) {
  const text = useText()
  const fault = useFaultText(path)
  const { regionBy } = finding
  const fields = known.fields.filter(({ kind, options }) => options.length > 0 && kind !== 'multi')
  if (!regionBy && (fields.length === 0 || regions.length < 2)) return null
  const field = fields.find(({ id }) => id === regionBy?.blank)

  function assign(answer: string, region: string) {
    onChange((now) => {
      if (!now.regionBy) return now
      const { [answer]: _, ...others } = now.regionBy.regions
      const next = region === '' ? others : { ...others, [answer]: region }
      return { ...now, regionBy: { ...now.regionBy, regions: next } }
    }, `regionBy/${answer}/${region}`)
  }

  return (
    <div className="grid gap-2">
      <Select
        label={text('plateExam.meaning.regionBy')}
        value={regionBy?.blank ?? ''}
        error={fault('regionBy', 'blank')}
        data-path={pathName([...path, 'regionBy', 'blank'])}
        onChange={({ target: { value } }) =>
          onChange(
            (now) => put(now, 'regionBy', value === '' ? undefined : { blank: value, regions: {} }),
            `regionBy/${value}`,
          )
        }
      >
        <option value="">{text('plateExam.meaning.sameRegion')}</option>
        {regionBy && !field ? <option value={regionBy.blank}>{regionBy.blank}</option> : null}
        {fields.map((each) => (
          <option key={each.id} value={each.id}>
            {nameAmong(fields, each)}
          </option>
        ))}
      </Select>
      {regionBy && field ? (
        <div className="grid gap-2 rounded-md bg-sunken p-2">
          {field.options.map(({ id }) => (
            <Select
              key={id}
              size="sm"
              label={text('plateExam.meaning.regionOf', { answer: answerLabel(field, id, text) })}
              value={regionBy.regions[id] ?? ''}
              error={fault('regionBy', 'regions', id)}
              onChange={({ target }) => assign(id, target.value)}
            >
              <option value="">{text('plateExam.meaning.asAbove')}</option>
              <RegionOptions regions={regions} />
            </Select>
          ))}
        </div>
      ) : null}
    </div>
  )
}
