import { Button } from '@pandok/ui'
import type { ReactNode } from 'react'

interface SubmitButtonProps {
  isBusy: boolean
  /** Announced by screen readers while the form is being sent. */
  busyLabel: string
  children: ReactNode
}

export function SubmitButton({ isBusy, busyLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" size="lg" block loading={isBusy} loadingLabel={busyLabel}>
      {children}
    </Button>
  )
}
