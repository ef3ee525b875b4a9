import { Dialog, ScrollBox } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { fileWords } from '../names/fileWords.ts'
import { useOpeningPart, useSessionPart } from '../workspace/useViewerParts.ts'

export function RefusedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  const refused = useOpeningPart((state) => state.refused)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeOnBackdrop
      size="lg"
      title={text('viewer.refused.title')}
      description={text('viewer.refused.text')}
      closeLabel={text('ui.close')}
    >
      <ScrollBox className="max-h-[60dvh] overflow-y-auto rounded-sm">
        <table className="w-full text-left text-sm">
          <thead className="sticky top-0 bg-surface text-muted">
            <tr>
              <th className="py-1.5 pr-4 font-medium">{text('viewer.refused.name')}</th>
              <th className="py-1.5 font-medium">{text('viewer.refused.reason')}</th>
            </tr>
          </thead>
          <tbody>
            {refused.map(({ name, refusal }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files of an archive may have the same name
              <tr key={index} className="border-t border-line align-top">
                <td className="py-1.5 pr-4 break-all">{fileWords(name, isHidden, text)}</td>
                <td className="py-1.5">
                  {text(`viewer.refusal.${refusal.reason}`)}
                  {refusal.detail ? <span className="text-muted"> ({refusal.detail})</span> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </Dialog>
  )
}
