import type { Finding } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Select } from '@pandok/ui'
import { useFaultText } from '#features/plates/exam/useFaultText.ts'
import { CasesField } from '#features/plates/logic/CasesField.tsx'
import type { FormulaNames } from '#features/plates/logic/FormulaNames.ts'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { pathName } from '#shared/fields/focusPath.ts'
import type { ChangeFinding } from './ChangeFinding.ts'
import { RankOptions } from './RankOptions.tsx'

const BY_CONDITION = 'byCondition'
const ORDINARY = 3

interface RankFieldProps {
  finding: Finding
  known: FormulaNames
  path: Path
  onChange: ChangeFinding
}

/** The urgency of its conclusion, fixed or by a condition. */
export function RankField({ finding, known, path, onChange }: RankFieldProps) {
  const text = useText()
  const fault = useFaultText(path)
  const { rank } = finding
  const isFormula = typeof rank === 'string'

  function choose(value: string) {
    onChange((now) => {
      if (value === '') return put(now, 'rank', undefined)
      if (value !== BY_CONDITION) return { ...now, rank: Number(value) }
      const first = typeof now.rank === 'number' ? now.rank : ORDINARY
      return { ...now, rank: `(false) ? ${first} : (${first})` }
    }, `rank/${value}`)
  }

  return (
    <>
      <Select
        label={text('plateExam.meaning.rank')}
        value={isFormula ? BY_CONDITION : rank === undefined ? '' : String(rank)}
        data-path={pathName(path)}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{text('plateExam.rank.none')}</option>
        <RankOptions other={isFormula ? undefined : rank} />
        {isFormula || known.fields.length > 0 ? (
          <option value={BY_CONDITION}>{text('plateExam.rank.byCondition')}</option>
        ) : null}
      </Select>
      {isFormula ? (
        <CasesField
          label={text('plateExam.rank.byCondition')}
          value={rank}
          onChange={(formula) => onChange((now) => ({ ...now, rank: formula }), 'rank/cases')}
          known={known}
          path={[...path, 'cases']}
          error={fault()}
          expected="decimal"
          first={String(ORDINARY)}
          result={(label, value, write) => (
            <Select size="sm" label={label} value={value} onChange={({ target }) => write(target.value)}>
              <RankOptions other={Number(value)} />
            </Select>
          )}
        />
      ) : null}
    </>
  )
}
