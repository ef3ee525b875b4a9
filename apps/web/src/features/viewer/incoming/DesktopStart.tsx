import { useText } from '#platform/text/text.ts'
import { RecentStudies } from '#shared/desktop/files/RecentStudies.tsx'
import { WatchedFolder } from '#shared/desktop/files/WatchedFolder.tsx'
import { fileWords } from '../names/fileWords.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'

/** Recently opened folders, and where new images come from. */
export function DesktopStart() {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-x-8 gap-y-6 px-4 pb-6 md:grid-cols-2">
      <RecentStudies nameOf={(label) => fileWords(label, isHidden, text)} />
      <WatchedFolder />
    </div>
  )
}
