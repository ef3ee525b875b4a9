import { Checkbox, FormError, Notice, TextField } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import type { Area } from '#shared/session/session.ts'
import { SecretField } from './fields/SecretField.tsx'
import { SubmitButton } from './form/SubmitButton.tsx'
import { AccountPage } from './frame/AccountPage.tsx'
import { LoginLinks } from './login/LoginLinks.tsx'
import { RefusalNotice } from './login/RefusalNotice.tsx'
import { SocialButtons } from './login/SocialButtons.tsx'
import { useLogin } from './login/useLogin.ts'
import { useSocialProfile } from './login/useSocialProfile.ts'

interface LoginFormProps {
  /** The area to log in to; the route guard decides where to go afterwards. */
  area: Area
  foot?: ReactNode
}

export function LoginForm({ area, foot }: LoginFormProps) {
  const text = useText()
  const { fields, refusal, send, isLinking } = useLogin(area, useSocialProfile())
  const suffix = area === 'public' ? '' : (`.${area}` as const)
  return (
    <AccountPage
      title={text(`account.login.title${suffix}`)}
      lead={text(`account.login.lead${suffix}`)}
      foot={foot}
    >
      <div className="grid gap-6">
        <form noValidate onSubmit={send} className="grid gap-5">
          <FormError {...fields.summary} />
          {isLinking ? <Notice>{text('account.login.link')}</Notice> : null}
          {refusal ? <RefusalNotice refusal={refusal} /> : null}
          <TextField
            {...fields.field('email')}
            label={text('account.email')}
            placeholder={text('account.email.example')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            aria-required="true"
          />
          <SecretField
            {...fields.field('password')}
            label={text('account.password')}
            autoComplete="current-password"
            aria-required="true"
          />
          <Checkbox {...fields.field('remember')} label={text('account.login.remember')} />
          <SubmitButton isBusy={fields.isSubmitting} busyLabel={text('account.login.submitting')}>
            {text('account.login.submit')}
          </SubmitButton>
        </form>
        {area === 'admin' || isLinking ? null : <SocialButtons area={area} />}
        <LoginLinks on="/login" area={area} />
      </div>
    </AccountPage>
  )
}
