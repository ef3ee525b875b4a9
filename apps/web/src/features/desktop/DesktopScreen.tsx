import type { DesktopInfo, DesktopSettings } from '@pandok/protocol/desktop'
import { Anchor, ArrowLeftIcon, buttonClass, Card, cx, ImageIcon, Notice, Skeleton } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useDesktop } from '#platform/desktop/useDesktop.ts'
import { useText } from '#platform/text/text.ts'
import { RecentStudies } from '#shared/desktop/files/RecentStudies.tsx'
import { WatchedFolder } from '#shared/desktop/files/WatchedFolder.tsx'
import { useSession } from '#shared/session/session.ts'
import { AboutSection } from './AboutSection.tsx'
import { DiagnosticsSection } from './DiagnosticsSection.tsx'
import { NetworkSection } from './NetworkSection.tsx'
import { Section } from './Section.tsx'
import { ServerForm } from './ServerForm.tsx'
import { UpdateSection } from './UpdateSection.tsx'

const SECTIONS = 'grid grid-cols-1 items-start gap-5 md:grid-cols-2'

/**
 * `/program/desktop`: settings of the Windows program. It is available before the log-in, because without a
 * server there is none.
 */
export function DesktopScreen() {
  const text = useText()
  const isSignedIn = useSession().authToken !== null
  const info = useDesktop<DesktopInfo>('/desktop/info')
  const settings = useDesktop<DesktopSettings>('/desktop/settings')
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-5 max-md:max-w-2xl">
      <header className="grid justify-items-start gap-1">
        {isSignedIn ? null : (
          <Anchor href="/program" className={cx(buttonClass({ variant: 'quiet', size: 'sm' }), '-ms-3')}>
            <ArrowLeftIcon />
            {text('program.back')}
          </Anchor>
        )}
        <h1 className="text-2xl font-bold">{text('desktop.title')}</h1>
        <p className="text-sm text-muted">{text('desktop.lead')}</p>
      </header>
      {info.isFailed || settings.isFailed ? (
        <Notice tone="danger" role="alert">
          {text('desktop.failed')}
        </Notice>
      ) : null}
      {info.data && settings.data ? (
        <div className={SECTIONS}>
          {/* A visitor who comes from the log-in page needs the server's address first. */}
          {isSignedIn ? null : <Line settings={settings.data} onSaved={settings.set} />}
          <div className="grid grid-cols-1 gap-5">
            <UpdateSection settings={settings.data} onSaved={settings.set} />
            <AboutSection info={info.data} />
            <DiagnosticsSection />
          </div>
          {isSignedIn ? (
            <Line settings={settings.data} onSaved={settings.set}>
              <Studies />
            </Line>
          ) : null}
        </div>
      ) : info.isFailed ? null : (
        <div aria-busy="true" className={SECTIONS}>
          {[
            ['h-40', 'h-52', 'h-32'],
            ['h-56', 'h-44'],
          ].map((heights) => (
            <div key={heights[0]} className="grid grid-cols-1 gap-5">
              {heights.map((height) => (
                <Skeleton key={height} shape="block" className={height} />
              ))}
            </div>
          ))}
        </div>
      )}
    </div>
  )
}

interface LineProps {
  settings: DesktopSettings
  onSaved: (settings: DesktopSettings) => void
  children?: ReactNode
}

function Line({ settings, onSaved, children }: LineProps) {
  const text = useText()
  return (
    <div className="grid grid-cols-1 gap-5">
      <Section title={text('desktop.server.title')} text={text('desktop.server.text')}>
        <ServerForm
          key={settings.server}
          current={settings.server}
          submitLabel={text('desktop.server.submit')}
          onTaken={() => window.location.replace('/program')}
        />
      </Section>
      <NetworkSection proxy={settings.proxy} onSaved={onSaved} />
      {children}
    </div>
  )
}

/** Folders may be named after patients, so they are shown only after the log-in. */
function Studies() {
  const text = useText()
  return (
    <Card className="grid gap-5">
      <WatchedFolder />
      <RecentStudies />
      <Anchor href="/program/viewer" className={cx(buttonClass(), 'justify-self-start')}>
        <ImageIcon />
        {text('desktop.studies.link')}
      </Anchor>
    </Card>
  )
}
