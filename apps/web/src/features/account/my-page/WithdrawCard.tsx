import { Button, Card, CardHeader } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

export function WithdrawCard({ onGone }: { onGone: () => void }) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card as="section" aria-label={text('account.withdraw.title')} className="grid gap-5">
      <CardHeader title={text('account.withdraw.title')} text={text('account.withdraw.lead')} />
      <Button onClick={() => setOpen(true)} className="justify-self-start !text-danger-text">
        {text('account.withdraw.open')}
      </Button>
      {isOpen ? <WithdrawDialog onGone={onGone} onClose={() => setOpen(false)} /> : null}
    </Card>
  )
}
