import type { PlanId } from '@pandok/domain'
import { Anchor, Button, Checkbox, Notice } from '@pandok/ui'
import { type FormEvent, useId, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useCheckout } from './useCheckout.ts'

interface ConsentFormProps {
  planId: PlanId
  /** The formatted price on the button. */
  price: string
  renews: boolean
}

/** No consent is checked in advance, and the button names the price. */
export function ConsentForm({ planId, price, renews }: ConsentFormProps) {
  const text = useText()
  const id = useId()
  const { pay, isBusy, message } = useCheckout(planId, { autoRenew: renews })
  const [terms, setTerms] = useState(false)
  const [renewal, setRenewal] = useState(false)
  const [hasTriedToSubmit, setTriedToSubmit] = useState(false)
  const missing = (isGiven: boolean) =>
    hasTriedToSubmit && !isGiven ? text('store.checkout.agree.missing') : undefined

  function send(event: FormEvent) {
    event.preventDefault()
    setTriedToSubmit(true)
    if (!terms) return document.getElementById(`${id}-terms`)?.focus()
    if (renews && !renewal) return document.getElementById(`${id}-renewal`)?.focus()
    void pay()
  }

  return (
    <form noValidate onSubmit={send} className="grid gap-4 border-t border-line pt-5">
      <Checkbox
        id={`${id}-terms`}
        checked={terms}
        required
        onChange={({ target }) => setTerms(target.checked)}
        label={text('store.checkout.agree.terms')}
        error={missing(terms)}
        hint={<LegalLinks />}
      />
      {renews ? (
        <Checkbox
          id={`${id}-renewal`}
          checked={renewal}
          required
          onChange={({ target }) => setRenewal(target.checked)}
          label={text('store.checkout.agree.renewal', { price })}
          error={missing(renewal)}
        />
      ) : null}
      {message ? (
        <Notice tone={message.tone} role="alert">
          {message.text}
        </Notice>
      ) : null}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        block
        loading={isBusy}
        loadingLabel={text('store.checkout.opening')}
      >
        {text('store.checkout.pay', { price })}
      </Button>
    </form>
  )
}

/** These open in a new tab, so that reading them loses nothing. */
function LegalLinks() {
  const text = useText()
  return (
    <span className="flex flex-wrap gap-x-4">
      {(['terms', 'refund'] as const).map((name, index) => (
        <Anchor
          key={name}
          href={`/terms?activeTab=${index + 1}`}
          target="_blank"
          rel="noreferrer"
          className="font-semibold underline underline-offset-2 hover:text-text"
        >
          {text(`store.checkout.read.${name}`)}
          <span className="sr-only"> ({text('ui.newTab')})</span>
        </Anchor>
      ))}
    </span>
  )
}
