import { LoginForm } from '#features/account/LoginForm.tsx'
import { FirstServerScreen } from '#features/desktop/FirstServerScreen.tsx'
import { desktopServer } from '#platform/desktop/desktopServer.ts'
import { ServerLine } from '#shared/desktop/ServerLine.tsx'

/** The log-in of the Windows program, or the form for its server's address. */
export const DesktopLogin = () =>
  desktopServer() === null ? <FirstServerScreen /> : <LoginForm area="program" foot={<ServerLine />} />
