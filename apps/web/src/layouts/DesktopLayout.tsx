import { useSession } from '#shared/session/session.ts'
import { NoneLayout } from './NoneLayout.tsx'
import { ProgramLayout } from './ProgramLayout.tsx'

/** The page of the Windows program: in the program's layout for members, alone before the log-in. */
export const DesktopLayout = () =>
  useSession().authToken === null ? <NoneLayout className="px-4 pt-4 sm:px-6 sm:pt-6" /> : <ProgramLayout />
