import type { Cell, ExamRegion } from '@pandok/domain'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useFaultText } from '../exam/useFaultText.ts'
import { Choices } from '../logic/Choices.tsx'
import { useCellWork } from './CellContext.ts'
import { useRegionItems } from './finding/RegionOptions.tsx'

/**
 * The normal sentences that the cell writes: none, those of some regions, or all with the normal conclusion.
 */
export function WritesField({ regions }: { regions: readonly ExamRegion[] }) {
  const text = useText()
  const { cell, path, change } = useCellWork()
  const { normal } = cell
  const fault = useFaultText(path)
  const items = useRegionItems(regions)
  const mode = normal === undefined ? 'none' : normal === 'all' ? 'all' : 'some'
  const write = (next: Cell['normal'], field: string) =>
    change((now) => put(now, 'normal', next), `normal/${field}`)
  return (
    <>
      <Select
        label={text('plateExam.writes.label')}
        value={mode}
        error={fault('normal')}
        data-path={pathName([...path, 'normal'])}
        onChange={({ target: { value } }) =>
          write(
            value === 'none' ? undefined : value === 'all' ? 'all' : regions.slice(0, 1).map(({ id }) => id),
            value,
          )
        }
      >
        {(['none', 'all', 'some'] as const).map((each) => (
          <option key={each} value={each}>
            {text(`plateExam.writes.${each}`)}
          </option>
        ))}
      </Select>
      {mode === 'some' ? (
        <Choices
          label={text('plateExam.writes.some')}
          items={items}
          chosen={normal === 'all' ? [] : (normal ?? [])}
          onChange={(ids) => write(ids, ids.join())}
        />
      ) : null}
    </>
  )
}
