import { Button, Checkbox, Dialog, Notice, toast } from '@pandok/ui'
import { dicomWebFault } from '@pandok/viewer'
import { useState } from 'react'
import { useMarkKeeping } from '#features/viewer/kept/MarkKeeping.ts'
import { faultText } from '#features/viewer/source/faultText.ts'
import type { ImageSource } from '#features/viewer/source/settings/ImageSource.ts'
import { ServerSelect } from '#features/viewer/source/settings/ServerSelect.tsx'
import { useSources } from '#features/viewer/source/settings/useSources.ts'
import { useMeasurementsPart, useSessionPart } from '#features/viewer/workspace/useViewerParts.ts'
import { useViewer } from '#features/viewer/workspace/ViewerContext.ts'
import { useText } from '#platform/text/text.ts'
import { WRITTEN_KINDS, type WrittenKind } from '../written/writtenObjects.ts'
import { sendObjects } from './sendObjects.ts'

interface SendDialogProps {
  open: boolean
  onClose: () => void
  /** Opens the settings of servers. */
  onSource: () => void
}

/**
 * Sends measurements, key images and presentation states to a PACS that the member has configured, at the
 * reader's request.
 */
export function SendDialog({ open, ...props }: SendDialogProps) {
  return open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, onSource }: Omit<SendDialogProps, 'open'>) {
  const text = useText()
  const { sources } = useSources()
  const [chosenId, setChosenId] = useState(sources[0]?.id)
  const server = sources.find(({ id }) => id === chosenId)
  const choice = useChoice()
  const { isSending, problem, send } = useSending(choice.kinds, onClose)
  const canSend = server !== undefined && choice.kinds.length > 0 && !isSending
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('viewer.command.study.send')}
      description={text('viewer.send.text')}
      closeLabel={text('ui.close')}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          {server ? (
            <Button variant="primary" aria-disabled={!canSend} onClick={() => canSend && void send(server)}>
              {text(isSending ? 'viewer.send.running' : 'viewer.send.go')}
            </Button>
          ) : (
            <Button variant="primary" onClick={onSource}>
              {text('viewer.source.add')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        {server ? (
          <ServerSelect sources={sources} chosen={server} onChoose={setChosenId} />
        ) : (
          <Notice tone="info">{text('viewer.send.noServer')}</Notice>
        )}
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">{text('viewer.send.what')}</legend>
          {WRITTEN_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              label={text(`viewer.send.${kind}`)}
              hint={choice.canBe[kind] ? undefined : text('viewer.send.none')}
              disabled={!choice.canBe[kind]}
              checked={choice.kinds.includes(kind)}
              onChange={({ target }) => choice.turn(kind, target.checked)}
            />
          ))}
        </fieldset>
        {problem === undefined ? null : (
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        )}
      </div>
    </Dialog>
  )
}

/** Everything available is preselected except the presentation state, which the reader has to choose. */
function useChoice() {
  const hasMeasured = useMeasurementsPart(({ items }) => items.length > 0)
  const hasKeyImages = useSessionPart(({ keyImages }) => keyImages.length > 0)
  const hasImage = useSessionPart(({ viewports, active }) => viewports[active]?.frame !== undefined)
  const canBe = { structuredReport: hasMeasured, presentation: hasImage, keyObjects: hasKeyImages }
  const [selectedKinds, setSelectedKinds] = useState<ReadonlySet<WrittenKind>>(
    () => new Set(WRITTEN_KINDS.filter((kind) => kind !== 'presentation')),
  )
  return {
    canBe,
    kinds: WRITTEN_KINDS.filter((kind) => canBe[kind] && selectedKinds.has(kind)),
    turn(kind: WrittenKind, isWanted: boolean): void {
      const next = new Set(selectedKinds)
      if (isWanted) next.add(kind)
      else next.delete(kind)
      setSelectedKinds(next)
    },
  }
}

function useSending(kinds: readonly WrittenKind[], onClose: () => void) {
  const text = useText()
  const viewer = useViewer()
  const keeper = useMarkKeeping()?.keeper
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  async function send(server: ImageSource): Promise<void> {
    setSending(true)
    setProblem(undefined)
    try {
      const sending = await sendObjects(viewer, { kinds, server, text })
      if (sending.ok) {
        for (const holds of sending.sent) keeper?.markSafe(holds)
        toast({
          tone: 'success',
          title: text('viewer.send.done', { count: sending.sent.length, server: server.name }),
        })
        onClose()
      } else {
        const label = text(`viewer.send.${sending.kind}`)
        setProblem(text('ui.labelled', { label, value: text(`viewer.export.${sending.reason}`) }))
      }
    } catch (error) {
      setProblem(faultText(text, dicomWebFault(error)))
    } finally {
      setSending(false)
    }
  }
  return { isSending, problem, send }
}
