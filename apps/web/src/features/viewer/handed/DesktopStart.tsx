import { RecentStudies } from '#app/desktop/files/RecentStudies.tsx'
import { WatchedFolder } from '#app/desktop/files/WatchedFolder.tsx'

/** Below the ways to open something: what was opened before, and where new images come from. */
export const DesktopStart = () => (
  <div className="mx-auto grid w-full max-w-3xl gap-x-8 gap-y-6 px-4 pb-6 md:grid-cols-2">
    <RecentStudies />
    <WatchedFolder />
  </div>
)
