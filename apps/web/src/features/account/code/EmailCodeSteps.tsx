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
  /** Shown beside the button that sends the code, for example a back button. */
  back?: ReactNode
}

export function EmailCodeSteps({ code, purpose, onProven, back }: EmailCodeStepsProps) {
  return code.isSent ? (
    <CodeForm code={code} purpose={purpose} onProven={onProven} />
  ) : (
    <AddressForm code={code} back={back} />
  )
}
