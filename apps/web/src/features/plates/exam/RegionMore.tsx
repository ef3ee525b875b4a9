import type { ExamRegion } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { useText } from '#platform/text/text.ts'
import { put } from '#shared/fields/arrays.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { CellChoice } from '../logic/CellChoice.tsx'
import type { ChangeRegion } from './ChangeRegion.ts'
import { RegionRowsFields } from './RegionRowsFields.tsx'
import { useFaultText } from './useFaultText.ts'

interface RegionMoreProps {
  region: ExamRegion
  path: Path
  onChange: ChangeRegion
}

export function RegionMore({ region, path, onChange }: RegionMoreProps) {
  const text = useText()
  const fault = useFaultText(path)
  const isUsed = Boolean(region.rows ?? region.onlyWith ?? region.notWith)
  return (
    <Disclosure label={text('plateExam.region.more')} initiallyOpen={isUsed}>
      <RegionRowsFields region={region} path={path} onChange={onChange} />
      {(['onlyWith', 'notWith'] as const).map((name) => (
        <CellChoice
          key={name}
          label={text(`plateExam.region.${name}`)}
          chosen={region[name] ?? []}
          onChange={(ids) =>
            onChange((now) => put(now, name, ids.length > 0 ? ids : undefined), `${name}/${ids.join()}`)
          }
          path={[...path, name]}
          error={fault(name, 0)}
        />
      ))}
    </Disclosure>
  )
}
