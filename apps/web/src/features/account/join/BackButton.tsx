import { Button } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'

export function BackButton({ onPress }: { onPress: () => void }) {
  const text = useText()
  return (
    <Button size="lg" onClick={onPress}>
      {text('account.back')}
    </Button>
  )
}
