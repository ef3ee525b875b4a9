import { adminPlateGet } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { PlateBoard } from '../plate/PlateBoard.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { ItemFacts } from './ItemFacts.tsx'

export function PlateDetail({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText()
  const { data, error, refetch } = useActionQuery(adminPlateGet, { id }, { refetchOnMount: 'always' })
  return (
    <ItemDialog
      kind="plate"
      item={data?.item}
      error={error}
      onRetry={() => void refetch()}
      onClose={onClose}
      facts={
        data ? (
          <ItemFacts
            item={data.item}
            source={data.plate.source}
            counts={[
              { name: text('office.items.column.cells'), value: data.item.cellCount },
              { name: text('office.items.column.modules'), value: data.item.moduleCount },
            ]}
          />
        ) : null
      }
      tabs={
        data
          ? [
              {
                id: 'view',
                label: text('office.items.tab.view'),
                content: <PlateBoard key={data.plate.revision} plate={data.plate} />,
              },
            ]
          : []
      }
    />
  )
}
