import { LoginForm } from './LoginForm.tsx'

/** /login */
export const LoginScreen = () => <LoginForm area="public" />
