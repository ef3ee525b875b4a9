import { Button, FormError } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx'
import { FlowActions } from '../frame/FlowActions.tsx'
import { BackButton } from './BackButton.tsx'
import type { JoinForm } from './useJoinForm.ts'

interface PasswordStepProps {
  form: JoinForm
  /** Password managers read from this which account the password belongs to. */
  email: string
  onDone: () => void
  onBack: () => void
}

export function PasswordStep({ form, email, onDone, onBack }: PasswordStepProps) {
  const text = useText()
  return (
    <form noValidate onSubmit={form.submit(onDone)} className="grid gap-6">
      <FormError {...form.summary} />
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields fields={form} place="join" label={text('account.password')} />
      <FlowActions back={<BackButton onPress={onBack} />}>
        <Button type="submit" variant="primary" size="lg" block>
          {text('account.next')}
        </Button>
      </FlowActions>
    </form>
  )
}
