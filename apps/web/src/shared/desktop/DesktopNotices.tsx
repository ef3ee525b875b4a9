import type { DesktopInfo } from '@pandok/protocol/desktop'
import { Anchor, DownloadIcon, Notice } from '@pandok/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { callDesktop } from '#platform/desktop/callDesktop.ts'
import { desktopServer } from '#platform/desktop/desktopServer.ts'
import { onDesktopEvent } from '#platform/desktop/onDesktopEvent.ts'
import { useUpdate } from '#platform/desktop/useUpdate.ts'
import { browserStorage } from '#platform/storage/browserStorage.ts'
import { useText } from '#platform/text/text.ts'

const SEEN = 'desktop_update_seen'
const PAGE = '/program/desktop'

/**
 * A notice above every page of the program area: once for each newer version, and again when it can be
 * installed.
 */
export function DesktopNotices() {
  const text = useText()
  const { pathname } = useLocation()
  const [update] = useUpdate()
  const [seen, setSeen] = useState(() => browserStorage().getItem(SEEN))
  useServerWatch()
  if (!update || (update.state !== 'available' && update.state !== 'ready') || pathname === PAGE) return null
  const name = `${update.version} ${update.state}`
  if (seen === name) return null
  return (
    <div className="px-4 pt-4 sm:px-6">
      <Notice
        role="status"
        icon={<DownloadIcon />}
        dismissLabel={text('desktop.notice.dismiss')}
        onDismiss={() => {
          browserStorage().setItem(SEEN, name)
          setSeen(name)
        }}
      >
        {text(`desktop.notice.${update.state}`, { version: update.version })}{' '}
        <Anchor href={PAGE} className="font-semibold text-accent-text underline underline-offset-3">
          {text('desktop.notice.link')}
        </Anchor>
      </Notice>
    </div>
  )
}

/**
 * If another window has changed the server, this page's session has ended and must not reach the new server.
 */
function useServerWatch(): void {
  useEffect(
    () =>
      onDesktopEvent('settings', () => {
        callDesktop<DesktopInfo>('/desktop/info').then(
          ({ server }) => {
            if (server !== desktopServer()) window.location.replace('/program')
          },
          () => {},
        )
      }),
    [],
  )
}
