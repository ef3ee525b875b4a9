import { type ExamRegion, type Finding, REPLACEMENTS_MAX } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { Button, IconButton, PlusIcon, Trash2Icon } from '@pandok/ui'
import { useFaultText } from '#features/plates/exam/useFaultText.ts'
import { Choices } from '#features/plates/logic/Choices.tsx'
import { ConditionField } from '#features/plates/logic/ConditionField.tsx'
import type { FormulaNames } from '#features/plates/logic/FormulaNames.ts'
import { useText } from '#platform/text/text.ts'
import { removeItem, replaceItem } from '#shared/fields/arrays.ts'
import { focusPath } from '#shared/fields/focusPath.ts'
import type { ChangeFinding } from './ChangeFinding.ts'
import { useRegionItems } from './RegionOptions.tsx'
import { alwaysReplaced, replacedWhen, withReplacedWhen } from './replaces.ts'

interface ReplacesWhenProps {
  finding: Finding
  regions: readonly ExamRegion[]
  known: FormulaNames
  path: Path
  onChange: ChangeFinding
}

/**
 * Normal sentences that are replaced only under a condition, such as the sentence about the capsule if there
 * is extension beyond it.
 */
export function ReplacesWhen({ finding, regions, known, path, onChange }: ReplacesWhenProps) {
  const text = useText()
  const items = useRegionItems(regions)
  const conditional = replacedWhen(finding)
  const before = alwaysReplaced(finding).length > 0 ? 1 : 0
  const fault = useFaultText(path)
  if (conditional.length === 0 && (known.fields.length === 0 || items.length === 0)) return null
  const write = (next: typeof conditional, field: string) =>
    onChange((now) => withReplacedWhen(now, next), `replacesWhen/${field}`)
  return (
    <div className="grid gap-2">
      {conditional.length > 0 ? (
        <p className="text-sm font-semibold">{text('plateExam.meaning.replacesWhen')}</p>
      ) : null}
      {conditional.map((one, at) => (
        <ConditionalRow
          // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a condition
          key={at}
          number={at + 1}
          {...{ one, items, known }}
          path={[...path, 'replaces', before + at, 'when']}
          error={fault('replaces', before + at, 'when')}
          onChange={(next, field) => write(replaceItem(conditional, at, next), `${at}/${field}`)}
          onRemove={() => write(removeItem(conditional, at), `remove/${at}`)}
        />
      ))}
      <Button
        size="sm"
        variant="quiet"
        className="justify-self-start"
        icon={<PlusIcon />}
        disabled={(finding.replaces?.length ?? 0) >= REPLACEMENTS_MAX}
        onClick={() => {
          // The condition starts as `false`, so that nothing is replaced before the author sets it.
          write([...conditional, { regions: items.slice(0, 1).map(({ id }) => id), when: 'false' }], 'add')
          focusPath([...path, 'replaces', before + conditional.length, 'when'])
        }}
      >
        {text('plateExam.meaning.addReplace')}
      </Button>
    </div>
  )
}

type Conditional = ReturnType<typeof replacedWhen>[number]

interface ConditionalRowProps {
  one: Conditional
  number: number
  items: ReturnType<typeof useRegionItems>
  known: FormulaNames
  path: Path
  error: string | undefined
  onChange: (next: Conditional, field: string) => void
  onRemove: () => void
}

function ConditionalRow(props: ConditionalRowProps) {
  const { one, number, items, known, path, error, onChange, onRemove } = props
  const text = useText()
  return (
    <div className="flex min-w-0 items-start gap-2 rounded-md bg-sunken p-2">
      <div className="grid min-w-0 flex-1 gap-2">
        <ConditionField
          label={text('plateExam.meaning.when')}
          value={one.when === 'false' ? undefined : one.when}
          none="…"
          onChange={(when = 'false') => onChange({ ...one, when }, 'when')}
          known={known}
          path={path}
          error={error}
        />
        <Choices
          label={text('plateExam.meaning.replaceRegions', { number })}
          items={items}
          chosen={one.regions}
          onChange={(ids) => onChange({ ...one, regions: ids }, ids.join())}
        />
      </div>
      <IconButton
        size="sm"
        label={text('plateExam.meaning.removeReplace', { number })}
        icon={<Trash2Icon />}
        onClick={onRemove}
      />
    </div>
  )
}
