import { Dialog } from '@pandok/ui'
import { CheckRules } from '#features/plates/check/CheckRules.tsx'
import { useText } from '#platform/text/text.ts'

/** The page of the report check as a dialog, so that the report isn't left. */
export function CheckRulesDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      size="lg"
      title={text('check.title')}
      description={text('check.page.text')}
      closeLabel={text('ui.close')}
    >
      <div className="pb-2">
        <CheckRules />
      </div>
    </Dialog>
  )
}
