import { type PlateItem, plateCopy, plateLibraryList, plateList, userInfo } from '@pandok/protocol'
import { Anchor, buttonClass, Tabs } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { NewerNotice } from '#shared/library/NewerNotice.tsx'
import { useTakeNewer } from '#shared/library/useTakeNewer.ts'
import { EntryFacts } from './EntryFacts.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { PlateContents } from './PlateContents.tsx'
import { PlateEvidence } from './PlateEvidence.tsx'
import { TakePanel } from './TakePanel.tsx'
import { useTaking } from './useTaking.ts'

export function PlateDetail({ id }: { id: string }) {
  const text = useText()
  const library = useActionQuery(plateLibraryList, { pageSize: 'all' })
  const item = library.data ? (library.data.items.find((one) => one.id === id) ?? null) : undefined
  const entitlement = useActionQuery(userInfo, {}, { refetchOnMount: 'always' }).data?.entitlement
  const mine = useActionQuery(plateList, { pageSize: 'all' }, { enabled: item?.copied === true })
  const copy = mine.data?.items.find(({ source }) => source?.id === id)
  const taking = useTaking(plateCopy, id)
  const newer = useTakeNewer()

  return (
    <EntryFrame
      kind="plate"
      item={item}
      error={library.error}
      onRetry={() => void library.refetch()}
      take={
        item ? (
          <TakePanel
            kind="plate"
            item={item}
            entitlement={entitlement}
            {...taking}
            open={copy ? <OpenPlate id={copy.id} /> : mine.data && !mine.isFetching ? null : undefined}
          />
        ) : null
      }
    >
      {copy?.newer ? (
        <NewerNotice
          kind="plate"
          id={copy.id}
          newer={copy.newer}
          isBusy={newer.isBusy}
          onTake={() => newer.takePlate(copy.id)}
        />
      ) : null}
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {item ? <PlateTabs item={item} /> : null}
        {item?.entry ? (
          <EntryFacts
            entry={item.entry}
            contents={text('plates.size', {
              cells: item.cellCount,
              keys: item.keyCount,
              modules: item.moduleCount,
            })}
          />
        ) : null}
      </div>
    </EntryFrame>
  )
}

const TABS = ['board', 'evidence'] as const

function PlateTabs({ item }: { item: PlateItem }) {
  const text = useText()
  const [tab, setTab] = useState<(typeof TABS)[number]>('board')
  return (
    <section className="grid min-w-0 grid-cols-1 content-start">
      <h2 className="sr-only">{text('library.preview')}</h2>
      <Tabs
        label={text('library.preview')}
        value={tab}
        onChange={(chosen) => setTab(TABS.find((one) => one === chosen) ?? 'board')}
        tabs={TABS.map((one) => ({ id: one, label: text(`library.tab.${one}`) }))}
      >
        {tab === 'evidence' ? (
          <PlateEvidence evidence={item.entry?.evidence} />
        ) : (
          <PlateContents item={item} />
        )}
      </Tabs>
    </section>
  )
}

function OpenPlate({ id }: { id: string }) {
  const text = useText()
  const plate = encodeURIComponent(id)
  return (
    <>
      <Anchor
        href={`/program/preview?plate=${plate}`}
        className={buttonClass({ size: 'sm', variant: 'primary' })}
      >
        {text('plates.run')}
      </Anchor>
      <Anchor href={`/program/plate?plate=${plate}`} className={buttonClass({ size: 'sm' })}>
        {text('plates.open')}
      </Anchor>
    </>
  )
}
