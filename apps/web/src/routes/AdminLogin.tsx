import { LoginForm } from '#features/account/LoginForm.tsx'

export const AdminLogin = () => <LoginForm area="admin" />
