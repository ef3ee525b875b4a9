import { type ModuleDefinition, readDefinition } from '@pandok/module-engine'
import { moduleCopy, moduleGet, moduleLibraryList, moduleList, type ResultOf } from '@pandok/protocol'
import { Anchor, buttonClass, Notice, Skeleton } from '@pandok/ui'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { ClinicalNotice } from '#shared/library/ClinicalNotice.tsx'
import { useTakeNewer } from '#shared/library/useTakeNewer.ts'
import { ModulePreview } from '#shared/module-preview/ModulePreview.tsx'
import { EntryDetail, EntryTabs, entryIn } from './EntryDetail.tsx'
import { Evidence } from './Evidence.tsx'
import { useTaking } from './useTaking.ts'

export function ModuleDetail({ id }: { id: string }) {
  const text = useText()
  const library = useActionQuery(moduleLibraryList, { pageSize: 'all' })
  const item = entryIn(library.data?.items, id)
  const loaded = useActionQuery(moduleGet, { id }, { enabled: item?.may.open === true })
  const mine = useActionQuery(moduleList, { pageSize: 'all' }, { enabled: item?.copied === true })
  const taking = useTaking(moduleCopy, id)
  const newer = useTakeNewer()
  const module = loaded.data?.module
  const definition = useDefinition(module)

  return (
    <EntryDetail
      {...{ kind: 'module', id, library, mine, taking }}
      newer={{ isBusy: newer.isBusy, take: newer.takeModule }}
      open={(copyId) => <OpenModule id={copyId} />}
      contents={({ inputCount, outputCount }) =>
        text('library.parts', { inputs: inputCount, outputs: outputCount })
      }
      reviewBy={definition?.reviewBy}
    >
      <div className="grid min-w-0 grid-cols-1 content-start gap-6">
        {definition ? <ClinicalNotice definition={definition} entry={item?.entry} /> : null}
        {loaded.error ? <Failure message={loaded.error.message} /> : null}
        {item?.may.open && loaded.isPending ? <TabsSkeleton /> : null}
        {module ? <ModuleTabs module={module} definition={definition} note={item?.note} /> : null}
      </div>
    </EntryDetail>
  )
}

/** A placeholder for the tabs and the form beside what it writes. */
const TabsSkeleton = () => (
  <div aria-busy="true" className="grid grid-cols-1 gap-4 lg:grid-cols-2">
    <Skeleton className="h-9 w-44 lg:col-span-2" />
    <Skeleton shape="block" className="h-80" />
    <Skeleton shape="block" className="h-48" />
  </div>
)

interface ModuleTabsProps {
  module: ResultOf<typeof moduleGet>['module']
  definition: ModuleDefinition | undefined
  note: string | undefined
}

function ModuleTabs({ module, definition, note }: ModuleTabsProps) {
  const preview = <ModulePreview definition={module.definition} name={module.name} hasSources={false} />
  return (
    <EntryTabs
      first="try"
      entry={preview}
      evidence={definition ? <Evidence definition={definition} note={note} /> : preview}
    />
  )
}

function OpenModule({ id }: { id: string }) {
  const text = useText()
  return (
    <Anchor href={documentAddress('module', id)} className={buttonClass({ size: 'sm', variant: 'primary' })}>
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
