import type { CodePurpose } from '@pandok/protocol'
import type { ReactNode } from 'react'
import { AddressForm } from './AddressForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import type { Proof } from './Proof.ts'
import type { EmailCode } from './useEmailCode.ts'

interface EmailCodeStepsProps {
  code: EmailCode
  purpose: CodePurpose
  onProven: (proof: Proof) => void
  /** Beside the button that sends the code, for instance the way back. */
  back?: ReactNode
}

/** An address, then the code that was mailed to it. */
export function EmailCodeSteps({ code, purpose, onProven, back }: EmailCodeStepsProps) {
  return code.isSent ? (
    <CodeForm code={code} purpose={purpose} onProven={onProven} />
  ) : (
    <AddressForm code={code} back={back} />
  )
}
