import { Button, Checkbox, Divider, FormError } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { AgreementRow } from './AgreementRow.tsx'
import type { AgreementName, JoinForm } from './useJoinForm.ts'

interface AgreementsStepProps {
  form: JoinForm
  onDone: () => void
}

const NAMES: readonly AgreementName[] = ['terms', 'privacy', 'marketing']

export function AgreementsStep({ form, onDone }: AgreementsStepProps) {
  const text = useText()
  const given = NAMES.filter((name) => form.watch(name) === true).length

  function giveAll(isGiven: boolean) {
    for (const name of NAMES) form.write(name, isGiven)
  }

  return (
    <form noValidate onSubmit={form.submit(onDone)} className="grid gap-6">
      <FormError {...form.summary} />
      <div className="grid gap-4">
        <div className="rounded-lg bg-sunken p-3 sm:p-4">
          <Checkbox
            label={<span className="font-semibold">{text('account.join.agree.all')}</span>}
            hint={text('account.join.agree.all.hint')}
            checked={given === NAMES.length}
            indeterminate={given > 0 && given < NAMES.length}
            onChange={(event) => giveAll(event.target.checked)}
          />
        </div>
        <div className="grid gap-4 px-3 sm:px-4">
          <AgreementRow
            {...form.field('terms')}
            label={text('account.join.agree.terms')}
            document={text('account.join.terms')}
            href="/terms?activeTab=1"
          />
          <AgreementRow
            {...form.field('privacy')}
            label={text('account.join.agree.privacy')}
            document={text('account.join.privacy')}
            href="/terms?activeTab=0"
          />
          <Divider />
          <AgreementRow
            {...form.field('marketing')}
            label={text('account.join.agree.marketing')}
            hint={text('account.join.agree.marketing.hint')}
          />
        </div>
      </div>
      <Button type="submit" variant="primary" size="lg" block>
        {text('account.next')}
      </Button>
    </form>
  )
}
