import { printDate } from '@pandok/module-engine'
import { Button, ConfirmDialog, IconButton, RadioGroup, Trash2Icon, toast, XIcon } from '@pandok/ui'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import type { ArchivedReport } from './createReportArchive.ts'
import { chooseKeeping, KEEPING_CHOICES, readKeeping } from './keepingChoice.ts'
import { openReportArchive } from './openReportArchive.ts'

/** Whether reports are stored on this computer, which ones, and a button that deletes all of them. */
export function ArchivedReports() {
  const text = useText()
  const { priors } = useRunWorkspace()
  const [keeping, setKeeping] = useState(readKeeping)
  const [kept, setKept] = useState<readonly ArchivedReport[]>([])
  const [isAsking, setAsking] = useState(false)

  const look = useCallback(async () => {
    setKept(await openReportArchive().list())
    await priors.refresh()
  }, [priors])
  // If the store can't be opened, there is nothing to show; storing and deleting report the failure.
  useEffect(() => void look().catch(() => undefined), [look])

  async function change(work: () => Promise<void>, done?: string) {
    try {
      await work()
      await look()
      if (done !== undefined) toast({ tone: 'success', title: done })
    } catch {
      toast({ tone: 'danger', title: text('priors.kept.failed') })
    }
  }

  return (
    <section className="grid gap-3 border-t border-line pt-4">
      <RadioGroup
        label={text('priors.keep.label')}
        hint={text('priors.keep.hint')}
        value={keeping}
        onChange={(value) => {
          const choice = KEEPING_CHOICES.find((one) => one === value)
          if (!choice) return
          chooseKeeping(choice)
          setKeeping(choice)
        }}
        options={KEEPING_CHOICES.map((value) => ({ value, label: text(`priors.keep.${value}`) }))}
      />
      {kept.length === 0 ? null : (
        <KeptList
          kept={kept}
          onRemove={(id) => void change(() => openReportArchive().remove(id))}
          onWipe={() => setAsking(true)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={text('priors.kept.wipe.title')}
        text={text('priors.kept.wipe.text')}
        confirmLabel={text('priors.kept.wipe')}
        cancelLabel={text('ui.cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          void change(() => openReportArchive().wipe(), text('priors.kept.wiped'))
        }}
      />
    </section>
  )
}

interface KeptListProps {
  kept: readonly ArchivedReport[]
  onRemove: (id: string) => void
  onWipe: () => void
}

function KeptList({ kept, onRemove, onWipe }: KeptListProps) {
  const text = useText()
  const day = (date: string) => printDate(date, text.locale)
  return (
    <>
      <h3 className="text-sm font-semibold">{text('priors.kept.title', { count: kept.length })}</h3>
      <ul className="grid max-h-48 divide-y divide-line overflow-y-auto rounded-md border border-line text-sm">
        {kept.map(({ id, date, plate, until }) => (
          <li key={id} className="flex items-center gap-2 px-3 py-1">
            <span className="min-w-0 flex-1 truncate tabular-nums">
              {text('priors.kept.line', { date: day(date), plate, until: day(until) })}
            </span>
            <IconButton
              size="sm"
              className="pointer-coarse:size-11"
              label={text('priors.kept.remove', { date: day(date), plate })}
              icon={<XIcon />}
              onClick={() => onRemove(id)}
            />
          </li>
        ))}
      </ul>
      <Button size="sm" className="justify-self-start" icon={<Trash2Icon />} onClick={onWipe}>
        {text('priors.kept.wipe')}
      </Button>
    </>
  )
}
