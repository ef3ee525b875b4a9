import { LoginForm } from '#features/account/LoginForm.tsx'

export const AdminDoor = () => <LoginForm area="admin" />
