import {
  Anchor,
  Button,
  buttonClass,
  CloudOffIcon,
  EmptyState,
  RotateCwIcon,
  TriangleAlertIcon,
} from '@pandok/ui'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { useText } from '#platform/text/text.ts'

interface FailedScreenProps {
  kind: 'failed' | 'disconnected'
  /** Technical details for support; it never contains patient data. */
  detail: string | null
}

export function FailedScreen({ kind, detail }: FailedScreenProps) {
  const text = useText()
  const isDisconnected = kind === 'disconnected'
  return (
    <div className="m-auto grid justify-items-center">
      <EmptyState
        level={1}
        icon={isDisconnected ? <CloudOffIcon /> : <TriangleAlertIcon />}
        title={text(isDisconnected ? 'ui.disconnected.title' : 'ui.failed.title')}
        text={isDisconnected ? (detail ?? text('ui.error.UNREACHABLE')) : text('ui.failed.text')}
        action={
          <>
            <Button variant="primary" icon={<RotateCwIcon />} onClick={() => window.location.reload()}>
              {text(isDisconnected ? 'ui.retry' : 'ui.reload')}
            </Button>
            {isDesktop() ? (
              <Anchor href="/program/desktop" className={buttonClass()}>
                {text('desktop.line.other')}
              </Anchor>
            ) : (
              <Anchor href="/" className={buttonClass()}>
                {text('ui.home')}
              </Anchor>
            )}
          </>
        }
      />
      {detail && !isDisconnected ? (
        <details className="max-w-md px-6 pb-8 text-sm text-muted">
          <summary className="text-center">{text('ui.failed.details')}</summary>
          <p className="pt-2 font-mono break-words select-all">{detail}</p>
        </details>
      ) : null}
    </div>
  )
}
