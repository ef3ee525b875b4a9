import { PHONE_MAX_DIGITS } from '@pandok/domain'
import { userFindEmail } from '@pandok/protocol'
import { FormError, TextField } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { phoneOf } from '../fields/phoneOf.ts'
import { matchesSchema } from '../form/matchesSchema.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { RpcError, tryAction } from '../form/tryAction.ts'
import { useFields } from '../form/useFields.ts'

interface FindEmailFormProps {
  onFound: (emails: readonly string[]) => void
}

export function FindEmailForm({ onFound }: FindEmailFormProps) {
  const text = useText()
  const { shape } = userFindEmail.param
  const fields = useFields({
    name: { initial: '', label: text('account.name'), check: matchesSchema(shape.name) },
    phone: { initial: '', label: text('account.phone'), check: matchesSchema(shape.phone, phoneOf) },
  })

  const search = fields.submit(async () => {
    const param = { name: String(fields.read('name')), phone: phoneOf(String(fields.read('phone'))) }
    const answer = await tryAction(userFindEmail, param)
    if (answer instanceof RpcError) fields.fail(answer)
    else onFound(answer.emails)
  })

  return (
    <form noValidate onSubmit={search} className="grid gap-5">
      <FormError {...fields.summary} />
      <TextField {...fields.field('name')} label={text('account.name')} autoComplete="name" required />
      <TextField
        {...fields.field('phone')}
        label={text('account.phone')}
        hint={text('account.phone.hint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel"
        maxLength={PHONE_MAX_DIGITS * 2}
        required
      />
      <SubmitButton isBusy={fields.isSubmitting} busyLabel={text('account.findEmail.searching')}>
        {text('account.findEmail.submit')}
      </SubmitButton>
    </form>
  )
}
