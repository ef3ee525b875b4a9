import type { ReleaseAnswer } from '@pandok/protocol'
import { Anchor, Button, buttonClass, Card, DownloadIcon, EmptyState, Skeleton } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { NeedsSection } from './download/NeedsSection.tsx'
import { ReleaseCard } from './download/ReleaseCard.tsx'
import { useRelease } from './download/useRelease.ts'
import { VerifySection } from './download/VerifySection.tsx'

/** The Windows installer that this server offers, or a notice that there is none. */
export function DownloadScreen() {
  const text = useText()
  const { answer, retry } = useRelease()
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-10">
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold sm:text-4xl">{text('site.title.download')}</h1>
        <p className="text-lg text-muted">{text('site.download.text')}</p>
      </header>
      <div className="grid items-start gap-x-8 gap-y-10 lg:grid-cols-[minmax(0,1fr)_18rem]">
        {/* This card comes first on a phone, where the rest of the page is of no use. */}
        <Card as="section" className="grid gap-3 lg:col-start-2">
          <h2 className="text-lg font-bold">{text('site.download.other.title')}</h2>
          <p className="text-muted">{text('site.download.other.text')}</p>
          <Anchor href="/program" className={buttonClass({ block: true })}>
            {text('site.nav.program')}
          </Anchor>
        </Card>
        {/* This element reserves the height of the content, so that nothing moves when it arrives. */}
        <div className="grid min-h-[40rem] content-start gap-10 lg:col-start-1 lg:row-start-1 lg:min-h-[34rem]">
          <Offer answer={answer} retry={retry} />
        </div>
      </div>
    </div>
  )
}

function Offer({ answer, retry }: { answer: ReleaseAnswer | null; retry: () => void }) {
  const text = useText()
  if (answer === null) {
    return (
      <div role="status">
        <span className="sr-only">{text('site.download.looking')}</span>
        <Skeleton className="h-[34rem]" />
      </div>
    )
  }
  if (answer.state !== 'ready') {
    return (
      <Card className="grid min-h-96 place-content-center">
        <EmptyState
          icon={<DownloadIcon />}
          title={text(`site.download.${answer.state}.title`)}
          text={text(`site.download.${answer.state}.text`)}
          action={answer.state === 'unavailable' ? <Button onClick={retry}>{text('ui.retry')}</Button> : null}
        />
      </Card>
    )
  }
  const { release, url } = answer
  return (
    <>
      <ReleaseCard release={release} url={url} />
      <VerifySection release={release} />
      <NeedsSection minimumWindows={release.minimumWindows} />
    </>
  )
}
