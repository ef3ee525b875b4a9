import type { ExamRegion, Finding } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Checkbox, Select } from '@pandok/ui'
import { useFaultText } from '#features/plates/exam/useFaultText.ts'
import { CellChoice } from '#features/plates/logic/CellChoice.tsx'
import { Choices } from '#features/plates/logic/Choices.tsx'
import { useFormulaNames } from '#features/plates/logic/useFormulaNames.ts'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useCellWork } from '../CellContext.ts'
import type { ChangeFinding } from './ChangeFinding.ts'
import { ColumnField } from './ColumnField.tsx'
import { FindingMore } from './FindingMore.tsx'
import { RankField } from './RankField.tsx'
import { RegionByField } from './RegionByField.tsx'
import { RegionOptions, useRegionItems } from './RegionOptions.tsx'
import { ReplacesWhen } from './ReplacesWhen.tsx'
import { alwaysReplaced, withReplaced } from './replaces.ts'

/** A cell's finding: its region, what it replaces and contradicts, and its urgency. */
export function FindingFields({ regions }: { regions: readonly ExamRegion[] }) {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const own = [...path, 'finding']
  const fault = useFaultText(own)
  const { finding } = cell
  const write: ChangeFinding = (update, field) =>
    change((now) => (now.finding ? { ...now, finding: update(now.finding) } : now), `finding/${field}`)

  /** By default, a finding replaces the normal sentence of its region. */
  function choose(region: string) {
    change((now) => {
      if (region === '') return put(now, 'finding', undefined)
      const before = now.finding
      if (!before) return { ...now, finding: { region, replaces: [{ regions: [region] }] } }
      const kept = alwaysReplaced(before).filter((id) => id !== before.region)
      return {
        ...now,
        finding: withReplaced({ ...before, region }, [region, ...kept.filter((id) => id !== region)]),
      }
    }, `finding/region/${region}`)
  }

  return (
    <>
      <Select
        label={text('plateExam.meaning.region')}
        value={finding?.region ?? ''}
        error={fault('region')}
        data-path={pathName([...own, 'region'])}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{text('plateExam.meaning.noFinding')}</option>
        <RegionOptions regions={regions} />
      </Select>
      {finding ? <FoundFields finding={finding} regions={regions} path={own} onChange={write} /> : null}
    </>
  )
}

interface FoundFieldsProps {
  finding: Finding
  regions: readonly ExamRegion[]
  path: Path
  onChange: ChangeFinding
}

function FoundFields({ finding, regions, path, onChange }: FoundFieldsProps) {
  const text = useText()
  const { cell } = useCellWork()
  const known = useFormulaNames(cell)
  const items = useRegionItems(regions)
  return (
    <>
      <RegionByField {...{ finding, regions, known, path, onChange }} />
      <ColumnField {...{ finding, regions, path, onChange }} />
      <Choices
        label={text('plateExam.meaning.replaces')}
        items={items}
        chosen={alwaysReplaced(finding)}
        onChange={(ids) => onChange((now) => withReplaced(now, ids), `replaces/${ids.join()}`)}
      />
      <ReplacesWhen {...{ finding, regions, known, path, onChange }} />
      <CellChoice
        label={text('plateExam.meaning.conflicts')}
        chosen={finding.conflicts ?? []}
        except={cell.id}
        onChange={(ids) =>
          onChange(
            (now) => put(now, 'conflicts', ids.length > 0 ? ids : undefined),
            `conflicts/${ids.join()}`,
          )
        }
        path={[...path, 'conflicts']}
      />
      <RankField finding={finding} known={known} path={[...path, 'rank']} onChange={onChange} />
      <Checkbox
        label={text('plateExam.meaning.minor')}
        checked={finding.isMinor ?? false}
        onChange={({ target }) =>
          onChange((now) => put(now, 'isMinor', target.checked || undefined), 'isMinor')
        }
      />
      <FindingMore finding={finding} onChange={onChange} />
    </>
  )
}
