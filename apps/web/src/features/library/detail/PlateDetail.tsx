import { plateCopy, plateLibraryList, plateList, userInfo } from '@pandok/protocol'
import { Anchor, buttonClass } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { documentAddress } from '#shared/document/documentAddress.ts'
import { useTakeNewer } from '#shared/library/useTakeNewer.ts'
import { EntryDetail, EntryTabs, entryIn } from './EntryDetail.tsx'
import { PlateContents } from './PlateContents.tsx'
import { PlateEvidence } from './PlateEvidence.tsx'
import { useTaking } from './useTaking.ts'

export function PlateDetail({ id }: { id: string }) {
  const text = useText()
  const library = useActionQuery(plateLibraryList, { pageSize: 'all' })
  const item = entryIn(library.data?.items, id)
  const entitlement = useActionQuery(userInfo, {}, { refetchOnMount: 'always' }).data?.entitlement
  const mine = useActionQuery(plateList, { pageSize: 'all' }, { enabled: item?.copied === true })
  const taking = useTaking(plateCopy, id)
  const newer = useTakeNewer()

  return (
    <EntryDetail
      {...{ kind: 'plate', id, library, mine }}
      taking={{ ...taking, entitlement }}
      newer={{ isBusy: newer.isBusy, take: newer.takePlate }}
      open={(copyId) => <OpenPlate id={copyId} />}
      contents={({ cellCount, keyCount, moduleCount }) =>
        text('plates.size', { cells: cellCount, keys: keyCount, modules: moduleCount })
      }
    >
      {item ? (
        <EntryTabs
          first="board"
          entry={<PlateContents item={item} />}
          evidence={<PlateEvidence evidence={item.entry?.evidence} />}
        />
      ) : null}
    </EntryDetail>
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
      <Anchor href={documentAddress('plate', plate)} className={buttonClass({ size: 'sm' })}>
        {text('plates.open')}
      </Anchor>
    </>
  )
}
