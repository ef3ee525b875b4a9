import { type ExamRegion, type Finding, wordsIn } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useBoardState } from '#features/plates/editor/useBoard.ts'
import { columnName } from '#features/plates/exam/columnName.ts'
import { useFaultText } from '#features/plates/exam/useFaultText.ts'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import type { ChangeFinding } from './ChangeFinding.ts'

interface ColumnFieldProps {
  finding: Finding
  regions: readonly ExamRegion[]
  path: Path
  onChange: ChangeFinding
}

/** The column of its sentences in a region that is a table. */
export function ColumnField({ finding, regions, path, onChange }: ColumnFieldProps) {
  const text = useText()
  const fault = useFaultText(path)
  const cells = useBoardState(({ plate }) => plate.cells)
  const rows = regions.find(({ id }) => id === finding.region)?.rows
  if (!rows && finding.column === undefined) return null
  const columns = rows?.columns ?? []
  return (
    <Select
      label={text('plateExam.meaning.column')}
      value={finding.column ?? ''}
      error={fault('column')}
      data-path={pathName([...path, 'column'])}
      onChange={({ target }) =>
        onChange(
          (now) => put(now, 'column', target.value === '' ? undefined : target.value),
          `column/${target.value}`,
        )
      }
    >
      <option value="">{text('plateExam.meaning.noColumn')}</option>
      {finding.column !== undefined && !columns.includes(finding.column) ? (
        <option value={finding.column}>{finding.column}</option>
      ) : null}
      {columns.map((column, at) => (
        <option key={column} value={column}>
          {wordsIn(rows?.names?.[column] ?? {}, text.locale) || columnName(column, at, cells, text)}
        </option>
      ))}
    </Select>
  )
}
