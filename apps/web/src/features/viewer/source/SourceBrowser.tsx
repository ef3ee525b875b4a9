import { IconButton, Notice, PencilIcon, PlusIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { faultText } from './faultText.ts'
import { SearchForm } from './search/SearchForm.tsx'
import { StudyTable } from './search/StudyTable.tsx'
import { SeriesChoice } from './series/SeriesChoice.tsx'
import type { ImageSource } from './settings/ImageSource.ts'
import { ServerSelect } from './settings/ServerSelect.tsx'
import type { Browsing } from './useBrowsing.ts'
import { useIntoView } from './useIntoView.ts'

interface SourceBrowserProps {
  sources: readonly ImageSource[]
  chosen: ImageSource
  onChoose: (id: string) => void
  onAdd: () => void
  onEdit: () => void
  browsing: Browsing
}

export function SourceBrowser({ sources, chosen, onChoose, onAdd, onEdit, browsing }: SourceBrowserProps) {
  const text = useText()
  const { web, search, study } = browsing
  const results = useIntoView(search?.found)
  const series = useIntoView(browsing.found)

  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{text('viewer.source.text')}</p>
      <div className="flex items-end gap-2">
        <ServerSelect
          sources={sources}
          chosen={chosen}
          onChoose={onChoose}
          className="min-w-0 flex-1 sm:max-w-80"
        />
        <IconButton label={text('viewer.source.edit')} icon={<PencilIcon />} onClick={onEdit} />
        <IconButton label={text('viewer.source.add')} icon={<PlusIcon />} onClick={onAdd} />
      </div>
      <SearchForm
        conditions={browsing.conditions}
        onChange={browsing.setConditions}
        onSearch={() => void browsing.ask()}
        isRunning={search?.isRunning ?? false}
        onStop={browsing.stop}
      />
      {search?.fault === undefined ? null : (
        <Notice tone={search.fault === 'aborted' ? 'info' : 'danger'} role="alert">
          {faultText(text, search.fault)}
        </Notice>
      )}
      {search?.found && web ? (
        <div ref={results} className="grid scroll-my-2 gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <StudyTable
            studies={search.found.studies}
            hasMore={search.found.hasMore}
            page={search.page}
            onPage={(page) => void browsing.turnTo(page)}
            chosen={study?.uid}
            onChoose={browsing.choose}
          />
          <div ref={series} className="scroll-my-2">
            {study ? (
              <SeriesChoice
                web={web}
                found={browsing.found}
                leftOut={browsing.leftOut}
                onLeftOut={browsing.setLeftOut}
              />
            ) : search.found.studies.length > 0 ? (
              <p className="text-sm text-muted">{text('viewer.source.series.choose')}</p>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  )
}
