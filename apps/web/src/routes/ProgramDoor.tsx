import { LoginForm } from '#features/account/LoginForm.tsx'

/** The log-in of the program area. */
export const ProgramDoor = () => <LoginForm area="program" />
