import { Button, Checkbox, Dialog, RadioGroup } from '@pandok/ui'
import { COPY_OPTIONS, copyOptionName } from '#platform/clipboard/copyOptions.ts'
import { isDesktop } from '#platform/desktop/isDesktop.ts'
import { usePreference } from '#platform/storage/usePreference.ts'
import { useText } from '#platform/text/text.ts'
import { DestinationSelect } from './DestinationSelect.tsx'
import type { ReportActions } from './ReportActions.ts'
import type { Destinations } from './useDestinations.ts'

interface CopyOptionsProps {
  actions: ReportActions
  destinations: Destinations
  onClose: () => void
}

/** The member's copy settings on this computer. */
export function CopyOptions({ actions, destinations, onClose }: CopyOptionsProps) {
  const text = useText()
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop
      size="sm"
      title={text('copy.options.title')}
      closeLabel={text('ui.close')}
    >
      <div className="grid gap-6 pb-2">
        <div className="grid justify-items-start gap-2">
          <DestinationSelect destinations={destinations} className="w-full" />
          <Button size="sm" variant="quiet" onClick={() => actions.open('destinations')}>
            {text('destination.edit')}
          </Button>
        </div>
        <RadioGroup
          label={text('copy.onRun.label')}
          value={actions.onRun}
          onChange={(value) => {
            const choice = COPY_OPTIONS.onRun.find((each) => each === value)
            if (choice) actions.setOnRun(choice)
          }}
          options={COPY_OPTIONS.onRun.map((value) => ({
            value,
            label: text(`copy.onRun.${value}`),
            hint: value === 'off' ? undefined : text(`copy.onRun.${value}Hint`),
          }))}
        />
        {isDesktop() ? <ProgramOptions /> : null}
      </div>
    </Dialog>
  )
}

function ProgramOptions() {
  const text = useText()
  const [restore, setRestore] = usePreference(copyOptionName('restore'), COPY_OPTIONS.restore)
  const [privacy, setPrivacy] = usePreference(copyOptionName('private'), COPY_OPTIONS.private)
  return (
    <>
      <RadioGroup
        label={text('copy.restoreAfter.label')}
        value={restore}
        onChange={(value) => {
          const choice = COPY_OPTIONS.restore.find((each) => each === value)
          if (choice) setRestore(choice)
        }}
        options={COPY_OPTIONS.restore.map((value) => ({
          value,
          label:
            value === 'off'
              ? text('copy.restoreAfter.off')
              : text('copy.restoreAfter.seconds', { count: Number(value) }),
          hint: value === 'off' ? text('copy.restoreAfter.offHint') : undefined,
        }))}
      />
      <Checkbox
        label={text('copy.private.label')}
        hint={text('copy.private.hint')}
        checked={privacy === 'on'}
        onChange={(event) => setPrivacy(event.target.checked ? 'on' : 'off')}
      />
    </>
  )
}
