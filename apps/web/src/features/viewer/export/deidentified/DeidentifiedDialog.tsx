import { Button, Checkbox, Dialog, Notice, ProgressBar, toast } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useViewer } from '#features/viewer/workspace/ViewerContext.ts'
import { useText } from '#platform/text/text.ts'
import { exportName } from '#shared/print/exportName.ts'
import { activeStudy } from '../activeParts.ts'
import { saveBlob } from '../saveBlob.ts'
import { dicomFilesOf } from './dicomFilesOf.ts'
import { PackedList } from './PackedList.tsx'
import { type PackedStudy, packDeidentified } from './packDeidentified.ts'

/**
 * Exports the study in view without its patient. Warnings about text in pixels are shown before anything is
 * saved.
 */
export function DeidentifiedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenDialog onClose={onClose} /> : null
}

function OpenDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const { count, done, packed, hasFailed } = usePacking()
  const [isChecked, setIsChecked] = useState(false)
  const mustCheck = (packed?.warnings.length ?? 0) > 0
  const canSave = packed !== undefined && packed.count > 0 && (!mustCheck || isChecked)

  function save() {
    if (!packed || !canSave) return
    const name = exportName('images', 'zip')
    saveBlob(name, packed.blob)
    toast({ tone: 'success', title: text('viewer.export.done', { name }) })
    onClose()
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('viewer.command.study.deidentified')}
      description={text('viewer.deidentified.text')}
      closeLabel={text('ui.close')}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button variant="primary" onClick={save} aria-disabled={!canSave}>
            {text('viewer.deidentified.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {packed || hasFailed ? null : (
          <ProgressBar
            label={text('viewer.deidentified.running')}
            value={done}
            max={Math.max(count, 1)}
            valueText={text('viewer.opening.count', { done, found: count })}
          />
        )}
        {hasFailed ? <Notice tone="danger">{text('viewer.export.failed')}</Notice> : null}
        {packed ? <PackedList packed={packed} /> : null}
        {mustCheck ? (
          <Checkbox
            label={text('viewer.deidentified.check')}
            checked={isChecked}
            onChange={({ target }) => setIsChecked(target.checked)}
          />
        ) : null}
        <p className="text-sm text-muted">{text('viewer.notice')}</p>
      </div>
    </Dialog>
  )
}

/** Packs the study in view as it was when the dialog opened; closing stops it. */
function usePacking() {
  const viewer = useViewer()
  const [files] = useState(() => {
    const study = activeStudy(viewer)
    return study ? dicomFilesOf(study) : []
  })
  const [done, setDone] = useState(0)
  const [packed, setPacked] = useState<PackedStudy>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    const stop = new AbortController()
    packDeidentified(files, { signal: stop.signal, onDone: setDone }).then(setPacked, () =>
      setHasFailed(true),
    )
    return () => stop.abort()
  }, [files])
  return { count: files.length, done, packed, hasFailed }
}
