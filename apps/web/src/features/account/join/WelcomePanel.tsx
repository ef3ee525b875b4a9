import { Anchor, buttonClass } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { OutcomePage } from '../frame/OutcomePage.tsx'
import { TextLink } from '../frame/TextLink.tsx'

export function WelcomePanel({ name }: { name: string }) {
  const text = useText()
  return (
    <OutcomePage title={text('account.join.welcome', { name })} text={text('account.join.welcome.text')}>
      <Anchor href="/program/plate" className={buttonClass({ variant: 'primary', size: 'lg', block: true })}>
        {text('account.join.welcome.start')}
      </Anchor>
      <TextLink href="/">{text('account.toHome')}</TextLink>
    </OutcomePage>
  )
}
