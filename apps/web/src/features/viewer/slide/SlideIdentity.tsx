import type { InstanceRecord } from '@pandok/viewer'
import { useText } from '#platform/text/text.ts'
import { useIdentityTexts } from '../stage/useIdentityTexts.ts'
import { useHasOthers, useSessionPart } from '../workspace/useViewerParts.ts'

/**
 * The slide's patient in a separate line, because two slides side by side on a phone leave no corner free.
 * Pictures of a slide name nobody.
 */
export function SlideIdentity({ owner }: { owner: InstanceRecord | undefined }) {
  const text = useText()
  const detail = useSessionPart(({ texts }) => texts)
  const hasOthers = useHasOthers()
  if (detail === 'none' && !hasOthers) return null
  return (
    <div data-identity="" className="@container border-b border-line px-2 py-1 text-xs tabular-nums">
      <p className="flex flex-wrap gap-x-2.5 [overflow-wrap:anywhere]">
        {owner ? (
          <OwnerTexts owner={owner} isWhole={detail === 'all'} />
        ) : (
          <strong className="text-warning-text">{text('viewer.slide.nobody')}</strong>
        )}
      </p>
    </div>
  )
}

function OwnerTexts({ owner, isWhole }: { owner: InstanceRecord; isWhole: boolean }) {
  const { name, patient, study } = useIdentityTexts(owner)
  const [day, ...about] = study
  return (
    <>
      <strong>{name}</strong>
      {isWhole ? [...patient, day].map((line) => <span key={line}>{line}</span>) : null}
      {isWhole
        ? about.map((line) => (
            <span key={line} className="text-muted @max-[300px]:hidden">
              {line}
            </span>
          ))
        : null}
    </>
  )
}
