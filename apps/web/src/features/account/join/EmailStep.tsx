import { Button, Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { EmailCodeSteps } from '../code/EmailCodeSteps.tsx'
import type { Proof } from '../code/Proof.ts'
import type { EmailCode } from '../code/useEmailCode.ts'
import { FlowActions } from '../frame/FlowActions.tsx'
import { BackButton } from './BackButton.tsx'

interface EmailStepProps {
  proof: Proof | null
  code: EmailCode
  onProven: (proof: Proof) => void
  onAnother: () => void
  onNext: () => void
  onBack: () => void
}

/**
 * Verifies the address. An address that has been verified doesn't have to be verified again when the visitor
 * comes back.
 */
export function EmailStep({ proof, code, onProven, onAnother, onNext, onBack }: EmailStepProps) {
  const text = useText()
  const back = <BackButton onPress={onBack} />
  if (proof === null) {
    return <EmailCodeSteps code={code} purpose="join" onProven={onProven} back={back} />
  }
  return (
    <div className="grid gap-6">
      <Notice
        tone="success"
        action={
          <Button size="sm" onClick={onAnother}>
            {text('account.join.verifyAgain')}
          </Button>
        }
      >
        {text('account.join.verified', { email: proof.email })}
      </Notice>
      <FlowActions back={back}>
        <Button variant="primary" size="lg" block onClick={onNext}>
          {text('account.next')}
        </Button>
      </FlowActions>
    </div>
  )
}
