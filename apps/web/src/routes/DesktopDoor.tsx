import { LoginForm } from '#features/account/LoginForm.tsx'
import { FirstServerScreen } from '#features/desktop/FirstServerScreen.tsx'
import { desktopServer } from '#platform/desktop/desktopServer.ts'
import { ServerLine } from '#shared/desktop/ServerLine.tsx'

/** The log-in of the Windows program; before a server is named, the question for one. */
export const DesktopDoor = () =>
  desktopServer() === null ? <FirstServerScreen /> : <LoginForm area="program" foot={<ServerLine />} />
