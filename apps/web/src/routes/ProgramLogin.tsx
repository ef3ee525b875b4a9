import { LoginForm } from '#features/account/LoginForm.tsx'

export const ProgramLogin = () => <LoginForm area="program" />
