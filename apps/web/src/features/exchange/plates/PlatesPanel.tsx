import { checkPlateName, MODULES_PER_MEMBER_MAX, PLATE_NAME_MAX_CHARACTERS } from '@pandok/domain'
import { type ArrangedPlate, LAYOUTS } from '@pandok/exchange/proposal'
import { userInfo } from '@pandok/protocol'
import { Button, Checkbox, cx, Notice, Select, TextField } from '@pandok/ui'
import { memo } from 'react'
import { useStorePart } from '#platform/storage/useStorePart.ts'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import type { ImportStore } from '../store/createImportStore.ts'

export function PlatesPanel({ store }: { store: ImportStore }) {
  const text = useText()
  const { layout, arrangement, skipped, rows } = useStorePart(
    store,
    ({ layout: by, arrangement: laid, skipped: out, rows: all }) => ({
      layout: by,
      arrangement: laid,
      skipped: out,
      rows: all,
    }),
  )
  const hasFields = rows.some(({ fields, isTemplate }) => fields.length > 0 && !isTemplate)
  if (rows.every(({ isTemplate }) => isTemplate) && arrangement.plates.length === 0)
    return <Room store={store} />
  return (
    <section aria-labelledby="import-plates" className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="import-plates" className="text-lg font-bold">
          {text('import.plates', { count: arrangement.plates.length })}
        </h2>
        <div className="flex flex-wrap items-end gap-3">
          {hasFields ? <FieldsAs store={store} /> : null}
          <Select
            label={text('import.layout')}
            size="sm"
            value={layout}
            onChange={({ target }) => store.setLayout(target.value)}
          >
            {LAYOUTS.map((each) => (
              <option key={each} value={each}>
                {text(`import.layout.${each}`)}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Room store={store} />
      <ul className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
        {arrangement.plates.map((plate) => (
          <PlateLine key={plate.id} plate={plate} isSkipped={skipped.has(plate.id)} store={store} />
        ))}
      </ul>
    </section>
  )
}

function FieldsAs({ store }: { store: ImportStore }) {
  const text = useText()
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{text('import.fields')}</legend>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => store.setFieldsAs('module')}>
          {text('import.fields.module')}
        </Button>
        <Button size="sm" onClick={() => store.setFieldsAs('sentence')}>
          {text('import.fields.sentence')}
        </Button>
      </div>
    </fieldset>
  )
}

/** The server would refuse more than there is room for, so the member is told before the import. */
function Room({ store }: { store: ImportStore }) {
  const text = useText()
  const { plates, modules } = useStorePart(store, ({ counts }) => counts)
  const entitlement = useActionQuery(userInfo, {}, { placeholderData: (before) => before }).data?.entitlement
  const room = entitlement
    ? Math.max(0, entitlement.plateLimit - entitlement.plateCount)
    : Number.POSITIVE_INFINITY
  return (
    <>
      {plates > room ? (
        <Notice tone="warning" role="status">
          {text('import.plates.room', { room })}
        </Notice>
      ) : null}
      {modules > MODULES_PER_MEMBER_MAX ? (
        <Notice tone="warning" role="status">
          {text('import.modules.room', { max: MODULES_PER_MEMBER_MAX })}
        </Notice>
      ) : null}
    </>
  )
}

interface PlateLineProps {
  plate: ArrangedPlate
  isSkipped: boolean
  store: ImportStore
}

const PlateLine = memo(function PlateLine({ plate: { id, name, cells }, isSkipped, store }: PlateLineProps) {
  const text = useText()
  const verdict = checkPlateName(name.trim())
  return (
    <li
      className={cx(
        'flex min-w-0 items-start gap-2 rounded-lg border border-line bg-raised p-3',
        isSkipped && 'opacity-70',
      )}
    >
      <Checkbox
        hideLabel
        className="mt-2"
        label={text('import.plate.take', { name })}
        checked={!isSkipped}
        onChange={({ target }) => store.skipPlate(id, !target.checked)}
      />
      <TextField
        className="flex-1"
        label={text('import.plate.name')}
        hideLabel
        value={name}
        maxLength={2 * PLATE_NAME_MAX_CHARACTERS}
        error={
          verdict.ok || isSkipped
            ? undefined
            : text.problem(verdict.reason, { max: PLATE_NAME_MAX_CHARACTERS })
        }
        onChange={({ target }) => store.renamePlate(id, target.value)}
        suffix={
          <span className="whitespace-nowrap">{text('import.plate.cells', { count: cells.length })}</span>
        }
      />
    </li>
  )
})
