import type { UpdateState } from '@pandok/protocol/desktop'
import {
  Button,
  CircleCheckIcon,
  DownloadIcon,
  Notice,
  ProgressBar,
  RotateCwIcon,
  Skeleton,
} from '@pandok/ui'
import { byteText } from '#platform/files/byteText.ts'
import { useText } from '#platform/text/text.ts'
import { InstallButton } from './InstallButton.tsx'

interface UpdateViewProps {
  update: UpdateState | null | undefined
  busy: 'check' | 'download' | 'install' | null
  ask: (step: 'check' | 'download' | 'install') => void
}

export function UpdateView({ update, busy, ask }: UpdateViewProps) {
  const text = useText()
  if (update === undefined) return <Skeleton className="h-10" />
  if (update === null) return <Notice tone="danger">{text('desktop.failed')}</Notice>
  switch (update.state) {
    case 'off':
      return <Notice>{text(`desktop.update.off.${update.reason}`)}</Notice>
    case 'current':
      return <CurrentVersion isLooking={busy === 'check'} onLook={() => ask('check')} />
    case 'failed':
      return (
        <Notice
          tone="warning"
          role="alert"
          action={
            <Button size="sm" icon={<RotateCwIcon />} loading={busy !== null} onClick={() => ask(update.at)}>
              {text('ui.retry')}
            </Button>
          }
        >
          {text(`desktop.update.failed.${update.at}`)}
        </Notice>
      )
    case 'available':
      return (
        <div className="grid gap-5">
          <p role="status" className="font-semibold">
            {text('desktop.update.available', { version: update.version })}
          </p>
          <Notes lines={update.notes[text.locale]} />
          <Button
            variant="primary"
            className="justify-self-start"
            icon={<DownloadIcon />}
            loading={busy === 'download'}
            onClick={() => ask('download')}
          >
            {text('desktop.update.download', { size: byteText(text.locale, update.size) })}
          </Button>
        </div>
      )
    case 'downloading':
      return <Downloading update={update} />
    case 'ready':
      return (
        <div className="grid gap-5">
          <div className="grid gap-1">
            <p role="status" className="font-semibold">
              {text('desktop.update.ready', { version: update.version })}
            </p>
            <p className="text-sm text-muted">{text('desktop.update.ready.text')}</p>
          </div>
          <Notes lines={update.notes[text.locale]} />
          <InstallButton isBusy={busy === 'install'} onInstall={() => ask('install')} />
        </div>
      )
  }
}

function CurrentVersion({ isLooking, onLook }: { isLooking: boolean; onLook: () => void }) {
  const text = useText()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <CircleCheckIcon className="size-5 shrink-0 text-success-text" />
        {text('desktop.update.current')}
      </p>
      <Button
        icon={<RotateCwIcon />}
        loading={isLooking}
        loadingLabel={text('desktop.update.looking')}
        onClick={onLook}
      >
        {text('desktop.update.look')}
      </Button>
    </div>
  )
}

function Downloading({ update }: { update: Extract<UpdateState, { version: string }> }) {
  const text = useText()
  return (
    <div className="grid gap-5">
      <ProgressBar
        label={text('desktop.update.downloading', { version: update.version })}
        value={update.bytes}
        max={update.size}
        valueText={text('desktop.update.progress', {
          done: byteText(text.locale, update.bytes),
          size: byteText(text.locale, update.size),
        })}
      />
      <Notes lines={update.notes[text.locale]} />
    </div>
  )
}

function Notes({ lines }: { lines: readonly string[] }) {
  const text = useText()
  if (lines.length === 0) return null
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-bold">{text('desktop.update.notes')}</h3>
      <ul className="grid list-disc gap-1 ps-5 text-sm text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
