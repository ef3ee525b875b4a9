import { Anchor, buttonClass, EmptyState } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export function GoodbyePanel() {
  const text = useText()
  return (
    <EmptyState
      level={1}
      title={text('account.withdraw.goodbye')}
      text={text('account.withdraw.goodbye.text')}
      action={
        <Anchor href="/" className={buttonClass({ variant: 'primary' })}>
          {text('account.toHome')}
        </Anchor>
      }
    />
  )
}
