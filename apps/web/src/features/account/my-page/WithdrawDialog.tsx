import { userWithdraw } from '@pandok/protocol'
import { Button, Checkbox, Dialog, FormError, Textarea } from '@pandok/ui'
import { useId } from 'react'
import { useText } from '#platform/text/text.ts'
import { SecretField } from '../fields/SecretField.tsx'
import type { Fields } from '../form/Fields.ts'
import { matchesSchema } from '../form/matchesSchema.ts'
import { RpcError, tryAction } from '../form/tryAction.ts'
import { useFields } from '../form/useFields.ts'
import { WithdrawFacts } from './WithdrawFacts.tsx'

interface WithdrawDialogProps {
  onGone: () => void
  onClose: () => void
}

/**
 * Lists what is deleted and what remains, and asks for the password, because a withdrawal can't be undone.
 */
export function WithdrawDialog({ onGone, onClose }: WithdrawDialogProps) {
  const text = useText()
  const formId = useId()
  const { shape } = userWithdraw.param
  const fields = useFields({
    reason: { initial: '', label: text('account.withdraw.reason'), check: matchesSchema(shape.reason) },
    password: { initial: '', label: text('account.password'), check: matchesSchema(shape.password) },
    understood: {
      initial: false,
      label: text('account.withdraw.title'),
      check: (value) => (value === true ? undefined : text('account.withdraw.understood.required')),
    },
  })

  const leave = fields.submit(async () => {
    const reason = String(fields.read('reason')).trim()
    const password = String(fields.read('password'))
    const answer = await tryAction(userWithdraw, reason === '' ? { password } : { password, reason })
    if (answer instanceof RpcError) fields.fail(answer)
    else onGone()
  })

  return (
    <Dialog
      open
      title={text('account.withdraw.title')}
      description={text('account.withdraw.lead')}
      closeLabel={text('account.cancel')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text('account.cancel')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            loading={fields.isSubmitting}
            loadingLabel={text('account.withdraw.submitting')}
          >
            {text('account.withdraw.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={leave} className="grid gap-5">
        <FormError {...fields.summary} />
        <WithdrawFacts />
        <WithdrawFields fields={fields} />
      </form>
    </Dialog>
  )
}

function WithdrawFields({ fields }: { fields: Fields<'reason' | 'password' | 'understood'> }) {
  const text = useText()
  return (
    <>
      <Textarea
        {...fields.field('reason')}
        label={text('account.withdraw.reason')}
        hint={text('account.withdraw.reason.hint')}
        aside={text('account.optional')}
        rows={2}
      />
      <SecretField
        {...fields.field('password')}
        label={text('account.password')}
        autoComplete="current-password"
        required
      />
      <Checkbox {...fields.field('understood')} label={text('account.withdraw.understood')} />
    </>
  )
}
