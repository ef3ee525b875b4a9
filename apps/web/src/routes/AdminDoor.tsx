import { LoginForm } from '#features/account/LoginForm.tsx'

/** The log-in of the back office. */
export const AdminDoor = () => <LoginForm area="admin" />
