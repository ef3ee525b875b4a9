import type { PaymentView } from '@pandok/protocol'
import { Button, buttonClass, Dialog, ScrollBox } from '@pandok/ui'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '#platform/text/text.ts'
import { ReceiptSheet } from './ReceiptSheet.tsx'

const OFF_PAPER = 'print:hidden'

interface ReceiptDialogProps {
  payment: PaymentView
  onClose: () => void
}

/** A dialog on the screen. In print, the receipt alone is shown, black on white in every theme. */
export function ReceiptDialog({ payment, onClose }: ReceiptDialogProps) {
  const text = useText()
  useEffect(() => {
    const page = document.getElementById('root')
    page?.classList.add(OFF_PAPER)
    return () => page?.classList.remove(OFF_PAPER)
  }, [])
  const { receiptUrl } = payment
  return (
    <>
      <Dialog
        open
        title={text('payments.receipt.title')}
        closeLabel={text('ui.close')}
        onClose={onClose}
        footer={
          <>
            {receiptUrl && /^https?:\/\//u.test(receiptUrl) ? (
              <a href={receiptUrl} target="_blank" rel="noreferrer" className={buttonClass()}>
                {text('payments.receipt.gateway')}
              </a>
            ) : null}
            <Button variant="primary" onClick={() => window.print()} data-autofocus>
              {text('payments.receipt.print')}
            </Button>
          </>
        }
      >
        <ScrollBox role="group" aria-label={text('payments.receipt.title')}>
          <ReceiptSheet payment={payment} />
        </ScrollBox>
      </Dialog>
      {createPortal(
        <div aria-hidden="true" className="hidden bg-[#fff] p-8 text-[#000] print:block">
          <ReceiptSheet payment={payment} isTitled />
        </div>,
        document.body,
      )}
    </>
  )
}
