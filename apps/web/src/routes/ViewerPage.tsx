import { ViewerScreen } from '#features/viewer/ViewerScreen.tsx'

/** `/program/viewer`: images, with a plate beside them. */
export const ViewerPage = () => <ViewerScreen beside={() => null} />
