import type { Release } from '@pandok/protocol'
import { Badge, buttonClass, Card, cx, DownloadIcon, Notice } from '@pandok/ui'
import type { ReactNode } from 'react'
import { byteText } from '#platform/files/byteText.ts'
import { useText } from '#platform/text/text.ts'
import { dayText } from '../dayText.ts'
import { CopyButton } from './CopyButton.tsx'

const TONES = { signed: 'success', test: 'warning', unsigned: 'warning' } as const

/** The installer with everything that is needed to verify the download. */
export function ReleaseCard({ release, url }: { release: Release; url: string }) {
  const text = useText()
  const { version, file, size, sha256, signature, releasedAt } = release
  const day = dayText(text.locale, releasedAt)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text('site.download.version'), version],
    [text('site.download.released'), day],
    [text('site.download.file'), file],
    [
      text('site.download.signature'),
      <span key="signature" className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[signature.state]} dot className="h-auto! min-h-6 whitespace-normal!">
          {text(`site.download.signature.${signature.state}`)}
        </Badge>
        {signature.subject}
      </span>,
    ],
  ]
  return (
    <Card as="section" padding="lg" aria-label={text('site.download.program')} className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="grid gap-1">
          <h2 className="text-2xl font-bold">{text('site.download.program')}</h2>
          <p className="text-muted tabular-nums">
            {version} · {day}
          </p>
        </div>
        <a href={url} className={cx(buttonClass({ variant: 'primary', size: 'lg' }), 'max-sm:w-full')}>
          <DownloadIcon />
          {text('site.download.get', { size: byteText(text.locale, size) })}
        </a>
      </div>
      {signature.state === 'signed' ? null : (
        <Notice tone="warning">{text('site.download.signature.warning')}</Notice>
      )}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[max-content_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
        <div className="grid gap-x-6 gap-y-2 sm:col-span-2 sm:grid-cols-subgrid">
          <dt className="text-muted">SHA-256</dt>
          <dd className="grid min-w-0 justify-items-start gap-2">
            <code className="font-mono text-sm [overflow-wrap:anywhere]">{sha256}</code>
            <CopyButton label={text('site.download.copy')} value={sha256} />
          </dd>
        </div>
      </dl>
      <Notes lines={release.notes[text.locale]} />
    </Card>
  )
}

function Notes({ lines }: { lines: readonly string[] }) {
  const text = useText()
  if (lines.length === 0) return null
  return (
    <section className="grid gap-2 border-t border-line pt-5">
      <h3 className="font-bold">{text('site.download.notes')}</h3>
      <ul className="grid list-disc gap-1 ps-5 text-muted">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
