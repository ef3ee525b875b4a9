import { ADMIN_GRADES, ITEM_STATES } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'
import { ListFilter } from '#shared/list/ListFilter.tsx'
import type { ListControls } from '#shared/list/useListState.ts'
import { OwnerChip } from './OwnerChip.tsx'

export function ItemFilters({ list: { filter, setFilter } }: { list: ListControls }) {
  const text = useText()
  const owner = filter['ownerId']
  return (
    <>
      <ListFilter
        label={text('office.items.column.shared')}
        value={filter['shared'] ?? ''}
        onChange={(value) => setFilter('shared', value)}
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: text(`office.items.shared.${value}`),
        }))}
      />
      <ListFilter
        label={text('office.items.column.library')}
        value={filter['library'] ?? ''}
        onChange={(value) => setFilter('library', value)}
        options={ADMIN_GRADES.map((value) => ({
          value,
          label: text('ui.labelled', {
            label: text('office.items.column.library'),
            value: text(`office.items.grade.${value}`),
          }),
        }))}
      />
      <ListFilter
        label={text('office.items.filter.state')}
        value={filter['state'] ?? ''}
        onChange={(value) => setFilter('state', value)}
        options={ITEM_STATES.map((value) => ({ value, label: text(`office.items.state.${value}`) }))}
      />
      {owner ? <OwnerChip ownerId={owner} onRemove={() => setFilter('ownerId', '')} /> : null}
    </>
  )
}
