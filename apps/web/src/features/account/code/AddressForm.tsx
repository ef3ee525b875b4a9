import { userSendCode } from '@pandok/protocol'
import { FormError, TextField } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { matchesSchema } from '../form/matchesSchema.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useFields } from '../form/useFields.ts'
import { FlowActions } from '../frame/FlowActions.tsx'
import type { EmailCode } from './useEmailCode.ts'

interface AddressFormProps {
  code: EmailCode
  back?: ReactNode
}

export function AddressForm({ code, back }: AddressFormProps) {
  const text = useText()
  const fields = useFields({
    email: {
      initial: code.email,
      label: text('account.email'),
      check: matchesSchema(userSendCode.param.shape.email),
    },
  })

  const { onChange, ...binding } = fields.field('email')

  const send = fields.submit(async () => {
    const refused = await code.send()
    if (refused) fields.fail(refused)
  })

  return (
    <form noValidate onSubmit={send} className="grid gap-6">
      <FormError {...fields.summary} />
      <TextField
        {...binding}
        onChange={(event) => {
          void onChange(event)
          code.type(event.target.value.trim())
        }}
        label={text('account.email')}
        placeholder={text('account.email.example')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <FlowActions back={back}>
        <SubmitButton isBusy={fields.isSubmitting} busyLabel={text('account.code.sending')}>
          {text('account.code.send')}
        </SubmitButton>
      </FlowActions>
    </form>
  )
}
