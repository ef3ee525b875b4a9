import { LoginForm } from './LoginForm.tsx'

export const LoginScreen = () => <LoginForm area="public" />
