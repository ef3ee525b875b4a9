import { buttonClass, EmptyState, ExternalLinkIcon } from '@pandok/ui'
import { useLocation } from 'react-router'
import { desktopServer } from '#platform/desktop/desktopServer.ts'
import { addressAt } from '#platform/desktop/siteAddress.ts'
import { useText } from '#platform/text/text.ts'

/** Shown in place of a page that only exists on the server's site. */
export function OutsideScreen() {
  const text = useText()
  const { pathname, search } = useLocation()
  const server = desktopServer()
  const address = addressAt(pathname + search)
  return (
    <EmptyState
      level={1}
      className="m-auto"
      icon={<ExternalLinkIcon />}
      title={text('desktop.outside.title')}
      text={text('desktop.outside.text', { server: server === null ? '' : new URL(server).host })}
      action={
        address === null ? null : (
          <a href={address} target="_blank" rel="noopener" className={buttonClass({ variant: 'primary' })}>
            <ExternalLinkIcon />
            {text('desktop.outside.link')}
          </a>
        )
      }
    />
  )
}
