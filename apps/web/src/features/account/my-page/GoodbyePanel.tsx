import { Anchor, buttonClass } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { AccountPage } from '../frame/AccountPage.tsx'

export function GoodbyePanel() {
  const text = useText()
  return (
    <AccountPage title={text('account.withdraw.goodbye')} lead={text('account.withdraw.goodbye.text')}>
      <Anchor href="/" className={buttonClass({ variant: 'primary', size: 'lg', block: true })}>
        {text('account.toHome')}
      </Anchor>
    </AccountPage>
  )
}
