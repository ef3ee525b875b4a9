import { Anchor, Button, Notice, RotateCwIcon } from '@pandok/ui'
import { useCallback, useEffect, useState } from 'react'
import { desktopServer } from '#platform/desktop/desktopServer.ts'
import { useText } from '#platform/text/text.ts'

const link = 'font-semibold text-accent-text underline underline-offset-3'

/** Below the log-in of the Windows program: its server, whether it answers, and a link to change it. */
export function ServerLine() {
  const text = useText()
  const [isThere, setThere] = useState<boolean>()
  const look = useCallback(async () => {
    setThere(undefined)
    const answer = await fetch('/api/health/live', { cache: 'no-store' }).catch(() => null)
    setThere(answer?.ok ?? false)
  }, [])
  useEffect(() => void look(), [look])
  const host = new URL(desktopServer() ?? window.location.origin).host
  return (
    <div className="grid gap-4">
      {isThere === false ? (
        <Notice
          tone="warning"
          role="alert"
          className="text-start"
          action={
            <Button size="sm" icon={<RotateCwIcon />} onClick={() => void look()}>
              {text('ui.retry')}
            </Button>
          }
        >
          {text('desktop.line.unreachable')}
        </Notice>
      ) : null}
      <p className="[overflow-wrap:anywhere]">
        {text('desktop.line.server', { server: host })}
        {' · '}
        <Anchor href="/program/desktop" className={link}>
          {text('desktop.line.change')}
        </Anchor>
      </p>
    </div>
  )
}
