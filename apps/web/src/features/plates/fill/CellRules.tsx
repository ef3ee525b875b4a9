import { useText } from '#platform/text/text.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { FillContext } from './FillContext.ts'
import { RuleList } from './RuleList.tsx'
import { useFillBoard } from './useFillBoard.ts'

export function CellRules({ cellId }: { cellId: string }) {
  const text = useText()
  const work = useFillBoard()
  const count = work.rules.filter(({ cell }) => cell === cellId).length
  if (count === 0 && !work.places.some(({ cell }) => cell === cellId)) return null
  return (
    <Disclosure label={count === 0 ? text('plateFill.title') : text('plateFill.count', { count })}>
      <FillContext value={work}>
        <RuleList cellId={cellId} />
      </FillContext>
    </Disclosure>
  )
}
