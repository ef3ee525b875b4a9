import { CELL_NAME_MAX_CHARACTERS } from '@pandok/domain'
import type { ArrangedPlate, ProposedRow } from '@pandok/exchange/proposal'
import { Badge, Checkbox, ChevronRightIcon, cx, IconButton, TextField } from '@pandok/ui'
import { memo, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { languageName } from '#shared/fields/languageName.ts'
import type { ImportStore } from '../store/createImportStore.ts'
import { KeyChoice, PlateChoice } from './PlaceFields.tsx'
import { RowDetails } from './RowDetails.tsx'
import { RowRemarks } from './RowRemarks.tsx'

interface RowItemProps {
  row: ProposedRow
  plate: string | undefined
  keyOfCell: string | undefined
  /** The name of the row that this one duplicates or nearly duplicates. */
  other: string | undefined
  plates: readonly ArrangedPlate[]
  store: ImportStore
}

/** One macro or template; rarely changed fields open below it. */
export const RowItem = memo(function RowItem(props: RowItemProps) {
  const { row, plate, keyOfCell, other, plates, store } = props
  const text = useText()
  const details = useId()
  const [isOpen, setOpen] = useState(false)
  const change = store.changeRow
  return (
    <li
      className={cx(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 p-3 lg:grid-cols-[auto_11rem_minmax(0,1fr)_17rem_auto]',
        !row.isTaken && 'bg-sunken',
      )}
    >
      <Checkbox
        hideLabel
        className="mt-2"
        label={text('import.row.take', { name: row.name })}
        checked={row.isTaken}
        onChange={({ target }) => change(row.id, { isTaken: target.checked })}
      />
      <TextField
        label={text('import.row.name')}
        hideLabel
        value={row.name}
        maxLength={CELL_NAME_MAX_CHARACTERS}
        error={row.isTaken && row.name.trim() === '' ? text.problem('cell.name.required') : undefined}
        onChange={({ target }) => change(row.id, { name: target.value })}
      />
      <div className="grid min-w-0 content-start gap-1.5 max-lg:col-span-3">
        <RowSummary row={row} />
        <RowRemarks row={row} other={other} store={store} />
      </div>
      <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-2 max-lg:col-span-3">
        <KeyChoice row={row} value={keyOfCell} onChange={(key) => change(row.id, { key })} />
        <PlateChoice
          row={row}
          value={plate}
          plates={plates}
          onChange={(to) => change(row.id, { plate: to })}
        />
      </div>
      <IconButton
        className="max-lg:col-start-3 max-lg:row-start-1"
        label={text('import.row.details', { name: row.name })}
        icon={<ChevronRightIcon className={cx('transition-transform', isOpen && 'rotate-90')} />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? details : undefined}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen ? (
        <div id={details} className="col-span-full pt-2 lg:ps-9">
          <RowDetails row={row} onChange={(changed) => change(row.id, changed)} />
        </div>
      ) : null}
    </li>
  )
})

function RowSummary({ row }: { row: ProposedRow }) {
  const text = useText()
  return (
    <>
      <p lang={row.locale} className="line-clamp-2 text-sm break-words">
        {row.texts.map((part) => part.text).join(' ') || row.title}
      </p>
      <div className="flex min-w-0 flex-wrap items-center gap-1.5">
        <Badge tone={row.as === 'module' ? 'accent' : 'neutral'}>
          {text(row.isTemplate ? 'import.row.template' : `import.row.as.${row.as}`)}
        </Badge>
        <Badge>{languageName(row.locale, text.locale)}</Badge>
        {[...new Set(row.texts.map(({ section }) => section))].map((section) => (
          <Badge key={section}>{text(`reportSection.${section}`)}</Badge>
        ))}
      </div>
    </>
  )
}
