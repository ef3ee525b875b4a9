import { Anchor, buttonClass, CompassIcon, EmptyState } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export function NotFoundScreen() {
  const text = useText()
  return (
    <EmptyState
      level={1}
      className="m-auto"
      icon={<CompassIcon />}
      title={text('ui.notFound.title')}
      text={text('ui.notFound.text')}
      action={
        <Anchor href="/" className={buttonClass({ variant: 'primary' })}>
          {text('ui.home')}
        </Anchor>
      }
    />
  )
}
