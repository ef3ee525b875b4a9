import { Dialog } from '@pandok/ui'
import { CheckRules } from '#features/plates/check/CheckRules.tsx'
import { useText } from '#platform/text/text.ts'

/** The page of the check over a report that isn't left for it. */
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
