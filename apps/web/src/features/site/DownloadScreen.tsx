import { Anchor, buttonClass, Card, DownloadIcon, EmptyState } from '@pandok/ui'
import { useText } from '#app/text.ts'

/** Where the Windows installer will be; this installation has none, and says so. */
export function DownloadScreen() {
  const text = useText()
  return (
    <div className="mx-auto grid max-w-3xl gap-8">
      <header className="grid gap-3">
        <h1 className="text-3xl font-bold sm:text-4xl">{text('site.title.download')}</h1>
        <p className="text-lg text-muted">{text('site.download.text')}</p>
      </header>
      <Card>
        <EmptyState
          icon={<DownloadIcon />}
          title={text('site.download.none.title')}
          text={text('site.download.none.text')}
          action={
            <Anchor href="/program" className={buttonClass({ variant: 'primary' })}>
              {text('site.nav.program')}
            </Anchor>
          }
        />
      </Card>
    </div>
  )
}
