import { errorMessage } from '@pandok/domain'
import { plateCopy } from '@pandok/protocol'
import { Anchor, Button, buttonClass, CloudOffIcon, LayoutGridIcon, LockIcon } from '@pandok/ui'
import { useNavigate } from 'react-router'
import { useText } from '#platform/text/text.ts'
import { RpcError } from '#rpc/RpcError.ts'
import { useAction } from '#rpc/useAction.ts'
import { ClosedDocument } from '#shared/document/openDocument.ts'
import { NothingToEdit } from '#shared/editing/NothingToEdit.tsx'
import { refetchItems } from '#shared/list/refetchItems.ts'
import { AbsentDocument } from '#shared/sharing/AbsentDocument.tsx'
import { editorOf, previewOf } from '../list/plateLinks.ts'
import type { StoredPlate } from './PlateWork.ts'

interface NotOpenedProps {
  error: unknown
  onRetry: () => void
}

export function NotOpened({ error, onRetry }: NotOpenedProps) {
  if (error instanceof ClosedDocument) return <Closed plate={error.stored as StoredPlate} />
  if (error instanceof RpcError && error.code === 'LIBRARY_LIMIT') return <Locked message={error.message} />
  if (error instanceof RpcError && error.code === 'NOT_FOUND') return <AbsentDocument kind="plate" />
  return <Failed error={error} onRetry={onRetry} />
}

function useBack() {
  const text = useText()
  return { href: '/program/plate', label: text('plateEditor.back') }
}

function Closed({ plate }: { plate: StoredPlate }) {
  const text = useText()
  const navigate = useNavigate()
  const back = useBack()
  const copying = useAction(plateCopy)
  const refused = copying.error?.code
  const isCopied = plate.copied || refused === 'COPY_EXISTS'
  const why = plate.mine ? 'trash' : isCopied ? 'copied' : 'foreign'

  async function copy() {
    const answer = await copying.run({ id: plate.id })
    if (answer === 'error') return
    void refetchItems()
    await navigate(editorOf(answer.plate.id))
  }

  // Its owner has deleted it, or stopped sharing it, since the page was opened.
  if (refused === 'NOT_FOUND') return <AbsentDocument kind="plate" />
  return (
    <NothingToEdit
      icon={<LayoutGridIcon />}
      title={plate.name}
      text={text(`plateEditor.closed.${why}`)}
      back={back}
    >
      {plate.mine ? (
        <Anchor href="/program/delete" className={buttonClass({ variant: 'primary' })}>
          {text('plateEditor.toTrash')}
        </Anchor>
      ) : (
        <Anchor href={previewOf(plate.id)} className={buttonClass()}>
          {text('plateEditor.preview')}
        </Anchor>
      )}
      {plate.may.copy && !isCopied ? (
        <Button variant="primary" onClick={copy}>
          {text('plates.copy')}
        </Button>
      ) : null}
    </NothingToEdit>
  )
}

function Locked({ message }: { message: string }) {
  const text = useText()
  return (
    <NothingToEdit icon={<LockIcon />} title={text('plateEditor.locked')} text={message} back={useBack()}>
      <Anchor href="/price" className={buttonClass({ variant: 'primary' })}>
        {text('plates.toPrice')}
      </Anchor>
    </NothingToEdit>
  )
}

function Failed({ error, onRetry }: NotOpenedProps) {
  const text = useText()
  return (
    <NothingToEdit
      icon={<CloudOffIcon />}
      title={text('plateEditor.notOpened')}
      text={errorMessage(error)}
      back={useBack()}
    >
      <Button variant="primary" onClick={onRetry}>
        {text('ui.retry')}
      </Button>
    </NothingToEdit>
  )
}
