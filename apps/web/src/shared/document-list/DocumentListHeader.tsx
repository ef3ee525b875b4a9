import type { DocumentKindName } from '@pandok/domain'
import { Anchor, buttonClass, cx, PlusIcon, Share2Icon, Trash2Icon } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { ImportButton } from '#shared/exchange/ImportButton.tsx'

interface DocumentListHeaderProps {
  kind: DocumentKindName
  title: string
  description: string
  /** Address and label of the button that creates a document; undefined for no button. */
  creation: { href: string; label: string } | undefined
  /** Rendered below the description. */
  children?: ReactNode
}

export function DocumentListHeader(props: DocumentListHeaderProps) {
  const { kind, title, description, creation, children } = props
  const text = useText()
  return (
    <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid max-w-2xl grow basis-80 gap-1">
        <h1 className="text-2xl font-bold">{title}</h1>
        <p className="text-sm text-muted">{description}</p>
        {children}
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:flex-row-reverse max-sm:justify-end">
        <QuietLink
          href={`/program/delete?f.kind=${kind}`}
          icon={<Trash2Icon aria-hidden className="size-4.5" />}
        >
          {text(`${kind}s.toTrash`)}
        </QuietLink>
        <QuietLink
          href={`/program/share?f.kind=${kind}`}
          icon={<Share2Icon aria-hidden className="size-4.5" />}
        >
          {text('share.mine.link')}
        </QuietLink>
        <ImportButton />
        {creation ? (
          <Anchor href={creation.href} className={buttonClass({ variant: 'primary' })}>
            <PlusIcon aria-hidden="true" className="size-4.5" />
            {creation.label}
          </Anchor>
        ) : null}
      </div>
    </header>
  )
}

/** A link whose text is hidden on narrow screens. */
const QuietLink = ({ href, icon, children }: { href: string; icon: ReactNode; children: string }) => (
  <Anchor href={href} className={cx(buttonClass({ variant: 'quiet' }), 'max-sm:w-10 max-sm:!px-0')}>
    {icon}
    <span className="max-sm:sr-only">{children}</span>
  </Anchor>
)
