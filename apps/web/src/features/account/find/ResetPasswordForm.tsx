import { userResetPassword } from '@pandok/protocol'
import { FormError } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import type { Proof } from '../code/Proof.ts'
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx'
import { passwordPlan } from '../fields/passwordPlan.ts'
import { isRefusedFor } from '../form/isRefusedFor.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { RpcError, tryAction } from '../form/tryAction.ts'
import { useFields } from '../form/useFields.ts'

interface ResetPasswordFormProps {
  proof: Proof
  onDone: () => void
  /** Called when the ticket has expired in the meantime. */
  onExpired: () => void
}

export function ResetPasswordForm({ proof, onDone, onExpired }: ResetPasswordFormProps) {
  const text = useText()
  const fields = useFields(passwordPlan(text, 'join'))

  const reset = fields.submit(async () => {
    const answer = await tryAction(userResetPassword, {
      ticket: proof.ticket,
      password: String(fields.read('password')),
    })
    if (!(answer instanceof RpcError)) onDone()
    else if (isRefusedFor(answer, 'ticket', 'ticket.expired', text)) onExpired()
    else fields.fail(answer)
  })

  return (
    <form noValidate onSubmit={reset} className="grid gap-6">
      <FormError {...fields.summary} />
      <input type="email" name="username" autoComplete="username" value={proof.email} readOnly hidden />
      <NewPasswordFields fields={fields} place="join" label={text('account.password.new')} />
      <SubmitButton isBusy={fields.isSubmitting} busyLabel={text('account.findPassword.submitting')}>
        {text('account.findPassword.submit')}
      </SubmitButton>
    </form>
  )
}
