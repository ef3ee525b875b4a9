import { userChangePassword, userSessionList } from '@pandok/protocol'
import { Button, Card, CardHeader, FormError, toast } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'
import { NewPasswordFields } from '../fields/NewPasswordFields.tsx'
import { passwordPlan } from '../fields/passwordPlan.ts'
import { SecretField } from '../fields/SecretField.tsx'
import { matchesSchema } from '../form/matchesSchema.ts'
import { RpcError, tryAction } from '../form/tryAction.ts'
import { useFields } from '../form/useFields.ts'

const EMPTY = { currentPassword: '', password: '', confirm: '' }

export function PasswordCard({ email }: { email: string }) {
  const text = useText()
  const fields = useFields({
    currentPassword: {
      initial: '',
      label: text('account.change.current'),
      check: matchesSchema(userChangePassword.param.shape.currentPassword),
    },
    ...passwordPlan(text, 'my-page'),
  })

  const change = fields.submit(async () => {
    const answer = await tryAction(userChangePassword, {
      currentPassword: String(fields.read('currentPassword')),
      password: String(fields.read('password')),
    })
    if (answer instanceof RpcError) return fields.fail(answer)
    fields.settle(EMPTY)
    toast({ tone: 'success', title: text('account.change.done') })
    await refetchAction(userSessionList)
  })

  return (
    <Card as="section" aria-label={text('account.change.title')}>
      <form noValidate onSubmit={change} className="grid gap-5">
        <CardHeader title={text('account.change.title')} text={text('account.change.lead')} />
        <FormError {...fields.summary} />
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <SecretField
          {...fields.field('currentPassword')}
          label={text('account.change.current')}
          autoComplete="current-password"
          required
        />
        <NewPasswordFields fields={fields} place="my-page" label={text('account.password.new')} />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-end"
          loading={fields.isSubmitting}
          loadingLabel={text('account.change.submitting')}
        >
          {text('account.change.submit')}
        </Button>
      </form>
    </Card>
  )
}
