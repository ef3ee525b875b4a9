import { Dialog } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { CheckRules } from '#features/plates/check/CheckRules.tsx'

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
