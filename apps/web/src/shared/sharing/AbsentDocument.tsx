import type { DocumentKindName } from '@pandok/domain'
import { Anchor, buttonClass, CompassIcon, EmptyState } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { LIBRARY } from '#shared/library/libraryLinks.ts'

const WAYS_ON: Readonly<Record<DocumentKindName, { own: string; others: string; library: string }>> = {
  plate: { own: '/program/plate', others: '/program/plate/share', library: LIBRARY },
  module: { own: '/program/module', others: '/program/module?tab=shared', library: `${LIBRARY}?tab=modules` },
}

/**
 * Shown at the address of a document that doesn't exist for this member. The server doesn't tell whether it
 * was deleted, is no longer shared, or never existed, because that would reveal private documents.
 */
export function AbsentDocument({ kind }: { kind: DocumentKindName }) {
  const text = useText()
  const { own, others, library } = WAYS_ON[kind]
  return (
    <EmptyState
      level={1}
      className="m-auto"
      icon={<CompassIcon />}
      title={text(`share.absent.title.${kind}`)}
      text={text(`share.absent.text.${kind}`)}
      action={
        <>
          <Anchor href={own} className={buttonClass({ variant: 'primary' })}>
            {text(`share.absent.own.${kind}`)}
          </Anchor>
          <Anchor href={others} className={buttonClass()}>
            {text(`share.absent.others.${kind}`)}
          </Anchor>
          <Anchor href={library} className={buttonClass()}>
            {text('share.absent.library')}
          </Anchor>
        </>
      }
    />
  )
}
