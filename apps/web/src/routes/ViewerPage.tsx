import { PlateBeside } from '#features/plates/beside/PlateBeside.tsx'
import { ViewerScreen } from '#features/viewer/ViewerScreen.tsx'

/** `/program/viewer`: images, with a plate beside them. */
export const ViewerPage = () => (
  <ViewerScreen
    beside={({ host, entries, study }) => <PlateBeside host={host} more={entries} study={study} />}
  />
)
