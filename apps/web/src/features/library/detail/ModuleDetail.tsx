import { type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import { moduleCopy, moduleGet, moduleLibraryList, moduleList, type ResultOf } from '@pandok/protocol'
import { Anchor, buttonClass, Notice, Skeleton, Tabs } from '@pandok/ui'
import { useMemo, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { ClinicalNotice } from '#shared/library/ClinicalNotice.tsx'
import { NewerNotice } from '#shared/library/NewerNotice.tsx'
import { useTakeNewer } from '#shared/library/useTakeNewer.ts'
import { ModulePreview } from '#shared/module-preview/ModulePreview.tsx'
import { EntryFacts } from './EntryFacts.tsx'
import { EntryFrame } from './EntryFrame.tsx'
import { Evidence } from './Evidence.tsx'
import { TakePanel } from './TakePanel.tsx'
import { useTaking } from './useTaking.ts'

const TABS = ['try', 'evidence'] as const

export function ModuleDetail({ id }: { id: string }) {
  const text = useText()
  const library = useActionQuery(moduleLibraryList, { pageSize: 'all' })
  const item = library.data ? (library.data.items.find((one) => one.id === id) ?? null) : undefined
  const loaded = useActionQuery(moduleGet, { id }, { enabled: item?.may.open === true })
  const mine = useActionQuery(moduleList, { pageSize: 'all' }, { enabled: item?.copied === true })
  const copy = mine.data?.items.find(({ source }) => source?.id === id)
  const taking = useTaking(moduleCopy, id)
  const newer = useTakeNewer()
  const module = loaded.data?.module
  const definition = useDefinition(module)

  return (
    <EntryFrame
      kind="module"
      item={item}
      error={library.error}
      onRetry={() => void library.refetch()}
      take={
        item ? (
          <TakePanel
            kind="module"
            item={item}
            {...taking}
            open={copy ? <OpenModule id={copy.id} /> : mine.data && !mine.isFetching ? null : undefined}
          />
        ) : null
      }
    >
      {copy?.newer ? (
        <NewerNotice
          kind="module"
          id={copy.id}
          newer={copy.newer}
          isBusy={newer.isBusy}
          onTake={() => newer.takeModule(copy.id)}
        />
      ) : null}
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-6">
          {definition ? <ClinicalNotice definition={definition} entry={item?.entry} /> : null}
          {loaded.error ? <Failure message={loaded.error.message} /> : null}
          {item?.may.open && loaded.isPending ? <Skeleton className="h-96" /> : null}
          {module ? <ModuleTabs module={module} definition={definition} note={item?.note} /> : null}
        </div>
        {item?.entry ? (
          <EntryFacts
            entry={item.entry}
            contents={text('library.parts', { inputs: item.inputCount, outputs: item.outputCount })}
            reviewBy={definition?.reviewBy}
          />
        ) : null}
      </div>
    </EntryFrame>
  )
}

interface ModuleTabsProps {
  module: ResultOf<typeof moduleGet>['module']
  definition: ModuleDefinition | undefined
  note: string | undefined
}

function ModuleTabs({ module, definition, note }: ModuleTabsProps) {
  const text = useText()
  const [tab, setTab] = useState<(typeof TABS)[number]>('try')
  return (
    <section className="grid grid-cols-1 content-start">
      <h2 className="sr-only">{text('library.preview')}</h2>
      <Tabs
        label={text('library.preview')}
        value={tab}
        onChange={(chosen) => setTab(TABS.find((one) => one === chosen) ?? 'try')}
        tabs={TABS.map((one) => ({ id: one, label: text(`library.tab.${one}`) }))}
      >
        {tab === 'evidence' && definition ? (
          <Evidence definition={definition} note={note} />
        ) : (
          <ModulePreview definition={module.definition} name={module.name} hasSources={false} />
        )}
      </Tabs>
    </section>
  )
}

function OpenModule({ id }: { id: string }) {
  const text = useText()
  return (
    <Anchor href={`/program/module/${id}`} className={buttonClass({ size: 'sm', variant: 'primary' })}>
      {text('library.openModule')}
    </Anchor>
  )
}

/** Undefined while it is loading, or if it can't be read. */
function useDefinition(module: ResultOf<typeof moduleGet>['module'] | undefined) {
  return useMemo(() => {
    const reading = module && readDefinition(module.definition)
    return reading?.ok ? reading.definition : undefined
  }, [module])
}

const Failure = ({ message }: { message: string }) => (
  <Notice tone="danger" role="alert">
    {message}
  </Notice>
)
