import { PLATE_SORTS } from '@pandok/domain'
import { IconButton, LayoutGridIcon, Select, TableIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { ListSearch } from '#shared/list/ListSearch.tsx'
import type { ListControls } from '#shared/list/useListState.ts'
import type { PlateTab } from './tabs.ts'

export type PlateView = 'cards' | 'list'

interface PlateToolsProps {
  tab: PlateTab
  list: ListControls
  view: PlateView
  onView: (view: PlateView) => void
}

/** Names are sorted in ascending order, everything else in descending order. */
const orderOf = (sort: string) => (sort === 'name' || sort === 'nickname' ? 'asc' : 'desc')

export function PlateTools({ tab, list, view, onView }: PlateToolsProps) {
  const text = useText()
  const sorts = PLATE_SORTS.filter((sort) => tab === 'shared' || sort !== 'nickname')
  return (
    <search className="flex flex-wrap items-center gap-2">
      <ListSearch label={text('plates.search')} search={list.search} setSearch={list.setSearch} />
      <Select
        label={text('plates.sort')}
        hideLabel
        value={list.sort}
        onChange={({ target }) => list.setSort(target.value, orderOf(target.value))}
        className="max-sm:flex-1"
      >
        {sorts.map((sort) => (
          <option key={sort} value={sort}>
            {text(`plates.sort.${sort}`)}
          </option>
        ))}
      </Select>
      <fieldset className="flex gap-1">
        <legend className="sr-only">{text('plates.view')}</legend>
        <IconButton
          label={text('plates.view.cards')}
          icon={<LayoutGridIcon />}
          aria-pressed={view === 'cards'}
          onClick={() => onView('cards')}
        />
        <IconButton
          label={text('plates.view.list')}
          icon={<TableIcon />}
          aria-pressed={view === 'list'}
          onClick={() => onView('list')}
        />
      </fieldset>
    </search>
  )
}
