import { PasswordField } from '@pandok/ui'
import type { ComponentProps } from 'react'
import { useText } from '#platform/text/text.ts'

type SecretFieldProps = Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'showLabel' | 'hideValueLabel' | 'capsLockText'
> & { label: string }

export function SecretField(props: SecretFieldProps) {
  const text = useText()
  return (
    <PasswordField
      showLabel={text('account.password.show', { field: props.label })}
      hideValueLabel={text('account.password.hide', { field: props.label })}
      capsLockText={text('account.password.capsLock')}
      {...props}
    />
  )
}
