import { type CellOutput, REPORT_SECTIONS, type ReportSection } from '@pandok/domain'
import { Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import { useCellWork } from './CellContext.ts'

interface SectionFieldProps {
  output: CellOutput
  path: readonly (string | number)[]
}

export function SectionField({ output, path }: SectionFieldProps) {
  const text = useText()
  const { changeOutput } = useCellWork()
  return (
    <Select
      label={text('plateCell.section')}
      value={output.section}
      data-path={pathName([...path, 'section'])}
      onChange={({ target }) =>
        changeOutput(
          output.id,
          (now) => ({ ...now, section: target.value as ReportSection }),
          `section/${target.value}`,
        )
      }
    >
      {output.kind === 'module' ? <option value="auto">{text('plateCell.section.auto')}</option> : null}
      {REPORT_SECTIONS.map((section) => (
        <option key={section} value={section}>
          {text(`reportSection.${section}`)}
        </option>
      ))}
    </Select>
  )
}
