import { Button, Select } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { type KindName, useKindLabel } from '#platform/text/useKindLabel.ts'
import { ListSearch } from '#shared/list/ListSearch.tsx'
import type { ListControls } from '#shared/list/useListState.ts'

interface ModuleFiltersProps {
  list: ListControls
  facets: Readonly<Record<KindName, readonly string[]>> | undefined
}

const KINDS: readonly KindName[] = ['section', 'modality', 'type']

export function ModuleFilters({ list, facets }: ModuleFiltersProps) {
  const text = useText()
  const kindLabel = useKindLabel()
  const isNarrowed = list.search !== '' || KINDS.some((kind) => list.filter[kind])

  return (
    <search className="flex flex-wrap items-center gap-2">
      <ListSearch label={text('modules.search')} search={list.search} setSearch={list.setSearch} />
      {KINDS.map((kind) => {
        const value = list.filter[kind] ?? ''
        return (
          <Select
            key={kind}
            label={text(`modules.column.${kind}`)}
            hideLabel
            value={value}
            onChange={({ target }) => list.setFilter(kind, target.value)}
            className="min-w-32 max-sm:flex-1"
          >
            <option value="">
              {text('ui.labelled', { label: text(`modules.column.${kind}`), value: text('list.filter.any') })}
            </option>
            {optionsOf(facets?.[kind], value).map((each) => (
              <option key={each} value={each}>
                {kindLabel(kind, each)}
              </option>
            ))}
          </Select>
        )
      })}
      {isNarrowed ? (
        <Button variant="quiet" onClick={() => list.setTab(list.tab)}>
          {text('list.none.reset')}
        </Button>
      ) : null}
    </search>
  )
}

/**
 * The chosen value stays in the list even if no module has it anymore; otherwise the field would show a wrong
 * value.
 */
const optionsOf = (known: readonly string[] = [], value: string): string[] =>
  [...new Set([...known, value])].filter((each) => each !== '')
