import { Anchor, buttonClass } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { AccountPage } from '../frame/AccountPage.tsx'
import { TextLink } from '../frame/TextLink.tsx'

export function WelcomePanel({ name }: { name: string }) {
  const text = useText()
  return (
    <AccountPage
      title={text('account.join.welcome', { name })}
      lead={text('account.join.welcome.text')}
      foot={<TextLink href="/">{text('account.toHome')}</TextLink>}
    >
      <Anchor href="/program/plate" className={buttonClass({ variant: 'primary', size: 'lg', block: true })}>
        {text('account.join.welcome.start')}
      </Anchor>
    </AccountPage>
  )
}
