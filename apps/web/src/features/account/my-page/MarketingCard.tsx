import { userInfo, userUpdate } from '@pandok/protocol'
import { Card, CardHeader, Checkbox, toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useAction } from '#rpc/useAction.ts'
import { refetchAction } from '#rpc/useActionQuery.ts'

/** A consent takes effect when it is given or withdrawn, so there is no save button. */
export function MarketingCard({ initial }: { initial: boolean }) {
  const text = useText()
  const [isOn, setOn] = useState(initial)
  const { run, isPending } = useAction(userUpdate)

  async function change(marketing: boolean) {
    if (isPending) return
    setOn(marketing)
    const answer = await run({ marketing })
    if (answer === 'error') return setOn(!marketing)
    toast({ tone: 'success', title: text(marketing ? 'account.marketing.on' : 'account.marketing.off') })
    await refetchAction(userInfo)
  }

  return (
    <Card as="section" aria-label={text('account.marketing.title')} className="grid gap-5">
      <CardHeader title={text('account.marketing.title')} />
      <Checkbox
        label={text('account.marketing.label')}
        hint={text('account.marketing.hint')}
        checked={isOn}
        aria-busy={isPending || undefined}
        onChange={(event) => void change(event.target.checked)}
      />
    </Card>
  )
}
