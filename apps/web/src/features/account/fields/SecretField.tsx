import { PasswordField } from '@pandok/ui'
import type { ComponentProps } from 'react'
import { useText } from '#platform/text/text.ts'

type SecretFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'showLabel' | 'hideValueLabel' | 'capsLockText'
>

export function SecretField(props: SecretFieldProps) {
  const text = useText()
  return (
    <PasswordField
      showLabel={text('account.password.show')}
      hideValueLabel={text('account.password.hide')}
      capsLockText={text('account.password.capsLock')}
      {...props}
    />
  )
}
