import { Card } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { CheckRules } from './CheckRules.tsx'

/** `/program/check`: the alarms of the report check on this computer, by rule. */
export function CheckScreen() {
  const text = useText()
  return (
    <>
      <header className="mb-4 grid max-w-2xl gap-1">
        <h1 className="text-2xl font-bold">{text('check.title')}</h1>
        <p className="text-sm text-muted">{text('check.page.text')}</p>
      </header>
      <Card className="max-w-4xl">
        <CheckRules />
      </Card>
    </>
  )
}
