import { moduleUsage } from '@pandok/protocol'
import { Notice, Spinner } from '@pandok/ui'
import { useQuery } from '@tanstack/react-query'
import { useText } from '#platform/text/text.ts'
import { callAction } from '#rpc/callAction.ts'
import { queryClient } from '#rpc/queryClient.ts'

interface Plate {
  id: string
  name: string
}

export function UsedBy({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const usage = useQuery(
    { queryKey: [moduleUsage.method, ...ids], queryFn: () => findPlates(ids), staleTime: 0 },
    queryClient,
  )
  if (usage.isPending) {
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <Spinner /> {text('modules.delete.checking')}
      </p>
    )
  }
  if (usage.error) return <Notice tone="warning">{usage.error.message}</Notice>
  if (usage.data.length === 0) return <p className="text-muted">{text('modules.delete.unused')}</p>
  return (
    <Notice tone="warning" title={text('modules.delete.used')}>
      <ul className="grid max-h-40 list-disc overflow-auto ps-5">
        {usage.data.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </Notice>
  )
}

async function findPlates(ids: readonly string[]): Promise<Plate[]> {
  const plates = new Map<string, Plate>()
  for (const id of ids) {
    for (const plate of (await callAction(moduleUsage, { id })).plates) plates.set(plate.id, plate)
  }
  return [...plates.values()]
}
