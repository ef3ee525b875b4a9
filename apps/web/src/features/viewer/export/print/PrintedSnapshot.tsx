import type { Snapshot } from '@pandok/viewer'
import { useSessionPart } from '#features/viewer/workspace/useViewerParts.ts'
import { useText } from '#platform/text/text.ts'
import { SnapshotPicture } from '../key-images/SnapshotPicture.tsx'
import { snapshotWords } from '../key-images/snapshotWords.ts'

/** Printed in the same size as the images. */
export function PrintedSnapshot({ snapshot: { of, picture } }: { snapshot: Snapshot }) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  return (
    <figure className="inline-block w-66 me-4 break-inside-avoid pb-2 align-top">
      <div className="grid size-66 place-items-center overflow-hidden bg-image">
        <SnapshotPicture picture={picture} className="max-h-66 max-w-66" />
      </div>
      <figcaption className="pt-1 text-xs">{snapshotWords(of, isHidden, text)}</figcaption>
    </figure>
  )
}
