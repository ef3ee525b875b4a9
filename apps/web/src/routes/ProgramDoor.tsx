import { LoginForm } from '#features/account/LoginForm.tsx'

export const ProgramDoor = () => <LoginForm area="program" />
