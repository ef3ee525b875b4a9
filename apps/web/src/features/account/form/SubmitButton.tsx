import { Button } from '@pandok/ui'
import type { ReactNode } from 'react'

interface SubmitButtonProps {
  isBusy: boolean
  /** What a screen reader hears meanwhile. */
  busyLabel: string
  children: ReactNode
}

/** The one button that sends a form of the account pages. */
export function SubmitButton({ isBusy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" size="lg" block loading={isBusy} loadingLabel={busyLabel}>
      {children}
    </Button>
  )
}
