import { Button, cx, Notice } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { wrapClass } from '../wrapClass.ts'
import { patientWords } from './patientWords.ts'
import { usePriors } from './usePriorStore.ts'

interface BegunForOtherProps {
  /** True if the report can be saved as a file. */
  hasFile?: boolean | undefined
  className?: string | undefined
}

/** Shows that the report was begun for another patient, and lets the reader correct that. */
export function BegunForOther({ hasFile = false, className }: BegunForOtherProps) {
  const text = useText()
  const { priors } = useRunWorkspace()
  const { otherPatient } = usePriors(priors)
  if (!otherPatient) return null
  const [begun, inView] = [patientWords(otherPatient.begun, text), patientWords(otherPatient.inView, text)]
  return (
    <Notice
      tone="warning"
      role="status"
      className={className}
      title={text('priors.other.title')}
      action={
        <Button
          size="sm"
          className={cx(wrapClass, 'min-h-8 pointer-coarse:min-h-11')}
          onClick={() => priors.assignToView()}
        >
          {text('priors.other.assign', { inView })}
        </Button>
      }
    >
      {text('priors.other.text', { begun, inView })} {hasFile ? text('priors.other.file') : null}
    </Notice>
  )
}
