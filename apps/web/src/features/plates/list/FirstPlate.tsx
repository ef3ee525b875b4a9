import { type PlateItem, plateCopy } from '@pandok/protocol'
import { Anchor, Button, buttonClass, Card, CopyPlusIcon } from '@pandok/ui'
import { useNavigate } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { BoardSketch } from '#shared/board/BoardSketch.tsx'
import { entryOf } from '#shared/library/libraryLinks.ts'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { previewOf } from './plateLinks.ts'

/** For members without plates: a plate of the library that is copied and opened with one press. */
export function FirstPlate({ plate }: { plate: PlateItem }) {
  const text = useText()
  const navigate = useNavigate()
  const copying = useAction(plateCopy)

  async function take() {
    const answer = await copying.run({ id: plate.id })
    void refetchItems()
    if (answer !== 'error') await navigate(previewOf(answer.plate.id))
  }

  return (
    <Card as="section" className="mx-auto grid w-full max-w-2xl gap-5 sm:grid-cols-[12rem_minmax(0,1fr)]">
      <BoardSketch cells={plate.sketch} className="w-full self-center" />
      <div className="grid min-w-0 content-center gap-2">
        <p className="text-sm font-semibold text-accent-text">{text('library.first.label')}</p>
        <h2 className="text-lg font-bold break-words">{plate.name}</h2>
        <p className="text-sm break-words text-muted">{plate.entry?.summary}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={<CopyPlusIcon />}
            loadingLabel={text('library.loading')}
            onClick={take}
          >
            {text('library.first.take')}
          </Button>
          <Anchor href={entryOf('plate', plate.id)} className={buttonClass({ variant: 'quiet' })}>
            {text('library.first.details')}
          </Anchor>
        </div>
      </div>
    </Card>
  )
}
