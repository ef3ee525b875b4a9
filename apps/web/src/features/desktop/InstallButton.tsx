import { Button, ConfirmDialog } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'

interface InstallButtonProps {
  isBusy: boolean
  onInstall: () => void
}

/** Asks for confirmation, because the window closes. */
export function InstallButton({ isBusy, onInstall }: InstallButtonProps) {
  const text = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        className="justify-self-start max-sm:w-full"
        loading={isBusy}
        onClick={() => setAsking(true)}
      >
        {text('desktop.update.install')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={text('desktop.update.install.title')}
        text={text('desktop.update.ready.text')}
        confirmLabel={text('desktop.update.install.confirm')}
        cancelLabel={text('desktop.update.later')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onInstall()
        }}
      />
    </>
  )
}
